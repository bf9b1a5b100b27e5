import type { GalleryFile, GalleryType } from '#shared/api/product.ts';
import type { Context } from '#server/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { toJson } from '#server/db/json.ts';
import { inContentTransaction, type Actor, type ContentTransaction } from '#server/db/transactions.ts';
import { writeOrder } from '#server/db/write-order.ts';
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
    const [fileId = 0] = await attachMedia(tx, productId, {
      gallery,
      mediaIds: [mediaId],
      title,
      field: 'media_id',
    });
    await recordGalleryChange(tx, { productId, gallery, action: 'add', before });
    return fileId;
  });
  return readFile(ctx.db, id);
}

type Attached = {
  gallery: GalleryType;
  mediaIds: readonly number[];
  title?: string;
  /** The field of the call that names the media, for errors. */
  field: 'media_id' | 'images';
};

/**
 * Adds media in the given order, each once, in the transaction that writes the product.
 *
 * @returns the ids of their files.
 */
export async function attachMedia(
  tx: ContentTransaction,
  productId: number,
  { gallery, mediaIds, title = '', field }: Attached,
): Promise<number[]> {
  const titles = title ? toJson({ [(await getLanguageCodes(tx.db)).main]: title }) : '{}';
  const files = await selectGallery(tx.db, productId, gallery);
  const fileIds = new Map(files.map((file) => [file.media_id, file.id]));
  const added = [...new Set(mediaIds)].filter((mediaId) => !fileIds.has(mediaId));
  const count = files.length + added.length;
  if (count > maxFilesPerGallery) throw refused(`Bir galeride en çok ${maxFilesPerGallery} dosya olabilir.`);
  for (const mediaId of added) await checkGalleryMedium(tx.db, { gallery, mediaId, field });
  if (added.length > 0) {
    // The places stay n … 1, and the new files get the last ones.
    const places = files.map(({ id }, index) => ({ id, queue: count - index }));
    await writeOrder(tx.db, { table: 'product_files', column: 'queue' }, places);
  }
  for (const [index, mediaId] of added.entries()) {
    const id = await insertProductFile(tx.db, {
      product_id: productId,
      media_id: mediaId,
      gallery_type: gallery,
      title: titles,
      alt: '{}',
      queue: added.length - index,
      created_at: tx.now,
    });
    fileIds.set(mediaId, id);
  }
  return mediaIds.flatMap((mediaId) => fileIds.get(mediaId) ?? []);
}

/**
 * `images` takes pictures, `documents` PDFs, `drawings` both.
 *
 * @throws AppError 422
 */
async function checkGalleryMedium(
  db: Reader,
  { gallery, mediaId, field }: { gallery: GalleryType; mediaId: number; field: string },
): Promise<void> {
  if (gallery === 'images') return checkPicture(db, field, mediaId);
  if ((await loadDocuments(db, [mediaId])).size > 0) return;
  if (gallery === 'drawings') return checkPicture(db, field, mediaId);
  throw invalid({ [field]: ['Belge bulunamadı ya da PDF değil; tekrar yükleyin.'] });
}
