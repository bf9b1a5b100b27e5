import type { Reader } from '#server/db/connect.ts';
import type { SearchField } from '#server/db/full-text/search-term.ts';
import { selectHitsById, selectHitsByTerm, selectHitsOfOneRank } from './hits.queries.ts';
import { createIndexLookup } from './index-lookup.ts';
import { otherTextRank } from './ranking.ts';
import type { FoldedRequest, Hit, Match } from './search-request.ts';
import { maxMatches, rarestTerm, termsFor, type Term } from './terms.ts';

/** Up to this many products of the rarest word are read and checked for the other words. */
const maxCheckedRows = 100;

/**
 * All hits of a search whose rarest word at most `maxRanked` products have, ranked by the typed terms if these
 * are not the ones that a hit must have.
 */
export async function findRare(
  db: Reader,
  { products, search, maxRanked, namedCategories }: FoldedRequest,
  terms: readonly Term[],
  field: SearchField,
  typed: readonly Term[] = terms,
): Promise<Hit[]> {
  const required = termsFor(terms, field);
  const match: Match = { field, search, terms: termsFor(typed, field), required, namedCategories };
  if (terms.length > 1 && maxMatches(terms, field) > maxCheckedRows) {
    const lookUp = await createIndexLookup(db, terms, { limit: maxRanked, maxRanked });
    const { ids, hasMore } = await lookUp(field);
    if (!hasMore) return selectHitsById(products, ids, match);
  }
  const lookup = { term: rarestTerm(terms, field), limit: maxRanked };
  return !namedCategories && hasOneRank(terms, field)
    ? selectHitsOfOneRank(db, products, { ...lookup, field, rank: otherTextRank })
    : selectHitsByTerm(db, products, { ...lookup, match });
}

/** Whether the search is one word that no code and no name has. */
function hasOneRank(terms: readonly Term[], field: SearchField): boolean {
  const [term, ...others] = terms;
  const isInOtherTexts = term?.counts.names === 0 && term.counts.codes === 0;
  return field === 'words' && isInOtherTexts && others.length === 0;
}
