import { plainWords } from './search-words.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { loadProductCategories } from '#features/categories/server/categories.read.ts';
import { countProductsByCategory } from '#features/categories/server/category-counts.read.ts';
import { buildTree, pathTo } from '#features/categories/server/category-tree.ts';

/** The words of all category names, for the product search. */
export type CategoryNameIndex = {
  /** Categories where a word of their name, or of a category above them, begins with this word. */
  idsMatching: (word: string) => number[];
  /** Categories where names of the path to them have every one of these words, whole. */
  idsNamed: (words: readonly string[]) => number[];
  /** Live products of these categories, hidden ones included. */
  countProducts: (ids: readonly number[]) => number;
  /** Live products of all categories. */
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

/** Bounds the cache of folded names, in columns; a catalogue has fewer names of categories, sizes and finishes. */
const maxCached = 5_000;
const cachedWords = new Map<string, readonly string[]>();

/** Cached, because each search needs the words of every name of a category, size and finish. */
export function wordsOfName(column: string): readonly string[] {
  const cached = cachedWords.get(column);
  if (cached) return cached;
  if (cachedWords.size >= maxCached) cachedWords.clear();
  const words = Object.values(readTexts(column)).flatMap(plainWords);
  cachedWords.set(column, words);
  return words;
}
