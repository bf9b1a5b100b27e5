import type { SelectQueryBuilder } from 'kysely';
import type { Reader } from './connect.ts';
import { dialectOf } from './dialect-of.ts';

/**
 * Locks the selected rows until the transaction ends. On SQLite it does nothing, because SQLite has one
 * writer at a time.
 */
export function lockedRows<DB, Table extends keyof DB, Row>(
  db: Pick<Reader, 'getExecutor'>,
  query: SelectQueryBuilder<DB, Table, Row>,
): SelectQueryBuilder<DB, Table, Row> {
  return dialectOf(db) === 'postgres' ? query.forUpdate() : query;
}

/** Like `lockedRows`, but skips rows that other transactions have locked. */
export function skipLockedRows<DB, Table extends keyof DB, Row>(
  db: Pick<Reader, 'getExecutor'>,
  query: SelectQueryBuilder<DB, Table, Row>,
): SelectQueryBuilder<DB, Table, Row> {
  return dialectOf(db) === 'postgres' ? query.forUpdate().skipLocked() : query;
}
