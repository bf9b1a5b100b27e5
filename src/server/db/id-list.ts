import { sql, type RawBuilder } from 'kysely';
import type { Reader } from './connect.ts';
import { dialectOf } from './dialect-of.ts';
import { toJson } from './json.ts';

/** For `in (…)`: PostgreSQL refuses an empty list, and no row has the id 0. */
export function idList(ids: readonly number[]): number[] {
  return [0, ...ids];
}

/** For `in (…)` with thousands of numbers: one JSON parameter, because both databases limit parameters. */
export function numbersIn(db: Pick<Reader, 'getExecutor'>, numbers: readonly number[]): RawBuilder<number> {
  const json = toJson(numbers);
  return dialectOf(db) === 'sqlite'
    ? sql<number>`(select value from json_each(${json}))`
    : sql<number>`(select value::integer from jsonb_array_elements_text(${json}::jsonb))`;
}
