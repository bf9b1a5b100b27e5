import { sql, type RawBuilder } from 'kysely';
import type { Reader } from './connect.ts';
import { dialectOf } from './dialect-of.ts';
import { toJson } from './json.ts';

export type JsonColumn = { name: string; type: 'integer' | 'text' };
type JsonRow = Readonly<Record<string, string | number | null>>;

/** For `from (…)`: rows with these columns as one JSON parameter, because both databases limit parameters. */
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

/** PostgreSQL reads no JSON with half a character, which it would take in a parameter of its own. */
function wellFormed(value: string | number | null | undefined): string | number | null | undefined {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
