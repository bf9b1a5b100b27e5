import { sql, type RawBuilder } from 'kysely';
import type { Reader } from './connect.ts';
import { dialectOf } from './dialect-of.ts';
import { toJson } from './json.ts';

export type JsonColumn = { name: string; type: 'integer' | 'text' };
type JsonRow = Readonly<Record<string, string | number | null>>;

/**
 * Rows with these columns for `from (…)`, sent as one JSON parameter, because both databases limit the number
 * of parameters.
 */
export function jsonRows(
  db: Pick<Reader, 'getExecutor'>,
  columns: readonly JsonColumn[],
  rows: readonly JsonRow[],
): RawBuilder<unknown> {
  const json = toJson(rows.map((row) => columns.map(({ name }) => wellFormed(row[name]))));
  const isSqlite = dialectOf(db) === 'sqlite';
  const values = columns.map(({ name, type }, index) => {
    const value = isSqlite
      ? sql`json_extract(value, ${sql.lit(`$[${index}]`)})`
      : sql`(value->>${sql.lit(index)})::${sql.raw(type)}`;
    return sql`${value} as ${sql.ref(name)}`;
  });
  const list = isSqlite ? sql`json_each(${json})` : sql`jsonb_array_elements(${json}::jsonb)`;
  return sql`(select ${sql.join(values)} from ${list})`;
}

/**
 * Replaces unpaired surrogates, because PostgreSQL refuses JSON that contains one, although it accepts one in
 * a text parameter.
 */
function wellFormed(value: string | number | null | undefined): string | number | null | undefined {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
