import { setTimeout as sleep } from 'node:timers/promises';
import { searchFold } from '#shared/turkish.ts';
import type { Context } from '#server/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { inContentTransaction, inOperationalTransaction, type Actor } from '#server/db/transactions.ts';
import { invalid, refused, unavailable, unsupportedType, type AppError } from '#server/errors.ts';
import { enqueue, replaceQueued, wakeJobRunners } from '#server/jobs/queue.ts';
import {
  EncoderCrashed,
  PictureRefused,
  type EncodedVariant,
  type PictureFacts,
} from '#server/ports/picture-encoder.ts';
import { hashFile } from '#server/ports/file-hash.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { avifKind } from './avif.job.ts';
import { originalKey, variantKey } from './media-keys.ts';
import {
  insertMedium,
  insertVariants,
  isPicture,
  selectLiveMediumByHash,
  selectMedia,
  type MediumRow,
  type NewVariant,
} from './media.queries.ts';
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
const reservation = 3_600_000;

/** Another request recorded the same file first. */
class RecordedByOther extends Error {}

/**
 * Stores a picture with its JPEGs; a job makes the AVIFs. The same bytes again return the existing medium.
 * @throws AppError 415 or 422 for a file that is not a usable picture, 503 when the encoder failed twice.
 */
export async function storePicture(ctx: Context, actor: Actor, file: LocalFile): Promise<MediumRow> {
  const known = await selectLiveMediumByHash(ctx.db, file.hash);
  if (known && isPicture(known)) return known;
  const { facts, variants } = await makeJpegs(ctx, file);
  return storeMedium(ctx, actor, file, {
    facts,
    jobs: [avifKind],
    storeFiles: () => storeFiles(ctx, file, variants),
  });
}

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

/** As `storePicture`, for a file on disk, which stays where it is. */
export async function storeLocalPicture(
  ctx: Context,
  actor: Actor,
  { path, name }: { path: string; name: string },
): Promise<MediumRow> {
  const { bytes, hash } = await hashFile(path);
  return inTemporaryFolder(ctx.config.dataDir, (folder) =>
    storePicture(ctx, actor, { path, folder, name, bytes, hash }),
  );
}

/** @throws AppError 422 beside `field` when the id belongs to no live picture; no id is fine. */
export async function checkPicture(
  db: Reader,
  field: string,
  mediaId: number | null | undefined,
): Promise<void> {
  if (mediaId === null || mediaId === undefined) return;
  const [medium] = await selectMedia(db, [mediaId]);
  if (!medium || !isPicture(medium)) {
    throw invalid({ [field]: ['Resim bulunamadı. Silinmiş olabilir; tekrar yükleyin.'] });
  }
}

async function makeJpegs({ encoder, log }: Context, { path, folder }: LocalFile) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await encoder.makeJpegs(path, folder);
    } catch (error) {
      if (error instanceof PictureRefused) throw asAppError(error);
      if (!(error instanceof EncoderCrashed)) throw error;
      log.warn({ err: error, attempt }, 'the picture encoder crashed');
      if (attempt === 2) {
        throw unavailable('Resim şu anda işlenemedi. Lütfen birkaç saniye sonra tekrar deneyin.', 5);
      }
    }
  }
}

function asAppError({ reason, message }: PictureRefused): AppError {
  return reason === 'type' ? unsupportedType(message) : refused(message);
}

/**
 * Schedules the removal of these files. It spares recorded files, so it cleans up after a crash before the
 * record; it also replaces an earlier removal, which a deleted medium with the same hash may have left.
 */
async function reserveFiles(ctx: Context, hash: string): Promise<void> {
  const until = new Date(ctx.clock.now().getTime() + reservation).toISOString();
  const reserve = () => inOperationalTransaction(ctx, (tx) => replaceQueued(tx, purgeKind, { hash }, until));
  for (let attempt = 1; !(await reserve()); attempt += 1) {
    if (attempt === 50)
      throw unavailable('Bu resmin eski dosyaları şu anda siliniyor. Birazdan tekrar deneyin.');
    await sleep(100);
  }
}

async function storeFiles(
  { privateFiles, publicFiles }: Context,
  { path, hash }: LocalFile,
  variants: readonly EncodedVariant[],
): Promise<NewVariant[]> {
  await privateFiles.put(originalKey(hash), path);
  const stored: NewVariant[] = [];
  for (const { file, ...facts } of variants) {
    const key = variantKey(hash, facts);
    await publicFiles.put(key, file);
    stored.push({ ...facts, key });
  }
  return stored;
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
