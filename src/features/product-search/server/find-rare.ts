import type { Reader } from '#server/db/connect.ts';
import type { SearchField } from '#server/db/full-text/search-term.ts';
import { selectHitsById, selectHitsByTerm, selectHitsOfOneRank } from './hits.queries.ts';
import { createIndexLookup } from './index-lookup.ts';
import { otherTextRank } from './ranking.ts';
import type { FoldedRequest, Hit, Match } from './search-request.ts';
import { maxMatches, rarestTerm, termsFor, type Term } from './terms.ts';

/** If at most this many products have the rarest word, they are read and checked for the other words. */
const maxCheckedRows = 100;

/**
 * Finds all hits of a search whose rarest word occurs in at most `maxRanked` products. `terms` are what a hit
 * must have; `typed`, if different, are the terms by which hits are ranked.
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

/**
 * Whether the search is a single word that occurs in no code and no name, so that all hits have the same
 * rank.
 */
function hasOneRank(terms: readonly Term[], field: SearchField): boolean {
  const [term, ...others] = terms;
  const isInOtherTexts = term?.counts.names === 0 && term.counts.codes === 0;
  return field === 'words' && isInOtherTexts && others.length === 0;
}
