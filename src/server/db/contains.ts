import { sql, type RawBuilder } from 'kysely';

/** `like` with the text as it is: `%`, `_` and `\` are escaped. */
export function contains(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
