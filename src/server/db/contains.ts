import { sql, type RawBuilder } from 'kysely';

/** Whether a column holds this text as it is: what are signs of `like` stand for themselves. */
export function contains(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
