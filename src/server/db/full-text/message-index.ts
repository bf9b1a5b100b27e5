import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../connect.ts';
import { dialectOf } from '../dialect-of.ts';

/**
 * A condition for messages in which each of these words begins a word. The words are folded and without
 * punctuation.
 */
export function messageHasWords(
  db: Pick<Reader, 'getExecutor'>,
  words: readonly string[],
): RawBuilder<boolean> {
  if (dialectOf(db) === 'postgres') {
    const query = words.map((word) => `'${word}':*`).join(' & ');
    return sql<boolean>`messages.search_words @@ ${query}::tsquery`;
  }
  const query = words.map((word) => `"${word}" *`).join(' AND ');
  return sql<boolean>`messages.id in (select rowid from message_words where message_words match ${query})`;
}
