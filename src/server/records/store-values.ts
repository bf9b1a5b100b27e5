import { insertRow, selectPlaces, updateRow, type AnyRow, type ColumnValue } from '#server/db/record-rows.ts';
import { readTexts } from '#server/db/localised-column.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { getLanguageCodes, requireMainText } from '#server/languages/languages.service.ts';
import { checkMedia } from './media-columns.ts';
import type { OwnColumns, RecordResource, SentColumns } from './record-resource.ts';
import { listOf, textColumn, type RecordTable, type Values } from './record-table.ts';

/** A stored row; `message` names the parts that could not be restored. */
export type Saved<Row> = { row: Row; message?: string };

/** The column values that a call sent, without the columns that it left out. */
export function sentValues<Row>(columns: SentColumns<Row>): Values {
  const sent: Record<string, ColumnValue> = {};
  for (const [column, value] of Object.entries(columns as Sent)) {
    if (value !== undefined) sent[column] = typeof value === 'boolean' ? Number(value) : value;
  }
  return sent;
}
type Sent = Readonly<Record<string, ColumnValue | boolean | undefined>>;

/** The `queue` that puts a new record at the top of its list; the values name the list. */
export async function topQueue<Row extends AnyRow>(
  { db }: ContentTransaction,
  table: RecordTable<Row>,
  values: object,
): Promise<number> {
  const [first] = await selectPlaces(db, table.name, listOf(table, values));
  return (first?.queue ?? 0) + 1;
}

/** Checks and stores a new row and its history entry. */
export async function storeNew<Row extends AnyRow, Input extends object, Shown>(
  tx: ContentTransaction,
  resource: RecordResource<Row, Input, Shown>,
  values: Values,
  withId?: OwnColumns<Row>,
): Promise<Saved<Row>> {
  const { table } = resource;
  await checkMedia(tx.db, table, values);
  await checkRow(tx, resource, { id: 0, version: 1, ...values } as Row);
  const inserted = await insertRow<Row>(tx.db, table.name, values);
  const chosen = withId && ((await withId(inserted)) as Values);
  const row = chosen ? await updateRow<Row>(tx.db, table.name, inserted.id, chosen) : inserted;
  await tx.record({ entity: table.entity, id: row.id, action: 'create', before: null, after: row });
  return { row };
}

/** Checks and stores the changed columns; if no column has changed, nothing is written. */
export async function storeChanges<Row extends AnyRow, Input extends object, Shown>(
  tx: ContentTransaction,
  resource: RecordResource<Row, Input, Shown>,
  { before, values }: { before: Row; values: Values },
): Promise<Saved<Row>> {
  const { table } = resource;
  const old = before as Values;
  const changed = Object.fromEntries(
    Object.entries(values).filter(([column, value]) => old[column] !== value),
  );
  await checkMedia(tx.db, table, changed);
  await checkRow(tx, resource, { ...before, ...changed });
  if (Object.keys(changed).length === 0) {
    tx.leaveUnchanged();
    return { row: before };
  }
  const isMoved = table.listBy.some((column) => column in changed);
  const written = {
    ...changed,
    ...(isMoved && { queue: await topQueue(tx, table, { ...before, ...changed }) }),
    version: before.version + 1,
    updated_at: tx.now,
  };
  const row = await updateRow<Row>(tx.db, table.name, before.id, written);
  await tx.record({ entity: table.entity, id: row.id, action: 'update', before, after: row });
  return { row };
}

/**
 * Checks a row before it is stored.
 * @throws AppError 422 if the main text is missing, and the errors of the resource's own check
 */
export async function checkRow<Row extends AnyRow, Input extends object, Shown>(
  tx: ContentTransaction,
  { table, check }: RecordResource<Row, Input, Shown>,
  row: Row,
): Promise<void> {
  const { mainText } = table;
  if (mainText !== null) {
    const { main } = await getLanguageCodes(tx.db);
    requireMainText(mainText, readTexts(textColumn(row, mainText)), main);
  }
  await check?.(tx, row);
}
