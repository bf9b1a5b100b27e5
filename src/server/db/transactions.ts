import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Clock } from '#server/ports/clock.ts';
import type { Connections } from './connect.ts';
import type { OperationalTables } from './schema/database.ts';
import { refuseOldProgram } from './migrations/smallest-schema.ts';

/** The user who writes; null for the program itself. With `apiKey` another program writes, not the key's maker. */
export type Actor = { id: number; apiKey?: { id: number; name: string } } | null;

export type OperationalTransaction = { db: Transaction<OperationalTables>; now: string };

/** Throws if the work that writes has lost its right to write. */
export type WriteGuard = (db: Transaction<OperationalTables>) => Promise<void>;

const guards = new AsyncLocalStorage<WriteGuard>();

/** Runs `work`; `guard` runs at the beginning of each of its transactions. */
export function guardWrites<Result>(guard: WriteGuard, work: () => Promise<Result>): Promise<Result> {
  return guards.run(guard, work);
}

/**
 * Runs at the beginning of each transaction.
 *
 * @throws ProgramTooOldError, or the error of the guard
 */
export async function checkWrite(db: Transaction<OperationalTables>): Promise<void> {
  await refuseOldProgram(db);
  await guards.getStore()?.(db);
}

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
    await checkWrite(narrowed);
    return work({ db: narrowed, now });
  });
}
