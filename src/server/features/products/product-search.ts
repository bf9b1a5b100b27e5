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
const window = 1_000;
/** Hits that fill up what was found by looking through. */
const mostFilled = 300;
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
  /** So many are enough of what more than `mostRanked` have. */
  limit: number;
};

export type Found = {
  /** Best first. */
  ids: number[];
  /** There may be more than these. */
  hasMore: boolean;
  /** Nothing has what was typed, and these have words that are spelt alike. */
  isNear: boolean;
};

type Term = SearchTerm & { sizes: Sizes };

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
  const find = createFinder(db, { ...request, search: words.join(' ') }, terms);
  const size = find.size(field);
  if (size <= mostRanked) return { ids: inOrder(size === 0 ? [] : await find.few(field)), hasMore: false };
  const hits = field === 'names' ? [] : await find.byCode();
  if (field === 'words' && find.size('names') > 0) {
    hits.push(...(await (find.size('names') <= mostRanked ? find.few('names') : find.many('names'))));
  }
  if (field !== 'words' || hits.length < request.limit) hits.push(...(await find.many(field)));
  const ids = inOrder(hits);
  return { ids: ids.slice(0, request.limit), hasMore: ids.length >= request.limit };
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

function createFinder(
  db: Reader,
  { search, products, ordered, limit }: ProductSearch,
  terms: readonly Term[],
) {
  /** Names and codes say nothing of categories. */
  const termsOf = (field: SearchField): Term[] =>
    field === 'words'
      ? [...terms]
      : terms.filter(({ word }) => word !== '').map((term) => ({ ...term, categoryIds: [] }));
  const rarest = (field: SearchField) =>
    termsOf(field).reduce((least, term) => (term.sizes[field] < least.sizes[field] ? term : least));
  const lookUp = (field: SearchField, indexed: readonly Term[], most: number) =>
    selectByIndex(db, products, { field, search, indexed, terms: termsOf(field), limit: most });
  return {
    /** At most as many products have all of the words. */
    size: (field: SearchField) => rarest(field).sizes[field],
    few: (field: SearchField) => lookUp(field, [rarest(field)], mostRanked),
    byCode: () => selectByCode(db, products, search, limit),
    async many(field: SearchField): Promise<Hit[]> {
      const floor = await selectFloor(ordered, window);
      const request = { field, search, terms: termsOf(field), limit };
      const hits = await selectInOrder(products, { ...request, floor });
      if (hits.length >= limit || floor === undefined) return hits;
      // What is left may stand far down the order, or many have each of the words and few all of them.
      return [...hits, ...(await lookUp(field, termsOf(field), mostFilled))];
    },
  };
}

function inOrder(hits: readonly Hit[]): number[] {
  const sorted = [...hits].sort((a, b) => a.rank - b.rank || b.queue - a.queue || b.id - a.id);
  return [...new Set(sorted.map(({ id }) => id))];
}
