import { dirname } from 'node:path';
import type { Context } from '#server/context.ts';
import type { Actor } from '#server/db/transactions.ts';
import { unsupportedType } from '#server/errors.ts';
import { hashFile } from '#server/ports/file-hash.ts';
import { documentKey } from './media-keys.ts';
import { isPicture, selectLiveMediumByHash, type MediumRow } from './media.queries.ts';
import { pdfMime } from './pdf-mime.ts';
import { storeMedium, type PictureFile } from './media.service.ts';

/** Whether a file is a PDF by its first bytes; its name says nothing. */
export async function isPdf({ path }: Pick<PictureFile, 'path'>): Promise<boolean> {
  // Loaded when the first file comes: most servers serve pages for days before that.
  const { fileTypeFromFile } = await import('file-type');
  return (await fileTypeFromFile(path))?.mime === pdfMime;
}

/**
 * Makes a medium of a PDF; the same one again answers the medium that is there.
 *
 * @throws AppError 415 for what is no PDF.
 */
export async function storeDocument(ctx: Context, actor: Actor, file: PictureFile): Promise<MediumRow> {
  const known = await selectLiveMediumByHash(ctx.db, file.hash);
  if (known && !isPicture(known)) return known;
  if (!(await isPdf(file))) {
    throw unsupportedType('Bu dosya bir PDF değil. Belgeyi PDF olarak kaydedip tekrar yükleyin.');
  }
  return storeMedium(ctx, actor, file, {
    facts: { mime: pdfMime, width: 0, height: 0, placeholder: '' },
    jobs: [],
    storeFiles: async () => {
      const key = documentKey(file.hash);
      await ctx.publicFiles.put(key, file.path);
      return [{ format: 'pdf', width: 0, height: 0, bytes: file.bytes, key }];
    },
  });
}

/** As `storeDocument`, for a file that is no upload; it is left as it is. */
export async function storeLocalDocument(
  ctx: Context,
  actor: Actor,
  { path, name }: { path: string; name: string },
): Promise<MediumRow> {
  const facts = await hashFile(path);
  return storeDocument(ctx, actor, { ...facts, path, name, folder: dirname(path) });
}
