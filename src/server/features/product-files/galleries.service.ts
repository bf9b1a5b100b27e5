import type { GalleryFile, GalleryType, ProductFilesQueue, ProductFileWrite } from '#shared/api/product.ts';
import type { Context } from '#server/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { mergeTexts } from '#server/db/localised-column.ts';
import { writeOrder } from '#server/db/write-order.ts';
import { checkOrderVersion, orderOf, orderVersionOf } from '#server/records/order.ts';
import { inContentTransaction, type Actor, type ContentTransaction } from '#server/db/transactions.ts';
import { invalid, notFound, refused } from '#server/errors.ts';
import { checkTextLanguages, getLanguageCodes } from '#server/features/languages/languages.service.ts';
import { deleteUnusedDocument } from '#server/features/media/media-deletion.service.ts';
import { selectDocuments } from '#server/features/media/media.read.ts';
import { checkPicture } from '#server/features/media/media.service.ts';
import {
  deleteProductFileRow,
  insertProductFile,
  selectGalleries,
  selectProductFile,
  updateProductFileRow,
  type ProductFileRow,
} from './galleries.queries.ts';
import { readFile } from './galleries.read.ts';
import { getProductRow } from '#server/features/products/products.read.ts';

/** The most files of one gallery. */
const mostFiles = 200;

/**
 * Adds an uploaded medium at the end of a gallery; one that is there already stays where it is.
 * `title`: what it is called in the main language; empty: as its file.
 */
export async function attachFile(
  ctx: Context,
  actor: Actor,
  productId: number,
  { gallery, mediaId, title = '' }: { gallery: GalleryType; mediaId: number; title?: string },
): Promise<GalleryFile> {
  const known = (await selectGallery(ctx.db, productId, gallery)).find((file) => file.media_id === mediaId);
  if (known) return readFile(ctx.db, known.id);
  const id = await inContentTransaction(ctx, actor, async (tx) => {
    await getProductRow(tx.db, productId);
    const [fileId = 0] = await attachMedia(tx, productId, { gallery, mediaIds: [mediaId], title });
    const after = await getFile(tx, fileId);
    await tx.record({ entity: 'product', id: productId, action: 'file-add', before: null, after });
    return fileId;
  });
  return readFile(ctx.db, id);
}

/**
 * Adds media in the given order, each once, within the transaction that writes the product.
 *
 * @returns the ids of their files.
 */
export async function attachMedia(
  tx: ContentTransaction,
  productId: number,
  { gallery, mediaIds, title = '' }: { gallery: GalleryType; mediaIds: readonly number[]; title?: string },
): Promise<number[]> {
  const texts = title ? JSON.stringify({ [(await getLanguageCodes(tx.db)).main]: title }) : '{}';
  const present = await selectGallery(tx.db, productId, gallery);
  let queue = Math.min(mediaIds.length + 1, ...present.map((file) => file.queue));
  let count = present.length;
  const ids: number[] = [];
  for (const mediaId of new Set(mediaIds)) {
    const known = present.find((file) => file.media_id === mediaId);
    if (known) {
      ids.push(known.id);
      continue;
    }
    await checkGalleryMedium(tx.db, gallery, mediaId);
    queue -= 1;
    count += 1;
    if (count > mostFiles) throw refused(`Bir galeride en çok ${mostFiles} dosya olabilir.`);
    ids.push(
      await insertProductFile(tx.db, {
        product_id: productId,
        media_id: mediaId,
        gallery_type: gallery,
        title: texts,
        alt: '{}',
        queue,
        created_at: tx.now,
      }),
    );
  }
  return ids;
}

/** `images` takes pictures, `documents` PDFs, `drawings` both. @throws AppError 422 */
async function checkGalleryMedium(db: Reader, gallery: GalleryType, mediaId: number): Promise<void> {
  if (gallery === 'images') return checkPicture(db, 'images', mediaId);
  if ((await selectDocuments(db, [mediaId])).size > 0) return;
  if (gallery === 'drawings') return checkPicture(db, 'drawings', mediaId);
  throw invalid({ documents: ['Belge bulunamadı ya da PDF değil; tekrar yükleyin.'] });
}

/** Changes the texts of one file. */
export async function updateProductFile(
  ctx: Context,
  actor: Actor,
  id: number,
  input: ProductFileWrite,
): Promise<GalleryFile> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const before = await getFile(tx, id);
    const { all } = await getLanguageCodes(tx.db);
    checkTextLanguages({ title: input.title, alt: input.alt }, all);
    const after = await updateProductFileRow(tx.db, id, {
      title: mergeTexts(before.title, input.title),
      alt: mergeTexts(before.alt, input.alt),
    });
    await tx.record({ entity: 'product', id: before.product_id, action: 'file-update', before, after });
  });
  return readFile(ctx.db, id);
}

/** Takes a file out of its product; a picture stays in the library, a PDF only while another place has it. */
export async function deleteProductFile(ctx: Context, actor: Actor, id: number): Promise<void> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const before = await getFile(tx, id);
    await deleteProductFileRow(tx.db, id);
    await deleteUnusedDocument(ctx, tx, before.media_id);
    await tx.record({ entity: 'product', id: before.product_id, action: 'file-delete', before, after: null });
  });
}

/** Puts the files of one gallery in order; the first picture is the product's main one. Answers the new `order_version`. */
export async function orderProductFiles(
  ctx: Context,
  actor: Actor,
  productId: number,
  input: ProductFilesQueue,
): Promise<string> {
  return inContentTransaction(ctx, actor, async (tx) => {
    await getProductRow(tx.db, productId);
    const current = await selectGallery(tx.db, productId, input.gallery_type);
    checkOrderVersion(input.order_version, orderVersionOf(current));
    const order = orderOf(current, input.file_list);
    await writeOrder(tx.db, { table: 'product_files', column: 'queue' }, order);
    await tx.record({
      entity: 'product',
      id: productId,
      action: 'file-order',
      before: current.map(({ id }) => id),
      after: order,
    });
    return orderVersionOf(await selectGallery(tx.db, productId, input.gallery_type));
  });
}

async function selectGallery(db: Reader, productId: number, gallery: GalleryType): Promise<ProductFileRow[]> {
  return (await selectGalleries(db, [productId], gallery)).get(productId) ?? [];
}

/** @throws AppError 404, also when its product was deleted */
async function getFile(tx: ContentTransaction, id: number): Promise<ProductFileRow> {
  const file = await selectProductFile(tx.db, id);
  if (!file) throw notFound();
  await getProductRow(tx.db, file.product_id);
  return file;
}
