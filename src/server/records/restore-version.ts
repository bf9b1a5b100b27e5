import type { VersionRestore } from '#shared/schema/history.ts';
import type { AnyRow } from '#server/db/record-rows.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { notFound, refused } from '#server/errors.ts';
import { selectVersion } from './history.queries.ts';
import { readVersion } from './history.read.ts';
import { dropGoneMedia } from './media-columns.ts';
import { presentRecord, type OwnColumns, type RecordResource } from './record-resource.ts';
import { settableValues, type Values } from './record-table.ts';
import { storeChanges, type Saved } from './store-values.ts';
import { getRow } from './update-record.ts';
import { checkVersion } from '#server/versions.ts';

/**
 * Writes the values that a record had after an earlier change. Media that no longer exist are left out, and
 * the message names them.
 */
export async function restoreVersion<Row extends AnyRow, Input extends object, Shown>(
  tx: ContentTransaction,
  resource: RecordResource<Row, Input, Shown>,
  id: number,
  { entry, version }: VersionRestore & { entry: number },
  own: OwnColumns<Row> = async () => ({}),
): Promise<Saved<Row>> {
  const { table } = resource;
  const before = await getRow(tx.db, table, id);
  await checkVersion(version, before.version, () => presentRecord(tx.db, resource, before));
  const json = await selectVersion(tx.db, { entity: table.entity, id: String(id) }, entry);
  if (json === undefined) throw notFound('Bu sürüm bulunamadı. Geçmişi yenileyip tekrar deneyin.');
  const older = readVersion(table, json);
  if (!older) throw refused('Kayıt o anda silinmişti. Geçmişten başka bir sürüm seçin.');
  const { values, ...dropped } = await dropGoneMedia(tx.db, table, settableValues(table, older));
  const chosen = (await own({ ...before, ...values })) as Values;
  const saved = await storeChanges(tx, resource, { before, values: { ...values, ...chosen } });
  return { ...saved, ...dropped };
}
