import { PostgresAdapter } from 'kysely';
import type { Dialect } from './columns.ts';
import type { Reader } from './connect.ts';

/** The database that is read, for the few statements that each of them wants worded in its own way. */
export function dialectOf(db: Pick<Reader, 'getExecutor'>): Dialect {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
