import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { ImportRowResult, ImportState } from '../import.ts';
import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';
import { fromJson } from '#server/db/json.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import type { ImportRowTable, ImportTable } from '#server/db/schema/import.ts';
import type { OperationalTransaction } from '#server/db/transactions.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import type { PageRange } from '#server/paging.ts';

export type ImportRecord = Selectable<ImportTable>;
export type ImportRowRecord = Selectable<ImportRowTable>;
type Writer = Kysely<OperationalTables>;

/** The cast is safe, because both transactions contain these tables. Kysely's types cannot express this. */
export const importTables = ({ db }: ContentTransaction | OperationalTransaction): Writer => db as Writer;

export function selectImport(db: Reader, id: number): Promise<ImportRecord | undefined> {
  return db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function selectImports(db: Reader, { limit, offset }: PageRange) {
  const rows = await db
    .selectFrom('imports')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('imports')
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

export async function insertImport(db: Writer, row: Insertable<ImportTable>): Promise<ImportRecord> {
  return db.insertInto('imports').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Changes an import that is in one of these states. Returns false if it is in another state. */
export async function updateImport(
  db: Writer,
  { id, states }: { id: number; states: readonly ImportState[] },
  change: Updateable<ImportTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', states)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Selects up to 100 imports that were created before an instant. */
export async function selectOldImports(db: Reader, before: string): Promise<ImportRecord[]> {
  return db.selectFrom('imports').selectAll().where('created_at', '<', before).limit(100).execute();
}

export async function deleteImport(db: Writer, id: number): Promise<void> {
  await deleteImportRows(db, id);
  await db.deleteFrom('imports').where('id', '=', id).execute();
}

/** The number of rows per statement. Each row has ten parameters, and SQLite accepts 32,766. */
const insertedRows = 500;

export async function insertImportRows(
  db: Writer,
  rows: readonly Insertable<ImportRowTable>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += insertedRows)
    await db
      .insertInto('import_rows')
      .values(rows.slice(start, start + insertedRows))
      .execute();
}

export async function deleteImportRows(db: Writer, importId: number): Promise<void> {
  await db.deleteFrom('import_rows').where('import_id', '=', importId).execute();
}

type RowPlace = { importId: number; position: number };

export async function updateImportRow(
  db: Writer,
  { importId, position }: RowPlace,
  change: Updateable<ImportRowTable>,
): Promise<void> {
  await db
    .updateTable('import_rows')
    .set(change)
    .where('import_id', '=', importId)
    .where('position', '=', position)
    .execute();
}

/** Selects the positions of the proposals that have this result. Only imports of pictures have proposals. */
export async function selectProposals(
  db: Writer,
  importId: number,
  result: ImportRowResult,
): Promise<number[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['position', 'after'])
    .where('import_id', '=', importId)
    .where('result', '=', result)
    .execute();
  const isProposal = (after: string | null) =>
    fromJson<{ is_proposal?: boolean }>(after ?? '{}').is_proposal === true;
  return rows.filter(({ after }) => isProposal(after)).map(({ position }) => position);
}

export async function selectRowsPage(
  db: Reader,
  { importId, result }: { importId: number; result: ImportRowResult | undefined },
  { limit, offset }: PageRange,
) {
  let chosen = db.selectFrom('import_rows').where('import_id', '=', importId);
  if (result) chosen = chosen.where('result', '=', result);
  const rows = await chosen.selectAll().orderBy('position').limit(limit).offset(offset).execute();
  const { total } = await chosen.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** The number of rows per batch of `writtenRows`. */
const piece = 200;

const written = ['create', 'update'] as const;

/** Yields the rows that the import will write or has written, in batches and in the order of the sheet. */
export async function* writtenRows(
  db: Reader,
  importId: number,
  results: readonly ImportRowResult[] = written,
): AsyncGenerator<ImportRowRecord[]> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('import_rows')
      .selectAll()
      .where('import_id', '=', importId)
      .where('result', 'in', results)
      .where('position', '>', after)
      .orderBy('position')
      .limit(piece)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.position;
    yield rows;
  }
}

/** Selects the same rows as `writtenRows`, but only those of these products. */
export function selectWrittenRowsOf(
  db: Reader,
  importId: number,
  productIds: readonly number[],
): Promise<ImportRowRecord[]> {
  return db
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', importId)
    .where('result', 'in', written)
    .where('product_id', 'in', numbersIn(db, productIds))
    .orderBy('position')
    .execute();
}

export async function countRows(db: Reader, importId: number): Promise<Map<ImportRowResult, number>> {
  const rows = await db
    .selectFrom('import_rows')
    .select(({ fn }) => ['result', fn.countAll().as('count')])
    .where('import_id', '=', importId)
    .groupBy('result')
    .execute();
  return new Map(rows.map(({ result, count }) => [result, Number(count)]));
}

/** The names of users by id, including deleted users. */
export async function selectUserNames(db: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', numbersIn(db, ids))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
