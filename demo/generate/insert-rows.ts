import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/db/schema/database.ts';

/** Both databases limit the parameters of one statement. */
const maxParameters = 30_000;

/** Inserts rows with few large statements. */
export async function insertRows(
  db: Transaction<Database>,
  table: keyof Database,
  rows: readonly object[],
): Promise<void> {
  const size = Math.floor(maxParameters / Object.keys(rows[0] ?? {}).length);
  const plain = db as unknown as Kysely<Record<string, object>>;
  for (let start = 0; start < rows.length; start += size)
    await plain
      .insertInto(table)
      .values(rows.slice(start, start + size))
      .execute();
}
