import type { Reader } from '#server/db/connect.ts';
import type { SearchField, SearchTerm } from '#server/db/full-text/search-index.ts';
import {
  otherRank,
  selectByCode,
  selectByIndex,
  selectByNameStart,
  selectFloor,
  selectForms,
  selectIndexed,
  selectInOrder,
  selectRanked,
  type Hit,
  type ProductSearch,
  type Sizes,
} from './search.queries.ts';

/** Of so many in order enough are expected to have what many have; as many again are looked through if they do not. */
const window = 1_000;
/** Hits that the index gives for what many have, for each that is wanted. */
const indexedForEach = 2;
/** So many are read for one word, and the others are looked for in them. */
const fewRead = 100;
/** Words with one beginning that the index is asked for one by one. */
const mostForms = 200;

/** A typed word, and at most how many products have it in each field. */
export type Term = SearchTerm & { sizes: Sizes };

/** What was found, and whether there may be more that were not looked at. */
type Hits = { hits: Hit[]; isCut: boolean };

/** At most as many products have all of the words. */
export function sizeOf(terms: readonly Term[], field: SearchField): number {
  return rarest(terms, field).sizes[field];
}

/** All that have every word, where few have the rarest of them. */
export async function findFew(
  db: Reader,
  { products, search, mostRanked }: ProductSearch,
  terms: readonly Term[],
  field: SearchField,
): Promise<Hit[]> {
  const looked = { field, search, terms: termsOf(terms, field) };
  if (terms.length > 1 && sizeOf(terms, field) > fewRead) {
    const { ids, isCut } = await (await openIndex(db, terms, { most: mostRanked, mostRanked })).find(field);
    if (!isCut) return selectRanked(products, { ...looked, ids });
  }
  const indexed = [rarest(terms, field)];
  const [only, ...others] = terms;
  const isElsewhere = only?.sizes.names === 0 && only.sizes.codes === 0;
  const knownRank = field === 'words' && isElsewhere && others.length === 0 ? otherRank : undefined;
  return selectByIndex(db, products, { ...looked, indexed, knownRank, limit: mostRanked });
}

/**
 * The best of what many may have. Words that seldom stand together are looked up together in the index: where
 * these are few, they are all. Else each part of the rank is asked for by itself, the best first, until there
 * are enough: the products are looked through in their order when so many have the words that enough come soon.
 */
export async function findBroad(
  db: Reader,
  request: ProductSearch,
  { terms, all, field }: { terms: readonly Term[]; all: number; field: SearchField },
): Promise<Hits> {
  const { products, search, limit, mostRanked } = request;
  const index = await openIndex(db, terms, { most: indexedForEach * limit, mostRanked });
  const isDense = (each: SearchField) =>
    termsOf(terms, each).reduce((share, { sizes }) => share * Math.min(sizes[each] / all, 1), window) >=
    limit;

  const together = isDense(field) ? undefined : await index.find(field);
  if (together && !together.isCut) {
    const hits = await selectRanked(products, {
      field,
      search,
      terms: termsOf(terms, field),
      ids: together.ids,
    });
    return { hits, isCut: false };
  }
  const hits = field === 'names' ? [] : await selectByCode(db, products, search, limit);
  let isCut = false;
  if (field !== 'codes') {
    const begun = await findByStart(db, request, termsOf(terms, 'names'));
    hits.push(...begun.hits);
    isCut = begun.isCut;
  }
  for (const each of field === 'words' ? (['names', 'words'] as const) : [field]) {
    if (hits.length >= limit) break;
    if (sizeOf(terms, each) === 0) continue;
    const found = await findMany(each);
    hits.push(...found.hits);
    isCut ||= found.isCut;
  }
  return { hits, isCut };

  async function findMany(each: SearchField): Promise<Hits> {
    if (sizeOf(terms, each) <= mostRanked)
      return { hits: await findFew(db, request, terms, each), isCut: false };
    const looked = { field: each, search, terms: termsOf(terms, each) };
    const first = isDense(each) ? await lookThrough(request, looked) : undefined;
    if (first && (first.hits.length >= limit || !first.isCut)) return first;
    // What is left may stand far down the order, or many have each of the words and few all of them.
    const { ids, isCut: hasMore } = (each === field && together) || (await index.find(each));
    const found = [...(first?.hits ?? []), ...(await selectRanked(products, { ...looked, ids }))];
    if (first || !hasMore || found.length >= limit) return { hits: found, isCut: hasMore };
    return { hits: [...found, ...(await lookThrough(request, looked)).hits], isCut: true };
  }
}

/** Products with a name that begins with what is typed. */
async function findByStart(db: Reader, request: ProductSearch, terms: readonly SearchTerm[]): Promise<Hits> {
  const { products, search, limit } = request;
  const most = indexedForEach * limit;
  const ids = await selectByNameStart(db, search, most + 1);
  const sought = [{ word: `| ${search}`, categoryIds: [] }];
  const looked = { field: 'names' as const, search, terms, sought };
  const hits = await selectRanked(products, { ...looked, ids: ids.slice(0, most) });
  if (ids.length <= most) return { hits, isCut: false };
  // So many that they also stand among the first, which are to be shown.
  return { hits: [...hits, ...(await lookThrough(request, looked)).hits], isCut: true };
}

async function lookThrough(
  { products, ordered, limit }: ProductSearch,
  looked: {
    field: SearchField;
    search: string;
    terms: readonly SearchTerm[];
    sought?: readonly SearchTerm[];
  },
): Promise<Hits> {
  const floor = await selectFloor(ordered, 2 * window);
  const hits = await selectInOrder(products, { ...looked, limit, floor });
  return { hits, isCut: floor !== undefined };
}

/** The index, asked for words in use: of those that too many begin, the others of the search or the first are. */
async function openIndex(
  db: Reader,
  terms: readonly Term[],
  { most, mostRanked }: { most: number; mostRanked: number },
) {
  const begun = await selectForms(
    db,
    terms.map(({ word }) => word),
    mostForms,
  );
  const formed = terms.map((term, place) => ({
    term: { ...term, forms: term.word === '' ? undefined : begun[place]?.forms },
    isAll: term.word === '' || (begun[place]?.isAll ?? false),
  }));
  const whole = formed.filter(({ isAll }) => isAll);
  const indexed = whole.length > 0 ? whole : formed.slice(0, 1);
  // What is not asked for is looked at in what was found, of which more is left out.
  const reach = whole.length < formed.length ? mostRanked : most;
  return {
    async find(field: SearchField): Promise<{ ids: number[]; isCut: boolean }> {
      const asked = termsOf(
        indexed.map(({ term }) => term),
        field,
      );
      const ids = await selectIndexed(db, { field, terms: asked, limit: reach + 1 });
      return { ids: ids.slice(0, reach), isCut: whole.length === 0 || ids.length > reach };
    },
  };
}

/** Names and codes say nothing of categories. */
function termsOf<Each extends SearchTerm>(terms: readonly Each[], field: SearchField): Each[] {
  return field === 'words'
    ? [...terms]
    : terms.filter(({ word }) => word !== '').map((term) => ({ ...term, categoryIds: [] }));
}

function rarest(terms: readonly Term[], field: SearchField): Term {
  return termsOf(terms, field).reduce((least, term) =>
    term.sizes[field] < least.sizes[field] ? term : least,
  );
}
