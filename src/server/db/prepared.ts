import { sql } from 'kysely';

/**
 * Append it to a statement for which one plan is good for all values, such as a lookup by ids. PostgreSQL
 * then plans the statement once per connection; planning takes longer than finding two dozen rows.
 */
export const prepared = sql.raw('/* prepared */');

/** Whether a compiled statement ends with `prepared`. */
export function isPrepared(text: string): boolean {
  return text.endsWith('/* prepared */');
}
