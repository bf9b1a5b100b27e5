import { sql, type RawBuilder } from 'kysely';
import type { Reader } from './connect.ts';
import { dialectOf } from './dialect-of.ts';

type FirstRow = {
  table: string;
  /** The name of the joined row; within `where` and `orderBy` a candidate is called `own`. */
  as: string;
  columns: readonly string[];
  where: string;
  orderBy: string;
};

/**
 * `left join` of the first matching row of a table that has an `id`. SQLite has no `lateral`;
 * PostgreSQL would scan the whole table for the form that SQLite takes.
 */
export function leftJoinFirst(
  db: Pick<Reader, 'getExecutor'>,
  { table, as, columns, where, orderBy }: FirstRow,
): RawBuilder<unknown> {
  const first = (selected: readonly string[]) => {
    const list = selected.map((column) => `own.${column}`).join(', ');
    return `(select ${list} from ${table} as own where ${where} order by ${orderBy} limit 1)`;
  };
  return sql.raw(
    dialectOf(db) === 'postgres'
      ? `left join lateral ${first(columns)} as ${as} on true`
      : `left join ${table} as ${as} on ${as}.id = ${first(['id'])}`,
  );
}
