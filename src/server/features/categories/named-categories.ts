import { plainWords } from '#shared/search-words.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { countProductsByCategory, selectCategories } from './categories.queries.ts';
import { buildTree, pathTo } from './category-tree.ts';

export type NamedCategories = {
  /** Categories that a typed word names: it begins a word of their name or of one above them. */
  named: (word: string) => number[];
  /** Products that stand in these, whatever the public sees of them. */
  countIn: (ids: readonly number[]) => number;
  /** Products in all categories. */
  all: number;
};

export async function loadNamedCategories(db: Reader): Promise<NamedCategories> {
  const rows = await selectCategories(db, 'products');
  const counts = await countProductsByCategory(db);
  const tree = buildTree(rows);
  const paths = rows.map(({ id }) => ({
    id,
    words: pathTo(tree, id).flatMap(({ name }) => wordsOfName(name)),
  }));
  return {
    named: (word) =>
      paths.filter(({ words }) => words.some((other) => other.startsWith(word))).map(({ id }) => id),
    countIn: (ids) => ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0),
    all: [...counts.values()].reduce((sum, count) => sum + count, 0),
  };
}

/** Bounds what is remembered; more names than that are in no catalogue. */
const mostNames = 5_000;
const remembered = new Map<string, readonly string[]>();

/** Every search folds the names of all categories; the same column always gives the same words. */
function wordsOfName(column: string): readonly string[] {
  const known = remembered.get(column);
  if (known) return known;
  if (remembered.size >= mostNames) remembered.clear();
  const words = Object.values(readTexts(column)).flatMap(plainWords);
  remembered.set(column, words);
  return words;
}
