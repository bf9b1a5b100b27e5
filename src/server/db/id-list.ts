import { sql, type RawBuilder } from 'kysely';
import type { Reader } from './connect.ts';
import { dialectOf } from './dialect-of.ts';
import { toJson } from './json.ts';

/**
 * The ids for `in (…)`. PostgreSQL refuses an empty list, so an empty one becomes the id 0, which no row has.
 */
export function idList(ids: readonly number[]): number[] {
  return [0, ...ids];
}

/**
 * A list for `in (…)` that may contain thousands of numbers. It is sent as one JSON parameter, because both
 * databases limit the number of parameters.
 */
export function numbersIn(db: Pick<Reader, 'getExecutor'>, numbers: readonly number[]): RawBuilder<number> {
  const json = toJson(numbers);
  return dialectOf(db) === 'sqlite'
    ? sql<number>`(select value from json_each(${json}))`
    : sql<number>`(select value::integer from jsonb_array_elements_text(${json}::jsonb))`;
}
