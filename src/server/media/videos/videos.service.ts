import { dirname } from 'node:path';
import type { Context } from '#server/context/context.ts';
import type { Actor } from '#server/db/transactions.ts';
import { refused, unsupportedType } from '#server/errors.ts';
import { hashFile } from '#server/ports/file-hash.ts';
import { detectMime } from '../documents.service.ts';
import { videoKey } from '../media-keys.ts';
import { kindOfMedium, selectLiveMediumByHash, type MediumRow } from '../media.queries.ts';
import { storeMedium, type LocalFile } from '../media.service.ts';
import { IncompleteFile, withByteReader } from './byte-reader.ts';
import { isH264 } from './mp4.ts';
import { isWebmVideo } from './webm.ts';

type VideoFormat = 'mp4' | 'webm';

/** The video formats that browsers play, by MIME type of the content. */
const formats: Readonly<Record<string, VideoFormat>> = {
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'video/webm': 'webm',
};

const checks = { mp4: isH264, webm: isWebmVideo };

/**
 * Stores a video unchanged; the same bytes again return the existing medium.
 * @throws AppError 415 for a format that browsers do not play, 422 for an incomplete file.
 */
export async function storeVideo(ctx: Context, actor: Actor, file: LocalFile): Promise<MediumRow> {
  const known = await selectLiveMediumByHash(ctx.db, file.hash);
  if (known && kindOfMedium(known) === 'video') return known;
  const format = formats[(await detectMime(file)) ?? ''];
  if (!format) throw unsupportedType(otherFormat);
  await checkContainer(file, format);
  return storeMedium(ctx, actor, file, {
    facts: { mime: `video/${format}`, width: 0, height: 0, placeholder: '' },
    jobs: [],
    storeFiles: async () => {
      const key = videoKey(file.hash, format);
      await ctx.publicFiles.put(key, file.path);
      return [{ format, width: 0, height: 0, bytes: file.bytes, key }];
    },
  });
}

async function checkContainer({ path }: LocalFile, format: VideoFormat): Promise<void> {
  try {
    if (!(await withByteReader(path, checks[format]))) throw unsupportedType(otherCodec[format]);
  } catch (error) {
    if (error instanceof IncompleteFile) throw refused(incomplete);
    throw error;
  }
}

const otherFormat =
  'Tarayıcılar bu video biçimini oynatmaz. Videoyu MP4 (H.264) ya da WebM olarak kaydedip tekrar yükleyin.';
const otherCodec = {
  mp4: 'Bu MP4’te H.264 görüntü yok; HEVC gibi biçimleri her tarayıcı oynatmaz. Videoyu H.264 ile kaydedip tekrar yükleyin.',
  webm: 'Bu WebM’de VP8, VP9 ya da AV1 görüntü yok. Videoyu yeniden kaydedip tekrar yükleyin.',
};
const incomplete = 'Video eksik ya da bozuk: dosyanın bir bölümü yok. Özgün dosyayı tekrar yükleyin.';

/** Like `storeVideo`, for a file on disk, which is not moved. */
export async function storeLocalVideo(
  ctx: Context,
  actor: Actor,
  { path, name }: { path: string; name: string },
): Promise<MediumRow> {
  const facts = await hashFile(path);
  return storeVideo(ctx, actor, { ...facts, path, name, folder: dirname(path) });
}
