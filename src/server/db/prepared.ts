import { sql } from 'kysely';

/**
 * Ends a statement whose plan is the same whatever its values are, like one that looks rows up by their ids.
 * PostgreSQL plans it once for each connection; planning takes it longer than finding two dozen rows.
 */
export const prepared = sql.raw('/* prepared */');

/** Whether a compiled statement ends in `prepared`. */
export function isPrepared(text: string): boolean {
  return text.endsWith('/* prepared */');
}
