import type { SelectQueryBuilder } from 'kysely';
import type { Reader } from './connect.ts';
import { dialectOf } from './dialect-of.ts';

/** Locks the selected rows until the transaction ends. SQLite has one writer and no row locks. */
export function lockedRows<DB, Table extends keyof DB, Row>(
  db: Pick<Reader, 'getExecutor'>,
  query: SelectQueryBuilder<DB, Table, Row>,
): SelectQueryBuilder<DB, Table, Row> {
  return dialectOf(db) === 'postgres' ? query.forUpdate() : query;
}

/** Locks the selected rows and skips those of other transactions. SQLite has one writer and no row locks. */
export function skipLockedRows<DB, Table extends keyof DB, Row>(
  db: Pick<Reader, 'getExecutor'>,
  query: SelectQueryBuilder<DB, Table, Row>,
): SelectQueryBuilder<DB, Table, Row> {
  return dialectOf(db) === 'postgres' ? query.forUpdate().skipLocked() : query;
}
