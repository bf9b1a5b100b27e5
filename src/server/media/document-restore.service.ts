import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { restorableSince } from '#server/restore-period.ts';
import { kindOfMedium, selectLiveMediumByHash, selectMedium, updateMediumDeletion } from './media.queries.ts';

/**
 * Restores a PDF that was deleted when it left its last place, in the caller's transaction.
 *
 * @returns its id, or that of the same PDF uploaded again since; undefined when it is gone for good.
 */
export async function restoreDocument(tx: ContentTransaction, id: number): Promise<number | undefined> {
  const before = await selectMedium(tx.db, id);
  if (!before?.deleted_at || kindOfMedium(before) !== 'document') return undefined;
  const again = await selectLiveMediumByHash(tx.db, before.hash);
  if (again) return again.id;
  if (before.deleted_at < restorableSince(new Date(tx.now))) return undefined;
  const after = await updateMediumDeletion(tx.db, id, { deletedAt: null, now: tx.now });
  await tx.record({ entity: 'media', id, action: 'restore', before, after });
  return id;
}
