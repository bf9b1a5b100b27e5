import { sql, type Transaction } from 'kysely';
import type { AnyRow, ColumnValue } from '#server/db/record-rows.ts';
import type { Database, ListedTable } from '#server/db/schema/database.ts';

type Batch = { table: ListedTable; after: number; limit: number };

/** Selects the next rows by id, including deleted ones. */
export async function selectBatch(
  db: Transaction<Database>,
  { table, after, limit }: Batch,
): Promise<AnyRow[]> {
  const { rows } = await sql<AnyRow>`select * from ${sql.table(table)}
    where id > ${after} order by id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Writes columns that are derived from others in the same way as a save derives them. The row's version stays
 * the same.
 */
export async function updateDerived(
  db: Transaction<Database>,
  table: ListedTable,
  { id, values }: { id: number; values: Readonly<Record<string, ColumnValue>> },
): Promise<void> {
  const settings = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(settings)} where id = ${id}`.execute(db);
}
