import type { Reader } from '#server/db/connect.ts';
import type { SearchField } from '#server/db/full-text/search-term.ts';
import { selectIndexedIds } from './hits.queries.ts';
import { termsFor, type Term } from './terms.ts';
import { selectWordForms } from './vocabulary.queries.ts';

/** A typed word that begins more stored words than this is too common to be looked up. */
const maxForms = 200;

/** Ids that the index gives for a field; `hasMore`: there may be others. */
export type IndexLookup = (field: SearchField) => Promise<{ ids: number[]; hasMore: boolean }>;

/**
 * A lookup of several terms by the stored words that begin with them (docs/decisions/0019). Words that are
 * too common are left out, and the caller checks them in the products that were found.
 */
export async function createIndexLookup(
  db: Reader,
  terms: readonly Term[],
  { limit, maxRanked }: { limit: number; maxRanked: number },
): Promise<IndexLookup> {
  const open = terms.filter(({ word, isWhole }) => word !== '' && !isWhole);
  const wordForms = await selectWordForms(
    db,
    open.map(({ word }) => word),
    maxForms,
  );
  const formsOf = new Map(open.map((term, index) => [term, wordForms[index]]));
  const withForms = terms.map((term) => ({ ...term, forms: formsOf.get(term)?.forms ?? term.forms }));
  const complete = withForms.filter((_, index) => {
    const term = terms[index];
    return term && (formsOf.get(term)?.isComplete ?? !open.includes(term));
  });
  // If every word is too common, the first is looked up by its first forms, and the result is incomplete.
  const indexed = complete.length > 0 ? complete : withForms.slice(0, 1);
  // The check of the terms that are left out drops ids, so more of them are read.
  const maxIds = complete.length < terms.length ? maxRanked : limit;
  return async (field) => {
    const ids = await selectIndexedIds(db, { field, terms: termsFor(indexed, field), limit: maxIds + 1 });
    return { ids: ids.slice(0, maxIds), hasMore: complete.length === 0 || ids.length > maxIds };
  };
}
