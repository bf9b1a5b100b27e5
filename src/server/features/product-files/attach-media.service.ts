import type { GalleryFile, GalleryType } from '#shared/api/product.ts';
import type { Context } from '#server/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { toJson } from '#server/db/json.ts';
import { inContentTransaction, type Actor, type ContentTransaction } from '#server/db/transactions.ts';
import { invalid, refused } from '#server/errors.ts';
import { getLanguageCodes } from '#server/features/languages/languages.service.ts';
import { loadDocuments } from '#server/features/media/media.read.ts';
import { checkPicture } from '#server/features/media/pictures.service.ts';
import { insertProductFile, selectGallery } from './galleries.queries.ts';
import { checkProduct, readFile } from './galleries.read.ts';
import { recordGalleryChange } from './gallery-history.ts';

const maxFilesPerGallery = 200;

/**
 * Adds an uploaded medium at the end of a gallery; a medium that the gallery has stays where it is.
 * `title`: in the main language; empty: the page shows the name of the file.
 */
export async function attachFile(
  ctx: Context,
  actor: Actor,
  productId: number,
  { gallery, mediaId, title = '' }: { gallery: GalleryType; mediaId: number; title?: string },
): Promise<GalleryFile> {
  const files = await selectGallery(ctx.db, productId, gallery);
  const known = files.find((file) => file.media_id === mediaId);
  if (known) return readFile(ctx.db, known.id);
  const id = await inContentTransaction(ctx, actor, async (tx) => {
    await checkProduct(tx.db, productId);
    const before = await selectGallery(tx.db, productId, gallery);
    const [fileId = 0] = await attachMedia(tx, productId, { gallery, mediaIds: [mediaId], title });
    await recordGalleryChange(tx, { productId, gallery, action: 'add', before });
    return fileId;
  });
  return readFile(ctx.db, id);
}

/**
 * Adds media in the given order, each once, in the transaction that writes the product.
 *
 * @returns the ids of their files.
 */
export async function attachMedia(
  tx: ContentTransaction,
  productId: number,
  { gallery, mediaIds, title = '' }: { gallery: GalleryType; mediaIds: readonly number[]; title?: string },
): Promise<number[]> {
  const titles = title ? toJson({ [(await getLanguageCodes(tx.db)).main]: title }) : '{}';
  const files = await selectGallery(tx.db, productId, gallery);
  let count = files.length;
  let queue = Math.min(mediaIds.length + 1, ...files.map((file) => file.queue));

  const add = async (mediaId: number) => {
    await checkGalleryMedium(tx.db, gallery, mediaId);
    queue -= 1;
    count += 1;
    if (count > maxFilesPerGallery)
      throw refused(`Bir galeride en çok ${maxFilesPerGallery} dosya olabilir.`);
    return insertProductFile(tx.db, {
      product_id: productId,
      media_id: mediaId,
      gallery_type: gallery,
      title: titles,
      alt: '{}',
      queue,
      created_at: tx.now,
    });
  };
  const ids: number[] = [];
  for (const mediaId of new Set(mediaIds)) {
    const known = files.find((file) => file.media_id === mediaId);
    ids.push(known?.id ?? (await add(mediaId)));
  }
  return ids;
}

/**
 * `images` takes pictures, `documents` PDFs, `drawings` both.
 *
 * @throws AppError 422
 */
async function checkGalleryMedium(db: Reader, gallery: GalleryType, mediaId: number): Promise<void> {
  if (gallery === 'images') return checkPicture(db, 'images', mediaId);
  if ((await loadDocuments(db, [mediaId])).size > 0) return;
  if (gallery === 'drawings') return checkPicture(db, 'drawings', mediaId);
  throw invalid({ documents: ['Belge bulunamadı ya da PDF değil; tekrar yükleyin.'] });
}
