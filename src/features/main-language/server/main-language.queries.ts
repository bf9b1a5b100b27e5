import { sql, type Transaction } from 'kysely';
import type { AnyRow, ColumnValue } from '#server/db/record-rows.ts';
import type { Database, ListedTable } from '#server/db/schema/database.ts';

type Batch = { table: ListedTable; after: number; limit: number };

/** The next rows by id, deleted ones included. */
export async function selectBatch(
  db: Transaction<Database>,
  { table, after, limit }: Batch,
): Promise<AnyRow[]> {
  const { rows } = await sql<AnyRow>`select * from ${sql.table(table)}
    where id > ${after} order by id limit ${limit}`.execute(db);
  return rows;
}

/** Writes columns that follow from others, by the functions that a save uses too; the row keeps its version. */
export async function updateDerived(
  db: Transaction<Database>,
  table: ListedTable,
  { id, values }: { id: number; values: Readonly<Record<string, ColumnValue>> },
): Promise<void> {
  const settings = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(settings)} where id = ${id}`.execute(db);
}
