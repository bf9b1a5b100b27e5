import { sql, type RawBuilder } from 'kysely';

/** A `like` condition for a literal text: `%`, `_` and `\` are escaped. */
export function contains(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
