/** For `in (…)`: PostgreSQL has no empty list, and no row has the id 0. */
export function idList(ids: readonly number[]): number[] {
  return [0, ...ids];
}
