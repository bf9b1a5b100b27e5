import type { Reader } from '#server/db/connect.ts';
import type { SearchField } from '#server/db/full-text/search-term.ts';
import { findRare } from './find-rare.ts';
import {
  selectHitsByCode,
  selectHitsById,
  selectHitsInOrder,
  selectIdsByNameStart,
  selectQueueAfter,
} from './hits.queries.ts';
import { createIndexLookup, type IndexLookup } from './index-lookup.ts';
import { nameStart } from './ranking.ts';
import type { FoldedRequest, Hit, Hits, Match, SearchRequest } from './search-request.ts';
import { maxMatches, termsFor, wholeTerms, type Term, type TypedTerm } from './terms.ts';

/** A search is dense if this many products at the top of the catalogue probably contain enough hits. */
const window = 1_000;

/** The estimate is rough, so twice as many products are scanned. */
const maxScanned = 2 * window;

/** The number of ids that are read for each wanted result. */
const idsPerResult = 2;

type CommonSearch = {
  db: Reader;
  request: FoldedRequest;
  terms: readonly TypedTerm[];
  field: SearchField;
  productCount: number;
};

/** Finds the best hits of a search that more than `maxRanked` products may match (docs/decisions/0019). */
export async function findCommon(search: CommonSearch): Promise<Hits> {
  const { db, request, terms, field } = search;
  const { limit, maxRanked } = request;
  const lookUp = await createIndexLookup(db, terms, { limit: idsPerResult * limit, maxRanked });
  if (isDense(search, terms, field)) return findByRank(search, lookUp);

  // For words that rarely occur together, the index often returns all products that have them.
  const indexed = await lookUp(field);
  if (indexed.hasMore) return findByRank(search, async (each) => (each === field ? indexed : lookUp(each)));
  return {
    hits: await selectHitsById(request.products, indexed.ids, matchIn(search, field)),
    hasMore: false,
  };
}

/** Collects the hits rank by rank, the best first, until there are enough. */
async function findByRank(search: CommonSearch, lookUp: IndexLookup): Promise<Hits> {
  const { db, request, terms, field } = search;
  const whole = wholeTerms(terms);
  const { namedCategories } = request;
  const steps: (() => Promise<Hits>)[] = [];
  if (field !== 'names')
    steps.push(async () => ({ hits: await selectHitsByCode(db, request.products, request), hasMore: false }));
  if (field !== 'codes' && maxMatches(whole, 'names') > 0) {
    steps.push(() => findByNameStart(search, true));
    steps.push(() => findInField(search, 'names', lookUpOnce(search, whole), whole));
  }
  if (namedCategories)
    steps.push(() => findInField(search, 'words', lookUpOnce(search, [namedCategories]), [namedCategories]));
  if (field !== 'codes') steps.push(() => findByNameStart(search, false));
  for (const each of field === 'words' ? (['names', 'words'] as const) : [field]) {
    if (maxMatches(terms, each) > 0) steps.push(() => findInField(search, each, lookUp));
  }

  const hits: Hit[] = [];
  let hasMore = false;
  for (const step of steps) {
    if (hits.length >= request.limit) break;
    const found = await step();
    hits.push(...found.hits);
    hasMore ||= found.hasMore;
  }
  return { hits, hasMore };
}

function lookUpOnce({ db, request }: CommonSearch, terms: readonly Term[]): IndexLookup {
  return async (field) => {
    const { limit, maxRanked } = request;
    const lookUp = await createIndexLookup(db, terms, { limit: idsPerResult * limit, maxRanked });
    return lookUp(field);
  };
}

/**
 * Finds products with a name that begins with the typed words. With `isWhole` the last typed word must be a
 * whole word of the name.
 */
async function findByNameStart(search: CommonSearch, isWhole: boolean): Promise<Hits> {
  const { db, request } = search;
  const maxIds = idsPerResult * request.limit;
  const ids = await selectIdsByNameStart(db, { start: request.search, isWhole, limit: maxIds + 1 });
  const required = [{ ...nameStart(request.search), isWhole }];
  const match = { ...matchIn(search, 'names'), required };
  const hits = await selectHitsById(request.products, ids.slice(0, maxIds), match);
  if (ids.length <= maxIds) return { hits, hasMore: false };
  // The ids are unsorted, and not all were read. So the first products of the catalogue are scanned too.
  return { hits: [...hits, ...(await scanInOrder(request, match)).hits], hasMore: true };
}

/** Finds products that have these terms in a field, ranked by the typed terms. */
async function findInField(
  search: CommonSearch,
  field: SearchField,
  lookUp: IndexLookup,
  terms: readonly Term[] = search.terms,
): Promise<Hits> {
  const { db, request } = search;
  if (maxMatches(terms, field) <= request.maxRanked)
    return { hits: await findRare(db, request, terms, field, search.terms), hasMore: false };
  const match = { ...matchIn(search, field), required: termsFor(terms, field) };
  const scanned = isDense(search, terms, field) ? await scanInOrder(request, match) : undefined;
  if (scanned && (scanned.hits.length >= request.limit || !scanned.hasMore)) return scanned;

  // The hits may come later in the catalogue's order, or few products have all the words.
  const { ids, hasMore } = await lookUp(field);
  const indexed = await selectHitsById(request.products, ids, match);
  const hits = [...(scanned?.hits ?? []), ...indexed];
  if (scanned || !hasMore || hits.length >= request.limit) return { hits, hasMore };
  return { hits: [...hits, ...(await scanInOrder(request, match)).hits], hasMore: true };
}

async function scanInOrder({ products, ordered, limit }: SearchRequest, match: Match): Promise<Hits> {
  const lowestQueue = await selectQueueAfter(ordered, maxScanned);
  const hits = await selectHitsInOrder(products, match, { lowestQueue, limit });
  return { hits, hasMore: lowestQueue !== undefined };
}

/**
 * Whether the first products of the catalogue probably contain enough hits. The estimate assumes that words
 * occur independently of each other.
 */
function isDense(
  { request, productCount }: CommonSearch,
  terms: readonly Term[],
  field: SearchField,
): boolean {
  const share = termsFor(terms, field).reduce(
    (product, { counts }) => product * Math.min(counts[field] / productCount, 1),
    1,
  );
  return window * share >= request.limit;
}

function matchIn({ request, terms }: CommonSearch, field: SearchField): Match {
  const { search, namedCategories } = request;
  return { field, search, terms: termsFor(terms, field), namedCategories };
}
