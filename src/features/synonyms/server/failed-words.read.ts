import { searchFold } from '#shared/turkish.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectRows } from '#server/db/record-rows.ts';
import type { FailedWords } from '../synonym.ts';
import { synonymWords } from '../synonym-words.rules.ts';
import type { SynonymRow } from './synonyms.read.ts';

/** How many searches are offered, and how many are read to find them. */
const offered = 12;
const maxRead = 200;

/** The searches without result that no synonym contains yet. */
export async function listFailedWords(db: Reader): Promise<FailedWords> {
  const synonyms = await selectRows<SynonymRow>(db, 'synonyms');
  const known = new Set(
    synonyms.flatMap(({ name, words }) => [name, ...synonymWords(words)].map((word) => searchFold(word))),
  );
  const rows = await db
    .selectFrom('failed_searches')
    .groupBy('search')
    .select(({ fn }) => ['search', fn.sum<number | string>('count').as('count')])
    .orderBy('count', 'desc')
    .orderBy('search')
    .limit(maxRead)
    .execute();
  return rows
    .filter(({ search }) => !known.has(search))
    .slice(0, offered)
    .map(({ search, count }) => ({ search, count: Number(count) }));
}
