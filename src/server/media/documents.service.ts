import { dirname } from 'node:path';
import { cadFormatOf, cadHeadLength, cadMimes } from '#shared/rules/cad-formats.ts';
import type { Context } from '#server/context/context.ts';
import type { Actor } from '#server/db/transactions.ts';
import { refused, unavailable, unsupportedType } from '#server/errors.ts';
import { readFileHead } from '#server/ports/file-head.ts';
import { hashFile } from '#server/ports/file-hash.ts';
import { EncoderCrashed, EncoderOverloaded, FileRefused } from '#server/ports/picture-encoder.ts';
import { documentKey } from './media-keys.ts';
import {
  kindOfMedium,
  pdfMime,
  selectLiveMediumByHash,
  type MediumRow,
  selectMedium,
  updateMediumDeletion,
} from './media.queries.ts';
import { storeMedium, type LocalFile } from './media.service.ts';
import { pagePictureKind } from './page-picture.job.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { restorableSince } from '#server/restore-period.ts';

/** As many bytes as `file-type` needs; with the whole file it would unpack archives in the server's process. */
const headBytes = 4_100;

/** The MIME type by the first bytes, because a file name proves nothing. */
export async function detectMime({ path }: Pick<LocalFile, 'path'>): Promise<string | undefined> {
  // The library is loaded with the first upload, to keep the start of the server fast.
  const { fileTypeFromBuffer } = await import('file-type');
  const head = await readFileHead(path, headBytes);
  const cad = cadFormatOf(head.toString('latin1', 0, cadHeadLength));
  return cad ? cadMimes[cad] : (await fileTypeFromBuffer(head))?.mime;
}

/** Whether the first bytes are those of a PDF; only `storeDocument` checks the whole file. */
export async function isPdf(file: Pick<LocalFile, 'path'>): Promise<boolean> {
  return (await detectMime(file)) === pdfMime;
}

/**
 * Stores a PDF after checking that it opens; the same bytes again return the existing medium.
 * @throws AppError 415 for other files, 422 for a PDF that does not open, 503 when the encoder failed.
 */
export async function storeDocument(ctx: Context, actor: Actor, file: LocalFile): Promise<MediumRow> {
  const known = await selectLiveMediumByHash(ctx.db, file.hash);
  if (known && kindOfMedium(known) === 'document') return known;
  if (!(await isPdf(file))) {
    throw unsupportedType('Bu dosya bir PDF değil. Belgeyi PDF olarak kaydedip tekrar yükleyin.');
  }
  await readPdf(ctx, (encoder) => encoder.checkPdf(file.path));
  return storeMedium(ctx, actor, file, {
    facts: { mime: pdfMime, width: 0, height: 0, placeholder: '' },
    jobs: [pagePictureKind],
    storeFiles: async () => {
      const key = documentKey(file.hash);
      await ctx.publicFiles.put(key, file.path);
      return [{ format: 'pdf', width: 0, height: 0, bytes: file.bytes, key }];
    },
  });
}

/**
 * Calls the encoder for a PDF: `readPdf(ctx, (encoder) => encoder.drawPdfCover(path, folder))`. It maps
 * encoder errors.
 * @throws AppError 422 for a PDF that does not open or takes too long, 503 when the encoder failed.
 */
export async function readPdf<Result>(
  { encoder, log }: Pick<Context, 'encoder' | 'log'>,
  read: (encoder: Context['encoder']) => Promise<Result>,
): Promise<Result> {
  try {
    return await read(encoder);
  } catch (error) {
    if (error instanceof FileRefused) throw refused(error.message);
    if (!(error instanceof EncoderCrashed)) throw error;
    log.warn({ err: error }, 'the encoder ended while it read a PDF');
    if (error instanceof EncoderOverloaded) throw refused(tooSlow);
    throw unavailable('PDF şu anda okunamadı. Lütfen birkaç saniye sonra tekrar deneyin.', 5);
  }
}

const tooSlow =
  'Bu PDF çok uzun sürede açılıyor; ziyaretçiler de beklerdi. Belgeyi bir PDF programında yeniden kaydedip tekrar yükleyin.';

/** Like `storeDocument`, for a file on disk, which is not moved. */
export async function storeLocalDocument(
  ctx: Context,
  actor: Actor,
  { path, name }: { path: string; name: string },
): Promise<MediumRow> {
  const facts = await hashFile(path);
  return storeDocument(ctx, actor, { ...facts, path, name, folder: dirname(path) });
}

/**
 * Restores a PDF or CAD file that was deleted when its last use was removed. It runs in the caller's transaction.
 *
 * @returns the id of the PDF, or of the same PDF if it was uploaded again; undefined if it cannot be
 * restored.
 */
export async function restoreDocument(tx: ContentTransaction, id: number): Promise<number | undefined> {
  const before = await selectMedium(tx.db, id);
  if (!before?.deleted_at || !['document', 'cad'].includes(kindOfMedium(before))) return undefined;
  const again = await selectLiveMediumByHash(tx.db, before.hash);
  if (again) return again.id;
  if (before.deleted_at < restorableSince(new Date(tx.now))) return undefined;
  const after = await updateMediumDeletion(tx.db, id, { deletedAt: null, now: tx.now });
  await tx.record({ entity: 'media', id, action: 'restore', before, after });
  return id;
}
