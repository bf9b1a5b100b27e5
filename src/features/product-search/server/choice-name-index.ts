import { sql } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { wordsOfName } from './category-name-index.ts';

/** A size (`s7`) or finish (`f3`) with the words of its name in all languages. */
type NamedChoice = { choice: string; words: readonly string[] };

/** The words of all sizes and finishes, for the product search. */
export type ChoiceNameIndex = {
  /** The sizes and finishes with a word in their name that begins with this word. */
  matching: (word: string) => string[];
  /** The sizes and finishes with this whole word in their name. */
  named: (word: string) => string[];
};

export async function loadChoiceNameIndex(db: Reader): Promise<ChoiceNameIndex> {
  const rows = await selectChoiceNames(db);
  const all: NamedChoice[] = rows.map(({ choice, name }) => ({ choice, words: wordsOfName(name) }));
  const find = (isFound: (words: readonly string[]) => boolean) =>
    all.filter(({ words }) => isFound(words)).map(({ choice }) => choice);
  return {
    matching: (word) => find((words) => words.some((other) => other.startsWith(word))),
    named: (word) => find((words) => words.includes(word)),
  };
}

async function selectChoiceNames(db: Reader): Promise<{ choice: string; name: string }[]> {
  const { rows } = await sql<{ choice: string; name: string }>`
    select 's' || id as choice, name from sizes where deleted_at is null
    union all select 'f' || id, name from finishes where deleted_at is null`.execute(db);
  return rows;
}

/**
 * Counts the live products, including hidden ones, that have an active variant of each of these sizes and
 * finishes.
 */
export async function countProductsByChoice(
  db: Reader,
  choices: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (choices.length === 0) return new Map();
  const rows = await db
    .selectFrom('variant_choice_counts')
    .where('choice', 'in', [...choices])
    .groupBy('choice')
    .select(({ fn }) => ['choice', fn.sum<number | string>('live_products').as('products')])
    .execute();
  return new Map(rows.map(({ choice, products }) => [choice, Number(products)]));
}
