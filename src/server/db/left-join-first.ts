import { sql, type RawBuilder } from 'kysely';
import type { Reader } from './connect.ts';
import { dialectOf } from './dialect-of.ts';

type FirstRow = {
  table: string;
  /** The alias of the joined row; inside `where` and `orderBy` the candidate rows have the alias `own`. */
  as: string;
  columns: readonly string[];
  where: string;
  orderBy: string;
};

/**
 * A `left join` with only the first matching row of a table that has an `id`. There is a variant per dialect,
 * because SQLite has no `lateral`, and PostgreSQL would scan the whole table for SQLite's variant.
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
