import type { Transaction } from 'kysely';
import type { Clock } from '#server/ports/clock.ts';
import type { Connections } from './connect.ts';
import type { OperationalTables } from './schema/database.ts';

/** The user who writes; null for the program itself. */
export type Actor = { id: number } | null;

export type OperationalTransaction = { db: Transaction<OperationalTables>; now: string };

export type Writing = { connections: Connections; clock: Clock };

/**
 * Runs a write to tables that no page shows, such as sessions, jobs and messages. It cannot write content, so
 * the page cache stays valid.
 */
export async function inOperationalTransaction<Result>(
  { connections, clock }: Writing,
  work: (tx: OperationalTransaction) => Promise<Result>,
): Promise<Result> {
  const now = clock.now().toISOString();
  return connections.writer.transaction().execute(async (db) => {
    // This cast only narrows the type to the operational tables.
    const narrowed = db as unknown as Transaction<OperationalTables>;
    return work({ db: narrowed, now });
  });
}
