import { PostgresAdapter } from 'kysely';
import type { Dialect } from './migration-tables.ts';
import type { Reader } from './connect.ts';

/** The dialect of a connection or transaction, for statements that differ between the databases. */
export function dialectOf(db: Pick<Reader, 'getExecutor'>): Dialect {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
