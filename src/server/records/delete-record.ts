import { selectRowsById, updateRow, type AnyRow } from '#server/db/record-rows.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { notFound } from '#server/errors.ts';
import { dropGoneMedia } from './media-columns.ts';
import type { OwnColumns, RecordResource } from './record-resource.ts';
import { settableValues, type Values } from './record-table.ts';
import { restorableSince } from '#server/restore-period.ts';
import { topQueue, type Saved } from './store-values.ts';
import { getRow } from './update-record.ts';

/** Deletes a record; it can be restored for 30 days (docs/product.md, "Deleting"). */
export async function deleteRecord<Row extends AnyRow, Input extends object, Shown>(
  tx: ContentTransaction,
  { table }: RecordResource<Row, Input, Shown>,
  id: number,
): Promise<void> {
  const before = await getRow(tx.db, table, id);
  const changes = { deleted_at: tx.now, version: before.version + 1 };
  const after = await updateRow<Row>(tx.db, table.name, id, changes);
  await tx.record({ entity: table.entity, id, action: 'delete', before, after });
}

/**
 * Restores a deleted record at the top of its list. `own` computes columns anew, such as a key that another
 * record uses by now.
 */
export async function restoreRecord<Row extends AnyRow, Input extends object, Shown>(
  tx: ContentTransaction,
  { table, check }: RecordResource<Row, Input, Shown>,
  id: number,
  own: OwnColumns<Row> = async () => ({}),
): Promise<Saved<Row>> {
  const [before] = await selectRowsById<Row>(tx.db, table.name, [id]);
  if (!before?.deleted_at || before.deleted_at < restorableSince(new Date(tx.now))) throw notFound();
  const { values, ...dropped } = await dropGoneMedia(tx.db, table, settableValues(table, before));
  const restored = { ...values, ...((await own(before)) as Values), deleted_at: null };
  await check?.(tx, { ...before, ...restored });
  const row = await updateRow<Row>(tx.db, table.name, id, {
    ...restored,
    queue: await topQueue(tx, table, { ...before, ...restored }),
    version: before.version + 1,
    updated_at: tx.now,
  });
  await tx.record({ entity: table.entity, id, action: 'restore', before, after: row });
  return { row, ...dropped };
}
