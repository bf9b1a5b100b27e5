import { setTimeout as sleep } from 'node:timers/promises';
import { searchFold } from '#shared/turkish.ts';
import type { Context } from '#server/context.ts';
import { inContentTransaction, inOperationalTransaction, type Actor } from '#server/db/transactions.ts';
import { unavailable } from '#server/errors.ts';
import { enqueue, replaceQueued, wakeJobRunners } from '#server/jobs/enqueue.ts';
import type { PictureFacts } from '#server/ports/picture-encoder.ts';
import type { avifKind } from './avif.job.ts';
import { insertVariants, type NewVariant } from './media-variants.queries.ts';
import { insertMedium, selectLiveMediumByHash, type MediumRow } from './media.queries.ts';
import { purgeKind } from './purge.job.ts';

/** An uploaded file on the local disk, not yet checked. */
export type LocalFile = {
  path: string;
  /** For temporary files; the caller removes it. */
  folder: string;
  /** The file name that people see. */
  name: string;
  bytes: number;
  /** SHA-256, hexadecimal. */
  hash: string;
};

/** After this time, in milliseconds, files without a record are removed. */
const reservationTime = 3_600_000;

/** Another request recorded the same file first. */
class RecordedByOther extends Error {}

/** What is stored of an accepted file, picture or document. */
export type NewMedium = {
  facts: PictureFacts;
  /** Kinds of background jobs. */
  jobs: readonly (typeof avifKind)[];
  /** Puts the files into the stores; runs before they are recorded. */
  storeFiles: () => Promise<NewVariant[]>;
};

/** Stores the files before the record that names them; a failure leaves nothing behind. */
export async function storeMedium(
  ctx: Context,
  actor: Actor,
  file: LocalFile,
  { facts, jobs, storeFiles }: NewMedium,
): Promise<MediumRow> {
  await reserveFiles(ctx, file.hash);
  const stored = await storeFiles();
  try {
    const medium = await recordMedium(ctx, actor, file, { facts, stored, jobs });
    wakeJobRunners();
    return medium;
  } catch (error) {
    const first = error instanceof RecordedByOther && (await selectLiveMediumByHash(ctx.db, file.hash));
    if (!first) throw error;
    return first;
  }
}

/**
 * Schedules the removal of these files. It spares recorded files, so it cleans up after a crash before the
 * record; it also replaces an earlier removal, which a deleted medium with the same hash may have left.
 */
async function reserveFiles(ctx: Context, hash: string): Promise<void> {
  const until = new Date(ctx.clock.now().getTime() + reservationTime).toISOString();
  const reserve = () => inOperationalTransaction(ctx, (tx) => replaceQueued(tx, purgeKind, { hash }, until));
  for (let attempt = 1; !(await reserve()); attempt += 1) {
    if (attempt === 50)
      throw unavailable('Bu resmin eski dosyaları şu anda siliniyor. Birazdan tekrar deneyin.');
    await sleep(100);
  }
}

async function recordMedium(
  ctx: Context,
  actor: Actor,
  { name, bytes, hash }: LocalFile,
  { facts, stored, jobs }: Pick<NewMedium, 'facts' | 'jobs'> & { stored: readonly NewVariant[] },
): Promise<MediumRow> {
  return inContentTransaction(ctx, actor, async (tx) => {
    const medium = await insertMedium(tx.db, {
      ...facts,
      hash,
      file_name: name,
      search_fold: searchFold(name),
      bytes,
      created_at: tx.now,
      updated_at: tx.now,
    });
    if (!medium) throw new RecordedByOther();
    await insertVariants(tx.db, medium.id, stored);
    for (const kind of jobs) await enqueue(tx, kind, { media_id: medium.id });
    await tx.record({ entity: 'media', id: medium.id, action: 'create', before: null, after: medium });
    return medium;
  });
}
