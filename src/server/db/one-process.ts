import { sql } from 'kysely';
import type { Connections } from './connect.ts';

/** Whether this is the only process on the data: a SQLite data folder belongs to one, PostgreSQL serves several. */
export function isOnlyProcess({ dialect }: Connections): boolean {
  return dialect === 'sqlite';
}

/** Runs work of several transactions that no two processes may do at once. */
export async function inOneProcess<Result>(
  { connections }: { connections: Connections },
  work: () => Promise<Result>,
): Promise<Result> {
  if (isOnlyProcess(connections)) return work();
  return connections.writer.connection().execute(async (db) => {
    await sql`select pg_advisory_lock(824200103)`.execute(db);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(824200103)`.execute(db);
    }
  });
}
