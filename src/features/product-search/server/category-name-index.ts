import { plainWords } from './search-words.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { loadProductCategories } from '#features/categories/server/categories.read.ts';
import { countProductsByCategory } from '#features/categories/server/category-counts.read.ts';
import { buildTree, pathTo } from '#features/categories/server/category-tree.ts';

/** The words of all category names, for the product search. */
export type CategoryNameIndex = {
  /** The categories whose path contains a word that begins with `word`. */
  idsMatching: (word: string) => number[];
  /** The categories whose path contains every one of these words as a whole word. */
  idsNamed: (words: readonly string[]) => number[];
  /** Counts the live products of these categories, including hidden ones. */
  countProducts: (ids: readonly number[]) => number;
  /** The number of live products in all categories. */
  productCount: number;
};

export async function loadCategoryNameIndex(db: Reader): Promise<CategoryNameIndex> {
  const rows = await loadProductCategories(db);
  const counts = await countProductsByCategory(db);
  const tree = buildTree(rows);
  const paths = rows.map(({ id }) => ({
    id,
    words: pathTo(tree, id).flatMap(({ name }) => wordsOfName(name)),
  }));
  return {
    idsMatching: (word) =>
      paths.filter(({ words }) => words.some((other) => other.startsWith(word))).map(({ id }) => id),
    idsNamed: (wanted) =>
      paths.filter(({ words }) => wanted.every((word) => words.includes(word))).map(({ id }) => id),
    countProducts: (ids) => ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0),
    productCount: [...counts.values()].reduce((sum, count) => sum + count, 0),
  };
}

/**
 * The cache of folded names is emptied above this number of entries. A catalogue has fewer names of
 * categories, sizes and finishes.
 */
const maxCached = 5_000;
const cachedWords = new Map<string, readonly string[]>();

/**
 * The folded words of a name in all languages. They are cached, because each search needs the words of every
 * category, size and finish.
 */
export function wordsOfName(column: string): readonly string[] {
  const cached = cachedWords.get(column);
  if (cached) return cached;
  if (cachedWords.size >= maxCached) cachedWords.clear();
  const words = Object.values(readTexts(column)).flatMap(plainWords);
  cachedWords.set(column, words);
  return words;
}
