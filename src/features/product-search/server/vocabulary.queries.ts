import { sql } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import type { SearchField } from '#server/db/full-text/search-term.ts';
import type { WordCounts } from './terms.ts';

/**
 * If more stored words than this begin with a typed word, the products of that word are not counted and their
 * number is infinite.
 */
const maxCountedWords = 1_000;

/**
 * Selects for each typed word an upper limit for the number of products that have a word beginning with it.
 */
export async function selectWordCounts(db: Reader, words: readonly string[]): Promise<WordCounts[]> {
  const counts = words.map(
    (word, index) => sql`
      select ${sql.lit(index)} as word_index, count(*) as variants, sum(code_docs) as codes, sum(name_docs) as names, sum(docs) as words,
        (select name_docs from search_words where word = ${word}) as whole_names
      from (
        select code_docs, name_docs, docs from search_words
        where word >= ${word} and word < ${endOfPrefix(word)} limit ${sql.lit(maxCountedWords)}
      ) as variants`,
  );
  // PostgreSQL returns sums and counts as text.
  type Row = { word_index: number; variants: string; whole_names: number | null } & Record<
    SearchField,
    string | null
  >;
  const { rows } = await sql<Row>`${sql.join(counts, sql` union all `)}`.execute(db);
  return words.map((_, index) => {
    const row = rows.find(({ word_index: wordIndex }) => wordIndex === index);
    const wholeNames = row?.whole_names ?? 0;
    if (!row || Number(row.variants) === maxCountedWords)
      return { codes: Infinity, names: Infinity, words: Infinity, wholeNames };
    return { codes: Number(row.codes), names: Number(row.names), words: Number(row.words), wholeNames };
  });
}

/**
 * Selects for each typed word the first `limit` stored words that begin with it, and whether these are all.
 */
export async function selectWordForms(
  db: Reader,
  words: readonly string[],
  limit: number,
): Promise<{ forms: string[]; isComplete: boolean }[]> {
  if (words.length === 0) return [];
  const selections = words.map(
    (word, index) => sql`select * from (
      select ${sql.lit(index)} as word_index, word from search_words
      where word >= ${word} and word < ${endOfPrefix(word)} limit ${sql.lit(limit + 1)}) as forms`,
  );
  type Row = { word_index: number; word: string };
  const { rows } = await sql<Row>`${sql.join(selections, sql` union all `)}`.execute(db);
  return words.map((_, index) => {
    const forms = rows.filter(({ word_index: wordIndex }) => wordIndex === index).map(({ word }) => word);
    return { forms: forms.slice(0, limit), isComplete: forms.length <= limit };
  });
}

/** Selects the stored words that share the most trigrams, with the number of products that have them. */
export async function selectSimilarWords(db: Reader, trigrams: readonly string[], limit: number) {
  return db
    .selectFrom('search_grams')
    .where('gram', 'in', [...trigrams])
    .groupBy('word')
    .select((row) => [
      'word',
      row
        .selectFrom('search_words')
        .whereRef('search_words.word', '=', 'search_grams.word')
        .select('docs')
        .as('docs'),
    ])
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('word')
    .limit(limit)
    .execute();
}

/** A text that sorts after every word that begins with `prefix`. */
function endOfPrefix(prefix: string): string {
  return `${prefix}\u{10ffff}`;
}
