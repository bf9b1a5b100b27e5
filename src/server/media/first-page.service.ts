import { join } from 'node:path';
import type { Context } from '#server/context/context.ts';
import type { Actor } from '#server/db/transactions.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { readPdf } from './documents.service.ts';
import { documentKey } from './media-keys.ts';
import { isPicture, selectMedia } from './media.queries.ts';
import { withoutExtension } from './permanent-files.read.ts';
import { storeLocalPicture } from './pictures.service.ts';

/**
 * The result of reading the first page of a PDF: the medium with its picture, and the number of all pages.
 */
export type FirstPage = { pictureId: number; pages: number };

/**
 * Stores a picture of a PDF's first page; for the same page again it returns the existing medium.
 *
 * @returns undefined when the medium is not a live PDF.
 * @throws AppError as `readPdf`
 */
export async function storeFirstPage(
  ctx: Context,
  actor: Actor,
  documentId: number,
): Promise<FirstPage | undefined> {
  const [medium] = await selectMedia(ctx.db, [documentId]);
  if (!medium || isPicture(medium)) return undefined;
  return inTemporaryFolder(ctx.config.dataDir, async (folder) => {
    const path = join(folder, 'document.pdf');
    await ctx.publicFiles.fetch(documentKey(medium.hash), path);
    const { file, pages } = await readPdf(ctx, (encoder) => encoder.drawPdfCover(path, folder));
    const name = `${withoutExtension(medium.file_name)}-kapak.png`;
    return { pictureId: (await storeLocalPicture(ctx, actor, { path: file, name })).id, pages };
  });
}
