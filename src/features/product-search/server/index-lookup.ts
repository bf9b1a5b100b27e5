import type { Reader } from '#server/db/connect.ts';
import type { SearchField } from '#server/db/full-text/search-term.ts';
import { selectIndexedIds } from './hits.queries.ts';
import { termsFor, type Term } from './terms.ts';
import { selectWordForms } from './vocabulary.queries.ts';

/** A typed word with more than this many stored forms is too common for the index. */
const maxForms = 200;

/** Looks up the ids for a field in the index; `hasMore` is true if there may be more. */
export type IndexLookup = (field: SearchField) => Promise<{ ids: number[]; hasMore: boolean }>;

/**
 * Creates a lookup of several terms by the stored words that begin with them (docs/decisions/0019). Words
 * that are too common are not looked up; the caller must check them in the products that are found.
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
  // If every word is too common, only the first is looked up, by its first forms. The result is then
  // incomplete.
  const indexed = complete.length > 0 ? complete : withForms.slice(0, 1);
  // Checking the terms that were not looked up removes ids, so more ids are read.
  const maxIds = complete.length < terms.length ? maxRanked : limit;
  return async (field) => {
    const ids = await selectIndexedIds(db, { field, terms: termsFor(indexed, field), limit: maxIds + 1 });
    return { ids: ids.slice(0, maxIds), hasMore: complete.length === 0 || ids.length > maxIds };
  };
}
