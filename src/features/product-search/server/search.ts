import { queryWords } from './search-words.ts';
import type { Reader } from '#server/db/connect.ts';
import { loadCategoryNameIndex, type CategoryNameIndex } from './category-name-index.ts';
import { countProductsByChoice, loadChoiceNameIndex, type ChoiceNameIndex } from './choice-name-index.ts';
import { findCommon } from './find-common.ts';
import { findRare } from './find-rare.ts';
import type { Hit, SearchRequest } from './search-request.ts';
import { correctRareWords, correctWords, type Vocabulary } from './similar-words.ts';
import { otherWordings, type Synonyms } from './synonym-queries.ts';
import { maxMatches, type Term, type TypedTerm } from './terms.ts';
import { selectWordCounts } from './vocabulary.queries.ts';

/** The maximum number of names of categories, and of sizes and finishes, that are used for one word. */
const maxNamesPerWord = 300;

const fields = { all: 'words', name: 'names', code: 'codes' } as const;

export type SearchResult = {
  /** The ids of the products, the best first. */
  ids: number[];
  /** True if more products than those in `ids` may match. */
  hasMore: boolean;
  /** True if nothing matches the typed words and these products match similar words. */
  isNear: boolean;
  /** The folded words that were searched: the typed words or similar ones. */
  words: readonly string[];
  choices: ChoiceNameIndex;
};

/**
 * The names that a search matches separately, because documents contain only the ids of categories, sizes and
 * finishes.
 */
type NameIndexes = { categories: CategoryNameIndex; choices: ChoiceNameIndex };

/**
 * Finds the products that contain every typed word or its synonyms, without ever reading all products
 * (docs/decisions/0019, 0072).
 */
export async function searchProducts(db: Reader, request: SearchRequest): Promise<SearchResult> {
  const names = await loadNames(db);
  const { choices } = names;
  const words = queryWords(request.search);
  const found = await findWordings(db, request, words, names);
  if (found.ids.length > 0 || request.where === 'code') return { ...found, isNear: false, choices };
  for (const corrected of await correctWords(db, words, vocabularyOf(names, request.synonyms))) {
    const near = await findWordings(db, request, corrected, names);
    if (near.ids.length > 0) return { ...near, isNear: true, choices };
  }
  return { ...found, isNear: false, choices };
}

/** Similar words to search for instead of a search that found next to nothing, the best first. */
export async function findCorrections(
  db: Reader,
  { search, synonyms }: Pick<SearchRequest, 'search' | 'synonyms'>,
  foundNothing: boolean,
): Promise<string[][]> {
  const vocabulary = vocabularyOf(await loadNames(db), synonyms);
  const correct = foundNothing ? correctWords : correctRareWords;
  return correct(db, queryWords(search), vocabulary);
}

async function loadNames(db: Reader): Promise<NameIndexes> {
  return { categories: await loadCategoryNameIndex(db), choices: await loadChoiceNameIndex(db) };
}

function vocabularyOf({ categories, choices }: NameIndexes, synonyms: Synonyms = []): Vocabulary {
  const synonymWords = [...new Set(synonyms.flat().flatMap(({ words }) => words))];
  return {
    synonymWords,
    isName: (word) =>
      categories.idsMatching(word).length > 0 ||
      choices.matching(word).length > 0 ||
      synonymWords.includes(word),
  };
}

/** Finds the products of the typed words, then those of their synonyms until there are enough. */
async function findWordings(
  db: Reader,
  request: SearchRequest,
  words: readonly string[],
  names: NameIndexes,
): Promise<Pick<SearchResult, 'ids' | 'hasMore' | 'words'>> {
  const found = await findByWords(db, request, words, names);
  const ids = new Set(found.ids);
  const used = new Set(words);
  let { hasMore } = found;
  for (const wording of otherWordings(words, request.synonyms ?? [])) {
    if (ids.size >= request.limit) return { ids: [...ids], hasMore: true, words: [...used] };
    const others = await findByWords(db, request, wording, names);
    hasMore ||= others.hasMore;
    for (const id of others.ids) ids.add(id);
    if (others.ids.length > 0) for (const word of wording) used.add(word);
  }
  return { ids: [...ids], hasMore, words: [...used] };
}

async function findByWords(
  db: Reader,
  request: SearchRequest,
  words: readonly string[],
  names: NameIndexes,
): Promise<Pick<SearchResult, 'ids' | 'hasMore'>> {
  const { categories } = names;
  if (words.length === 0) return { ids: [], hasMore: false };
  const field = fields[request.where];
  const terms = await loadTerms(db, request, words, names);
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

/** Loads a term for each word, and more for the categories, sizes and finishes to which the search is limited. */
async function loadTerms(
  db: Reader,
  { where, categoryIds: within, offering: groups = [] }: SearchRequest,
  words: readonly string[],
  { categories, choices: choiceNames }: NameIndexes,
): Promise<TypedTerm[]> {
  const named = words.map((word) => ({
    word,
    categoryIds: where === 'all' ? categories.idsMatching(word).slice(0, maxNamesPerWord) : [],
    choices: where === 'all' ? choiceNames.matching(word).slice(0, maxNamesPerWord) : [],
  }));
  const counts = await selectWordCounts(db, words);
  const allChoices = new Set([...named.flatMap(({ choices }) => choices), ...groups.flat()]);
  const productsOf = await countProductsByChoice(db, [...allChoices]);
  const countOffering = (choices: readonly string[]) =>
    choices.reduce((sum, choice) => sum + (productsOf.get(choice) ?? 0), 0);
  const terms = counts.flatMap((count, index) => {
    const term = named[index];
    if (!term) return [];
    const inCategory = categories.countProducts(term.categoryIds);
    const offering = countOffering(term.choices);
    return [{ ...term, counts: { ...count, words: count.words + inCategory + offering } }];
  });
  const offered = groups.map((choices) => {
    const counts = { codes: Infinity, names: Infinity, words: countOffering(choices), wholeNames: Infinity };
    return { word: '', categoryIds: [], choices, counts };
  });
  return [...terms, ...offered, ...(within ? [inCategories(categories, within)] : [])];
}

function inCategories(categories: CategoryNameIndex, categoryIds: readonly number[]): TypedTerm {
  const words = categories.countProducts(categoryIds);
  const counts = { codes: Infinity, names: Infinity, words, wholeNames: Infinity };
  return { word: '', categoryIds, counts };
}

function termOfNamed(categories: CategoryNameIndex, words: readonly string[]): Term | undefined {
  const ids = categories.idsNamed(words).slice(0, maxNamesPerWord);
  return ids.length > 0 ? inCategories(categories, ids) : undefined;
}

function sortedIds(hits: readonly Hit[]): number[] {
  const sorted = [...hits].sort((a, b) => a.rank - b.rank || b.queue - a.queue || b.id - a.id);
  return [...new Set(sorted.map(({ id }) => id))];
}
