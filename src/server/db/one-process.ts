import { sql } from 'kysely';
import type { Connections } from './connect.ts';

/** True if no other process can use the data: on SQLite, but not on PostgreSQL. */
export function isOnlyProcess({ dialect }: Connections): boolean {
  return dialect === 'sqlite';
}

/** Runs `work`, which may consist of several transactions, in only one process at a time. */
export async function inOneProcess<Result>(
  { connections }: { connections: Connections },
  work: () => Promise<Result>,
): Promise<Result> {
  if (isOnlyProcess(connections)) return work();
  return connections.writer.connection().execute(async (db) => {
    // The other process may work for minutes.
    await sql`set lock_timeout = 0`.execute(db);
    await sql`select pg_advisory_lock(824200103)`.execute(db);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(824200103)`.execute(db);
      await sql`reset lock_timeout`.execute(db);
    }
  });
}
