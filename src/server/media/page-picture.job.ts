import { join } from 'node:path';
import { z } from 'zod';
import type { Context } from '#server/context/context.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { defineJob, type PayloadOf } from '#server/jobs/job-kind.ts';
import { EncoderOverloaded, FileRefused } from '#server/ports/picture-encoder.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { documentKey, pageKey } from './media-keys.ts';
import { kindOfMedium, selectMedia, type MediumRow } from './media.queries.ts';
import { storeRenditions } from './pictures.service.ts';
import { insertRenditions, selectRenditions, type NewRendition } from './renditions.queries.ts';

export const pagePictureKind = defineJob('media.page-picture', z.object({ media_id: z.int() }));

/**
 * Draws the page of a PDF of one page as JPEGs, for galleries of drawings (docs/decisions/0114). A PDF of several pages
 * has no picture, because a picture of the first page would hide the others.
 */
export async function makePagePicture(
  ctx: Context,
  { media_id: id }: PayloadOf<typeof pagePictureKind>,
): Promise<void> {
  const [medium] = await selectMedia(ctx.db, [id]);
  if (!medium || kindOfMedium(medium) !== 'document') return;
  const known = await selectRenditions(ctx.db, [id]);
  if (known.some(({ format }) => format === 'jpeg')) return;
  const made = await drawPage(ctx, medium);
  if (made.length === 0) return;
  await inContentTransaction(ctx, null, async (tx) => {
    const [now] = await selectMedia(tx.db, [id]);
    // Another file has replaced this one meanwhile; that file has its own job.
    if (now?.hash !== medium.hash) {
      tx.leaveUnchanged();
      return;
    }
    await insertRenditions(tx.db, id, made);
    await tx.record({ entity: 'media', id, action: 'add-renditions', before: null, after: made });
  });
}

async function drawPage(ctx: Context, medium: MediumRow): Promise<NewRendition[]> {
  const { encoder, publicFiles, log } = ctx;
  return inTemporaryFolder(ctx.config.dataDir, async (folder) => {
    const document = join(folder, 'document.pdf');
    await publicFiles.fetch(documentKey(medium.hash), document);
    try {
      const { pages, file } = await encoder.drawPdfCover(document, folder);
      if (pages !== 1) return [];
      const { renditions } = await encoder.makeJpegs(file, folder);
      return await storeRenditions(ctx, renditions, ({ width }) => pageKey(medium, width));
    } catch (error) {
      // Drawing it again would end in the same way; visitors open the PDF itself.
      if (!(error instanceof FileRefused || error instanceof EncoderOverloaded)) throw error;
      log.warn({ err: error, medium: medium.id }, 'a PDF has no picture of its page');
      return [];
    }
  });
}
