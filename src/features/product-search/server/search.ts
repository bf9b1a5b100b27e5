import { queryWords } from './search-words.ts';
import type { Reader } from '#server/db/connect.ts';
import { loadCategoryNameIndex, type CategoryNameIndex } from './category-name-index.ts';
import { findCommon } from './find-common.ts';
import { findRare } from './find-rare.ts';
import type { Hit, SearchRequest } from './search-request.ts';
import { correctWords } from './similar-words.ts';
import { maxMatches, type Term, type TypedTerm } from './terms.ts';
import { selectWordCounts } from './vocabulary.queries.ts';

/** A word that names more categories than this is treated as common. */
const maxCategoriesPerWord = 300;

const fields = { all: 'words', name: 'names', code: 'codes' } as const;

export type SearchResult = {
  /** Best first. */
  ids: number[];
  /** More products may match than `ids` holds. */
  hasMore: boolean;
  /** Nothing matches the typed words; these products match similar words. */
  isNear: boolean;
};

/** Finds products that have every typed word; never reads all products (docs/decisions/0019). */
export async function searchProducts(db: Reader, request: SearchRequest): Promise<SearchResult> {
  const categories = await loadCategoryNameIndex(db);
  const words = queryWords(request.search);
  const found = await findByWords(db, request, words, categories);
  if (found.ids.length > 0 || request.where === 'code') return { ...found, isNear: false };
  const corrected = await correctWords(db, words, (word) => categories.idsMatching(word).length > 0);
  if (!corrected) return { ...found, isNear: false };
  return { ...(await findByWords(db, request, corrected, categories)), isNear: true };
}

async function findByWords(
  db: Reader,
  request: SearchRequest,
  words: readonly string[],
  categories: CategoryNameIndex,
): Promise<Omit<SearchResult, 'isNear'>> {
  if (words.length === 0) return { ids: [], hasMore: false };
  const field = fields[request.where];
  const terms = await loadTerms(db, request, words, categories);
  const matches = maxMatches(terms, field);
  if (matches === 0) return { ids: [], hasMore: false };
  const namedCategories = request.where === 'all' ? termOfNamed(categories, words) : undefined;
  const folded = { ...request, search: words.join(' '), namedCategories };
  if (matches <= request.maxRanked)
    return { ids: sortedIds(await findRare(db, folded, terms, field)), hasMore: false };
  const search = { db, request: folded, terms, field, productCount: categories.productCount };
  const { hits, hasMore } = await findCommon(search);
  const ids = sortedIds(hits);
  return { ids: ids.slice(0, request.limit), hasMore: hasMore || ids.length >= request.limit };
}

/** A term for each word, and one more for the categories that the search is limited to. */
async function loadTerms(
  db: Reader,
  { where, categoryIds: within }: SearchRequest,
  words: readonly string[],
  categories: CategoryNameIndex,
): Promise<TypedTerm[]> {
  const counts = await selectWordCounts(db, words);
  const terms = counts.map((count, index) => {
    const word = words[index] ?? '';
    const categoryIds = where === 'all' ? categories.idsMatching(word).slice(0, maxCategoriesPerWord) : [];
    return {
      word,
      categoryIds,
      counts: { ...count, words: count.words + categories.countProducts(categoryIds) },
    };
  });
  if (!within) return terms;
  return [...terms, inCategories(categories, within)];
}

function inCategories(categories: CategoryNameIndex, categoryIds: readonly number[]): TypedTerm {
  const words = categories.countProducts(categoryIds);
  const counts = { codes: Infinity, names: Infinity, words, wholeNames: Infinity };
  return { word: '', categoryIds, counts };
}

function termOfNamed(categories: CategoryNameIndex, words: readonly string[]): Term | undefined {
  const ids = categories.idsNamed(words).slice(0, maxCategoriesPerWord);
  return ids.length > 0 ? inCategories(categories, ids) : undefined;
}

function sortedIds(hits: readonly Hit[]): number[] {
  const sorted = [...hits].sort((a, b) => a.rank - b.rank || b.queue - a.queue || b.id - a.id);
  return [...new Set(sorted.map(({ id }) => id))];
}
