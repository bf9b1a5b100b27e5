import type { SearchField, SearchTerm } from '#server/db/full-text/search-term.ts';

/** Upper bounds of the number of products, by the field that has a word. */
export type FieldCounts = Record<SearchField, number>;

export type Term = SearchTerm & { counts: FieldCounts };

/** The terms as they apply to a field: only the field `words` knows categories. */
export function termsFor<Each extends SearchTerm>(terms: readonly Each[], field: SearchField): Each[] {
  if (field === 'words') return [...terms];
  return terms.filter(({ word }) => word !== '').map((term) => ({ ...term, categoryIds: [] }));
}

export function rarestTerm(terms: readonly Term[], field: SearchField): Term {
  return termsFor(terms, field).reduce((rarest, term) =>
    term.counts[field] < rarest.counts[field] ? term : rarest,
  );
}

/** An upper bound of the products that match all terms. */
export function maxMatches(terms: readonly Term[], field: SearchField): number {
  return rarestTerm(terms, field).counts[field];
}
