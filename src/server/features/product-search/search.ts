import { typedWords } from '#shared/search-words.ts';
import type { Reader } from '#server/db/connect.ts';
import { loadNamedCategories, type NamedCategories } from '#server/features/categories/named-categories.ts';
import { findNearWords } from './similar-words.ts';
import { findBroad, findFew, sizeOf, type Term } from './finders.ts';
import { selectSizes, type Hit, type ProductSearch } from './search.queries.ts';

/** Of the categories that a word names; one that names more is broad by any measure. */
const mostCategories = 300;

const fields = { all: 'words', name: 'names', code: 'codes' } as const;

export type Found = {
  /** Best first. */
  ids: number[];
  /** There may be more than these. */
  hasMore: boolean;
  /** Nothing has what was typed, and these have words that are spelt alike. */
  isNear: boolean;
};

/**
 * Products that have every typed word, in any order and spelling. Neither the rarest nor the broadest
 * search reads all products: what few have is looked up in the index and ranked exactly; for what many have the
 * products are looked through in their order until there are enough.
 */
export async function searchProducts(db: Reader, request: ProductSearch): Promise<Found> {
  const categories = await loadNamedCategories(db);
  const words = typedWords(request.search);
  const found = await findByWords(db, request, words, categories);
  if (found.ids.length > 0 || request.where === 'code') return { ...found, isNear: false };
  const near = await findNearWords(db, words, (word) => categories.named(word).length > 0);
  if (!near) return { ...found, isNear: false };
  return { ...(await findByWords(db, request, near, categories)), isNear: true };
}

async function findByWords(
  db: Reader,
  request: ProductSearch,
  words: readonly string[],
  categories: NamedCategories,
): Promise<Omit<Found, 'isNear'>> {
  if (words.length === 0) return { ids: [], hasMore: false };
  const field = fields[request.where];
  const terms = await loadTerms(db, request, words, categories);
  const size = sizeOf(terms, field);
  if (size === 0) return { ids: [], hasMore: false };
  const joined = { ...request, search: words.join(' ') };
  if (size <= request.mostRanked)
    return { ids: inOrder(await findFew(db, joined, terms, field)), hasMore: false };
  const { hits, isCut } = await findBroad(db, joined, { terms, all: categories.all, field });
  const ids = inOrder(hits);
  return { ids: ids.slice(0, request.limit), hasMore: isCut || ids.length >= request.limit };
}

/** The typed words with their categories and sizes, and the categories that are searched as one more. */
async function loadTerms(
  db: Reader,
  { where, categoryIds: within }: ProductSearch,
  words: readonly string[],
  categories: NamedCategories,
): Promise<Term[]> {
  const sizes = await selectSizes(db, words);
  const terms = sizes.map((size, place) => {
    const word = words[place] ?? '';
    const categoryIds = where === 'all' ? categories.named(word).slice(0, mostCategories) : [];
    return { word, categoryIds, sizes: { ...size, words: size.words + categories.countIn(categoryIds) } };
  });
  if (!within) return terms;
  const anywhere = { codes: Infinity, names: Infinity, words: categories.countIn(within) };
  return [...terms, { word: '', categoryIds: within, sizes: anywhere }];
}

function inOrder(hits: readonly Hit[]): number[] {
  const sorted = [...hits].sort((a, b) => a.rank - b.rank || b.queue - a.queue || b.id - a.id);
  return [...new Set(sorted.map(({ id }) => id))];
}
