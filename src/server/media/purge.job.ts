import { z } from 'zod';
import { dayMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { recordErasure } from '#server/erasures/erasures.service.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { defineJob, type PayloadOf } from '#server/jobs/job-kind.ts';
import { originalKey, publicPrefix } from './media-keys.ts';
import { deleteRenditions, selectRenditions } from './renditions.queries.ts';
import { selectMediaByHash } from './media.queries.ts';

/** The job that removes the files of a deleted medium; `hash` is the hexadecimal SHA-256 of the original. */
export const purgeKind = defineJob('media.purge', z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }));

/**
 * Files are kept one day longer than a deleted medium can be restored, so that a restore and the removal never
 * overlap.
 */
const keptAfterDeletion = 31 * dayMs;

/** Returns the first instant at which the files of a deleted medium may be deleted. */
export function purgeTime(deletedAt: string): string {
  return new Date(new Date(deletedAt).getTime() + keptAfterDeletion).toISOString();
}

/** The time of a deletion whose files may be deleted from `instant` on. */
export function removableSince(instant: string): string {
  return new Date(new Date(instant).getTime() - keptAfterDeletion).toISOString();
}

/** Removes the files with this hash, unless a medium uses them or can be restored. */
export async function purgeFiles(ctx: Context, { hash }: PayloadOf<typeof purgeKind>): Promise<void> {
  const media = await selectMediaByHash(ctx.db, hash);
  if (media.some((medium) => medium.deleted_at === null)) return;
  const [latest] = media
    .map((medium) => purgeTime(medium.deleted_at ?? ''))
    .sort()
    .reverse();
  if (latest !== undefined && latest > ctx.clock.now().toISOString()) {
    await inOperationalTransaction(ctx, (tx) => enqueue(tx, purgeKind, { hash }, latest));
    return;
  }
  if (media.length > 0)
    await inOperationalTransaction(ctx, (tx) =>
      recordErasure(tx, { kind: 'media', media: media.map(({ id }) => id) }),
    );
  // The records are deleted before the files, so that no record ever names a missing file.
  for (const { id } of media) await forgetRenditions(ctx, id);
  for (const key of await ctx.publicFiles.list(publicPrefix(hash))) await ctx.publicFiles.delete(key);
  await ctx.privateFiles.delete(originalKey(hash));
}

async function forgetRenditions(ctx: Context, id: number): Promise<void> {
  const renditions = await selectRenditions(ctx.db, [id]);
  if (renditions.length === 0) return;
  await inContentTransaction(ctx, null, async (tx) => {
    await deleteRenditions(tx.db, id);
    await tx.record({ entity: 'media', id, action: 'purge', before: renditions, after: null });
  });
}
