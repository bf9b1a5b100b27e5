import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { raiseProductVersions } from './variants.queries.ts';

/** Raises the versions of products of which a part changed that the sheet shows. Returns the new versions. */
export function raiseVersions(
  { db, now }: ContentTransaction,
  ids: readonly number[],
): Promise<Map<number, number>> {
  return raiseProductVersions(db, ids, now);
}
