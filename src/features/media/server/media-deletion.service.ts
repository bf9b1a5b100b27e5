import type { Medium } from '#shared/schema/media.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { type Actor } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import { restorableSince } from '#server/restore-period.ts';
import { notFound, refused } from '#server/errors.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { readMedium } from './library.read.ts';
import { selectUsingRecords } from './media-usage.queries.ts';
import { nameUses } from './media-usage.read.ts';
import {
  selectLiveMediumByHash,
  selectMedium,
  updateMediumDeletion,
  type MediumRow,
} from '#server/media/media.queries.ts';
import { purgeKind, purgeTime } from '#server/media/purge.job.ts';

/** The maximum number of places that the error text for a medium in use names. */
const namedPlaces = 5;

/**
 * Deletes a medium that nothing uses.
 *
 * @throws AppError 422 with the places that use the medium
 */
export async function deleteMedium(ctx: Context, actor: Actor, id: number): Promise<void> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const before = await selectMedium(tx.db, id);
    if (!before || before.deleted_at !== null) throw notFound();
    const found = await findPlaces(tx.db, id, restorableSince(ctx.clock.now()));
    if (found.total > 0) throw refused(inUse(found));
    await markDeleted(tx, before);
  });
}

export async function restoreMedium(ctx: Context, actor: Actor, id: number): Promise<Medium> {
  const medium = await inContentTransaction(ctx, actor, async (tx) => {
    const before = await selectMedium(tx.db, id);
    if (!before?.deleted_at || before.deleted_at < restorableSince(ctx.clock.now())) throw notFound();
    if (await selectLiveMediumByHash(tx.db, before.hash)) throw refused('Bu dosya kütüphanede zaten var.');
    const after = await updateMediumDeletion(tx.db, id, { deletedAt: null, now: tx.now });
    await tx.record({ entity: 'media', id, action: 'restore', before, after });
    return after;
  });
  return readMedium(ctx, medium);
}

async function markDeleted(tx: ContentTransaction, before: MediumRow): Promise<void> {
  const { id, hash } = before;
  const after = await updateMediumDeletion(tx.db, id, { deletedAt: tx.now, now: tx.now });
  await enqueue(tx, purgeKind, { hash }, purgeTime(tx.now));
  await tx.record({ entity: 'media', id, action: 'delete', before, after });
}

/** The first records that use a medium, and the number of all. */
async function findPlaces(db: Reader, id: number, deletedSince: string) {
  const { rows, total } = await selectUsingRecords(db, id, { deletedSince, limit: namedPlaces });
  const places = (await nameUses(db, rows)).map(({ name, afterName, deleted_at: at }) =>
    [afterName ? `“${name}” ${afterName}` : name, at === null ? '' : ' (silinmiş, geri alınabilir)'].join(''),
  );
  return { places, total };
}

function inUse({ places, total }: { places: readonly string[]; total: number }): string {
  const rest = total - places.length;
  return `Bu dosya kullanılıyor: ${places.join(', ')}${rest > 0 ? ` ve ${rest} yer daha` : ''}. Önce oradan kaldırın.`;
}
