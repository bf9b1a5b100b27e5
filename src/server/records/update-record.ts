import { findRow, type AnyRow } from '#server/db/record-rows.ts';
import type { Reader } from '#server/db/connect.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { notFound } from '#server/errors.ts';
import { presentRecord, type OwnColumns, type RecordResource } from './record-resource.ts';
import type { RecordTable, Values } from './record-table.ts';
import { mergeSentTexts } from './sent-texts.ts';
import { sentValues, storeChanges, type Saved } from './store-values.ts';
import { checkVersion } from '#server/versions.ts';

/** Changes the columns that `input` contains and those that the resource sets itself. */
export async function updateRecord<Row extends AnyRow, Input extends { version?: number | undefined }, Shown>(
  tx: ContentTransaction,
  resource: RecordResource<Row, Input, Shown>,
  id: number,
  input: Input,
  own: OwnColumns<Row> = async () => ({}),
): Promise<Saved<Row>> {
  const { table } = resource;
  const before = await getRow(tx.db, table, id);
  await checkVersion(input.version, before.version, () => presentRecord(tx.db, resource, before));
  const texts = await mergeSentTexts(tx.db, table, { before: before, input });
  const values = { ...sentValues(resource.columns(input)), ...texts };
  const chosen = (await own({ ...before, ...values })) as Values;
  return storeChanges(tx, resource, { before, values: { ...values, ...chosen } });
}

/** Reads a live row. @throws AppError 404 */
export async function getRow<Row extends AnyRow>(
  db: Reader,
  table: RecordTable<Row>,
  id: number,
): Promise<Row> {
  const row = await findRow<Row>(db, table.name, id);
  if (!row) throw notFound();
  return row;
}
