import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import type { Actor } from '#server/db/transactions.ts';
import { invalid, refused, unavailable, unsupportedType, type AppError } from '#server/errors.ts';
import { hashFile } from '#server/ports/file-hash.ts';
import {
  EncoderCrashed,
  EncoderOverloaded,
  FileRefused,
  type EncodedRendition,
} from '#server/ports/picture-encoder.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { avifKind } from './avif.job.ts';
import { originalKey, renditionKey } from './media-keys.ts';
import { isPicture, selectLiveMediumByHash, selectMedia, type MediumRow } from './media.queries.ts';
import { storeMedium, type LocalFile } from './media.service.ts';
import type { NewRendition } from './renditions.queries.ts';

/**
 * Stores a picture with JPEG renditions; a job makes the AVIFs later. The same bytes again return the
 * existing medium.
 * @throws AppError 415 or 422 for a file that is not a usable picture, 503 when the encoder failed twice.
 */
export async function storePicture(ctx: Context, actor: Actor, file: LocalFile): Promise<MediumRow> {
  const known = await selectLiveMediumByHash(ctx.db, file.hash);
  if (known && isPicture(known)) return known;
  const { facts, renditions } = await makeJpegs(ctx, file);
  return storeMedium(ctx, actor, file, {
    facts,
    jobs: [avifKind],
    storeFiles: () => storeFiles(ctx, file, renditions),
  });
}

/** Like `storePicture`, for a file on disk, which is not moved. */
export async function storeLocalPicture(
  ctx: Context,
  actor: Actor,
  local: Pick<LocalFile, 'path' | 'name' | 'alt'>,
): Promise<MediumRow> {
  const { bytes, hash } = await hashFile(local.path);
  return inTemporaryFolder(ctx.config.dataDir, (folder) =>
    storePicture(ctx, actor, { ...local, folder, bytes, hash }),
  );
}

/**
 * Checks that an id belongs to a live picture; no id is accepted too. @throws AppError 422 at `field` if it
 * does not
 */
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
      if (error instanceof FileRefused) throw asAppError(error);
      if (!(error instanceof EncoderCrashed)) throw error;
      log.warn({ err: error, attempt }, 'the picture encoder crashed');
      if (error instanceof EncoderOverloaded) throw refused(tooHeavy);
      if (attempt === 2) {
        throw unavailable('Resim şu anda işlenemedi. Lütfen birkaç saniye sonra tekrar deneyin.', 5);
      }
    }
  }
}

export const tooHeavy =
  'Bu resim açılırken çok fazla zaman ya da bellek istiyor. Resmi bir resim programında JPEG olarak yeniden kaydedip tekrar yükleyin.';

function asAppError({ reason, message }: FileRefused): AppError {
  return reason === 'type' ? unsupportedType(message) : refused(message);
}

async function storeFiles(
  ctx: Context,
  { path, hash }: LocalFile,
  renditions: readonly EncodedRendition[],
): Promise<NewRendition[]> {
  await ctx.privateFiles.put(originalKey(hash), path);
  return storeRenditions(ctx, renditions, (facts) => renditionKey(hash, facts));
}

/** Puts made pictures into the public store under their keys. */
export async function storeRenditions(
  { publicFiles }: Context,
  renditions: readonly EncodedRendition[],
  keyOf: (facts: Pick<EncodedRendition, 'width' | 'format'>) => string,
): Promise<NewRendition[]> {
  const stored: NewRendition[] = [];
  for (const { file, ...facts } of renditions) {
    const key = keyOf(facts);
    await publicFiles.put(key, file);
    stored.push({ ...facts, key });
  }
  return stored;
}
