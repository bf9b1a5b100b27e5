import { setTimeout as sleep } from 'node:timers/promises';
import { searchFold } from '#shared/turkish.ts';
import type { Context } from '#server/context.ts';
import { inContentTransaction, inOperationalTransaction, type Actor } from '#server/db/transactions.ts';
import { refused, unavailable, unsupportedType, type AppError } from '#server/errors.ts';
import { enqueue, enqueueInPlace, wakeJobs } from '#server/jobs/queue.ts';
import {
  EncoderCrashed,
  PictureRefused,
  type EncodedVariant,
  type PictureFacts,
} from '#server/ports/picture-encoder.ts';
import { hashFile } from '#server/ports/file-hash.ts';
import { inScratchFolder } from '#server/ports/scratch.ts';
import { avifKind, purgeKind } from './media-job-kinds.ts';
import { originalKey, variantKey } from './media-keys.ts';
import {
  insertMedium,
  insertVariants,
  isPicture,
  selectLiveMediumByHash,
  type MediumRow,
  type NewVariant,
} from './media.queries.ts';

/** A local file that holds a picture, or claims to. */
export type PictureFile = {
  path: string;
  /** Where variants can be made; its owner removes it. */
  folder: string;
  /** As people call it. */
  name: string;
  bytes: number;
  /** SHA-256, hexadecimal. */
  hash: string;
};

/** When files that no record came to name are removed, in milliseconds. */
const reservation = 3_600_000;

/** Another request recorded the same picture first. */
class StoredMeanwhile extends Error {}

/**
 * Makes a medium of a picture: its JPEGs exist when this returns, its AVIFs follow. The same picture
 * again answers the medium that is there.
 *
 * @throws AppError 415 or 422 for what is no usable picture, 503 when the encoder failed twice.
 */
export async function storeUpload(ctx: Context, actor: Actor, file: PictureFile): Promise<MediumRow> {
  const known = await selectLiveMediumByHash(ctx.db, file.hash);
  if (known && isPicture(known)) return known;
  const { facts, variants } = await makeJpegs(ctx, file);
  return storeMedium(ctx, actor, file, {
    facts,
    jobs: [avifKind],
    storeFiles: () => storeFiles(ctx, file, variants),
  });
}

/** What is stored of a file that was found fit, whatever its kind. */
export type NewMedium = {
  facts: PictureFacts;
  /** Kinds of work on it that nobody waits for. */
  jobs: readonly (typeof avifKind)[];
  /** Puts the files into the stores; only then are they recorded. */
  storeFiles: () => Promise<NewVariant[]>;
};

/** Files first, then the record that names them; nothing is left behind where that fails. */
export async function storeMedium(
  ctx: Context,
  actor: Actor,
  file: PictureFile,
  { facts, jobs, storeFiles }: NewMedium,
): Promise<MediumRow> {
  await reserveFiles(ctx, file.hash);
  const stored = await storeFiles();
  try {
    const medium = await recordMedium(ctx, actor, file, { facts, stored, jobs });
    wakeJobs();
    return medium;
  } catch (error) {
    const first = error instanceof StoredMeanwhile && (await selectLiveMediumByHash(ctx.db, file.hash));
    if (!first) throw error;
    return first;
  }
}

/** As `storeUpload`, for a file that is no upload; it is left as it is. */
export async function storePicture(
  ctx: Context,
  actor: Actor,
  { path, name }: { path: string; name: string },
): Promise<MediumRow> {
  const { bytes, hash } = await hashFile(path);
  return inScratchFolder(ctx.config.dataDir, (folder) =>
    storeUpload(ctx, actor, { path, folder, name, bytes, hash }),
  );
}

async function makeJpegs({ encoder, log }: Context, { path, folder }: PictureFile) {
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
 * Puts a removal of these files off, and asks for one should no record come to name them: so neither a
 * removal of an earlier, deleted medium nor a crash between files and record leaves anything wrong.
 */
async function reserveFiles(ctx: Context, hash: string): Promise<void> {
  const until = new Date(ctx.clock.now().getTime() + reservation).toISOString();
  const reserve = () => inOperationalTransaction(ctx, (tx) => enqueueInPlace(tx, purgeKind, { hash }, until));
  for (let attempt = 1; !(await reserve()); attempt += 1) {
    if (attempt === 50)
      throw unavailable('Bu resmin eski dosyaları şu anda siliniyor. Birazdan tekrar deneyin.');
    await sleep(100);
  }
}

async function storeFiles(
  { privateFiles, publicFiles }: Context,
  { path, hash }: PictureFile,
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

/** The last step: pages may name the files only now that they exist. */
async function recordMedium(
  ctx: Context,
  actor: Actor,
  { name, bytes, hash }: PictureFile,
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
    if (!medium) throw new StoredMeanwhile();
    await insertVariants(tx.db, medium.id, stored);
    for (const kind of jobs) await enqueue(tx, kind, { media_id: medium.id });
    await tx.record({ entity: 'media', id: medium.id, action: 'create', before: null, after: medium });
    return medium;
  });
}
