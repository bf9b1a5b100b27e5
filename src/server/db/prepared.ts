import { sql } from 'kysely';

/**
 * Marks, at its end, a statement with one good plan for all values, such as a lookup by ids. PostgreSQL plans it
 * once per connection; planning takes longer than finding two dozen rows.
 */
export const prepared = sql.raw('/* prepared */');

/** Whether a compiled statement ends with `prepared`. */
export function isPrepared(text: string): boolean {
  return text.endsWith('/* prepared */');
}
