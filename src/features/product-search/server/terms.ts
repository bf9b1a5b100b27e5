import type { SearchField, SearchTerm } from '#server/db/full-text/search-term.ts';

/** Upper limits for the number of products that have a word, by field. */
export type FieldCounts = Record<SearchField, number>;

/** `wholeNames` is the number of products that have exactly this word in a name. */
export type WordCounts = FieldCounts & { wholeNames: number };

export type Term = SearchTerm & { counts: FieldCounts };
export type TypedTerm = Term & { counts: WordCounts };

/** The terms for a field: categories, sizes and finishes apply only to the field `words`. */
export function termsFor<Each extends SearchTerm>(terms: readonly Each[], field: SearchField): Each[] {
  if (field === 'words') return [...terms];
  return terms.filter(({ word }) => word !== '').map((term) => ({ ...term, categoryIds: [], choices: [] }));
}

/** The typed words as terms that match only whole words of a name. */
export function wholeTerms(terms: readonly TypedTerm[]): Term[] {
  return terms
    .filter(({ word }) => word !== '')
    .map(({ word, counts }) => ({
      word,
      categoryIds: [],
      forms: [word],
      isWhole: true,
      counts: { codes: 0, names: counts.wholeNames, words: Infinity },
    }));
}

export function rarestTerm(terms: readonly Term[], field: SearchField): Term {
  return termsFor(terms, field).reduce((rarest, term) =>
    term.counts[field] < rarest.counts[field] ? term : rarest,
  );
}

/** An upper limit for the number of products that match all terms. */
export function maxMatches(terms: readonly Term[], field: SearchField): number {
  return rarestTerm(terms, field).counts[field];
}
