import { sql, type RawBuilder } from 'kysely';
import type { Dialect } from './columns.ts';
import { toJson } from './json.ts';

/** For `in (…)`: PostgreSQL has no empty list, and no row has the id 0. */
export function idList(ids: readonly number[]): number[] {
  return [0, ...ids];
}

/** For `in (…)` with thousands of numbers, which would be too many parameters: they go as one. */
export function numbersIn(dialect: Dialect, numbers: readonly number[]): RawBuilder<number> {
  const json = toJson(numbers);
  return dialect === 'sqlite'
    ? sql<number>`(select value from json_each(${json}))`
    : sql<number>`(select value::integer from jsonb_array_elements_text(${json}::jsonb))`;
}
