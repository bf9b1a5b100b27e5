import { typedWords } from '#shared/search-words.ts';
import type { Reader } from '#server/db/connect.ts';
import type { SearchField, SearchTerm } from '#server/db/search/search-index.ts';
import { loadNamedCategories, type NamedCategories } from '#server/features/categories/named-categories.ts';
import { findNearWords } from './product-near-words.ts';
import {
  selectByCode,
  selectByIndex,
  selectFloor,
  selectInOrder,
  selectSizes,
  type Hit,
  type ProductSelection,
  type Sizes,
} from './product-search.queries.ts';

/** So many hits are ranked exactly; of more the first in the catalogue's order are. */
export const mostRanked = 1_000;
/** Products that are looked through in order for something that many have. */
const window = 2_000;
/** Of the categories that a word names; one that names more is broad by any measure. */
const mostCategories = 300;

export type SearchWhere = 'all' | 'name' | 'code';
const fields = { all: 'words', name: 'names', code: 'codes' } as const;

export type ProductSearch = {
  search: string;
  where: SearchWhere;
  /** Among which products. */
  products: ProductSelection;
  /** As `products`, with those conditions alone that the index of their order knows. */
  ordered: ProductSelection;
  /** `products` stand in these alone; undefined: anywhere. */
  categoryIds?: readonly number[] | undefined;
  limit: number;
};

/** Ids of what is found, best first; `isNear`: nothing was, and these have words that are spelt alike. */
export type Found = { ids: number[]; isNear: boolean };

/**
 * Products that have every typed word, in any order and spelling. Neither the rarest nor the broadest
 * search reads all products: what few have is looked up in the index and ranked exactly; for what many have the
 * products are looked through in their order until there are enough.
 */
export async function searchProducts(db: Reader, request: ProductSearch): Promise<Found> {
  const categories = await loadNamedCategories(db);
  const words = typedWords(request.search);
  const ids = await findByWords(db, request, words, categories);
  if (ids.length > 0 || request.where === 'code') return { ids, isNear: false };
  const near = await findNearWords(db, words, (word) => categories.named(word).length > 0);
  if (!near) return { ids, isNear: false };
  return { ids: await findByWords(db, request, near, categories), isNear: true };
}

async function findByWords(
  db: Reader,
  request: ProductSearch,
  words: readonly string[],
  categories: NamedCategories,
): Promise<number[]> {
  if (words.length === 0) return [];
  const { where, categoryIds, limit } = request;
  const field = fields[where];
  const terms = words.map((word) => ({
    word,
    categoryIds: where === 'all' ? categories.named(word).slice(0, mostCategories) : [],
  }));
  const sizes = smallest(await selectSizes(db, words), terms, categories);
  const within = categoryIds && { word: '', categoryIds };
  if (within) sizes.words = Math.min(sizes.words, categories.countIn(within.categoryIds));
  const find = createFinder(db, { ...request, search: words.join(' '), within });
  if (sizes[field] === 0) return [];
  if (sizes[field] <= mostRanked) return inOrder(await find.byIndex(field, terms), limit);
  const hits = where === 'name' ? [] : await find.byCode();
  if (field !== 'words') return inOrder([...hits, ...(await find.broadly(field, terms))], limit);
  const plain = words.map((word) => ({ word, categoryIds: [] }));
  if (sizes.names > mostRanked) hits.push(...(await find.broadly('names', plain)));
  else if (sizes.names > 0) hits.push(...(await find.byIndex('names', plain)));
  if (hits.length < limit) hits.push(...(await find.broadly('words', terms)));
  return inOrder(hits, limit);
}

function createFinder(
  db: Reader,
  { search, products, ordered, limit, within }: ProductSearch & { within: SearchTerm | undefined },
) {
  const indexTerms = (field: SearchField, terms: readonly SearchTerm[]) =>
    field === 'words' && within ? [...terms, within] : terms;
  const byIndex = (field: SearchField, terms: readonly SearchTerm[]) =>
    selectByIndex(db, products, field, indexTerms(field, terms), {
      search,
      most: mostRanked,
      limit: mostRanked,
    });
  return {
    byIndex,
    byCode: () => selectByCode(db, products, search, limit),
    /** What many have may yet be far down the order, or many have each of its words and few all of them. */
    async broadly(field: SearchField, terms: readonly SearchTerm[]): Promise<Hit[]> {
      const floor = await selectFloor(ordered, window);
      const hits = await selectInOrder(products, field, terms, { search, floor: floor ?? 0, limit });
      if (hits.length >= limit || floor === undefined) return hits;
      return [...hits, ...(await byIndex(field, terms))];
    },
  };
}

/** At most as many products have all of the words, by field. */
function smallest(sizes: readonly Sizes[], terms: readonly SearchTerm[], categories: NamedCategories): Sizes {
  return {
    codes: Math.min(...sizes.map(({ codes }) => codes)),
    names: Math.min(...sizes.map(({ names }) => names)),
    words: Math.min(
      ...sizes.map(({ words }, place) => words + categories.countIn(terms[place]?.categoryIds ?? [])),
    ),
  };
}

function inOrder(hits: readonly Hit[], limit: number): number[] {
  const sorted = [...hits].sort((a, b) => a.rank - b.rank || b.queue - a.queue || b.id - a.id);
  return [...new Set(sorted.map(({ id }) => id))].slice(0, limit);
}
