import { sql } from 'kysely';

/**
 * Append it to a statement that has one good plan for all values, such as a lookup by ids. PostgreSQL then
 * plans it once per connection; planning takes longer than finding two dozen rows.
 */
export const prepared = sql.raw('/* prepared */');

/** Whether a compiled statement ends with `prepared`. */
export function isPrepared(text: string): boolean {
  return text.endsWith('/* prepared */');
}
