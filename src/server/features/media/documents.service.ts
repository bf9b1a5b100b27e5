import { dirname } from 'node:path';
import type { Context } from '#server/context.ts';
import type { Actor } from '#server/db/transactions.ts';
import { unsupportedType } from '#server/errors.ts';
import { hashFile } from '#server/ports/file-hash.ts';
import { documentKey } from './media-keys.ts';
import { isPicture, pdfMime, selectLiveMediumByHash, type MediumRow } from './media.queries.ts';
import { storeMedium, type LocalFile } from './media.service.ts';

/** Decides by the first bytes, because a file name proves nothing. */
export async function isPdf({ path }: Pick<LocalFile, 'path'>): Promise<boolean> {
  // Loaded with the first upload, to keep the start of the server fast.
  const { fileTypeFromFile } = await import('file-type');
  return (await fileTypeFromFile(path))?.mime === pdfMime;
}

/** The file name with the ending of a PDF in place of another one, because systems open a file by its ending. */
export function pdfName(name: string): string {
  return /\.pdf$/i.test(name) ? name : `${name.replace(/(?<=.)\.[a-z][a-z0-9]{1,4}$/i, '')}.pdf`;
}

/** Stores a PDF; the same bytes again return the existing medium. @throws AppError 415 for other files. */
export async function storeDocument(ctx: Context, actor: Actor, file: LocalFile): Promise<MediumRow> {
  const known = await selectLiveMediumByHash(ctx.db, file.hash);
  if (known && !isPicture(known)) return known;
  if (!(await isPdf(file))) {
    throw unsupportedType('Bu dosya bir PDF değil. Belgeyi PDF olarak kaydedip tekrar yükleyin.');
  }
  return storeMedium(
    ctx,
    actor,
    { ...file, name: pdfName(file.name) },
    {
      facts: { mime: pdfMime, width: 0, height: 0, placeholder: '' },
      jobs: [],
      storeFiles: async () => {
        const key = documentKey(file.hash);
        await ctx.publicFiles.put(key, file.path);
        return [{ format: 'pdf', width: 0, height: 0, bytes: file.bytes, key }];
      },
    },
  );
}

/** As `storeDocument`, for a file on disk, which stays where it is. */
export async function storeLocalDocument(
  ctx: Context,
  actor: Actor,
  { path, name }: { path: string; name: string },
): Promise<MediumRow> {
  const facts = await hashFile(path);
  return storeDocument(ctx, actor, { ...facts, path, name, folder: dirname(path) });
}
