import type { Selectable } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { selectRows } from '#server/db/record-rows.ts';
import type { SynonymTable } from '#server/db/schema/synonym.ts';
import { synonymWords } from '../synonym-words.rules.ts';

export type SynonymRow = Selectable<SynonymTable>;

/** The synonyms of a language: each is a list of words or phrases that mean the same, as staff wrote them. */
export async function loadSynonyms(db: Reader, lang: string): Promise<string[][]> {
  const rows = await selectRows<SynonymRow>(db, 'synonyms');
  return rows.filter((row) => row.lang === lang).map(({ name, words }) => [name, ...synonymWords(words)]);
}
