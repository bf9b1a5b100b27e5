import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/db/schema/database.ts';

/**
 * Runs a part of a transaction that may fail alone: if `work` throws, what it wrote is taken back and the transaction
 * goes on. Savepoints may stand inside each other.
 */
export async function inSavepoint<Result>(
  db: Transaction<Database>,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`savepoint part`.execute(db);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(db);
    await sql`release savepoint part`.execute(db);
    throw error;
  }
}
