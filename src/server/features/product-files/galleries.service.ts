import {
  galleryTypes,
  type GalleryFile,
  type ProductFilesQueue,
  type ProductFileWrite,
} from '#shared/api/product.ts';
import type { Context } from '#server/context.ts';
import { mergeTexts } from '#server/db/localised-column.ts';
import {
  inContentTransaction,
  type Actor,
  type Change,
  type ContentTransaction,
} from '#server/db/transactions.ts';
import { writeOrder } from '#server/db/write-order.ts';
import { checkTextLanguages, getLanguageCodes } from '#server/features/languages/languages.service.ts';
import { deleteUnusedDocument } from '#server/features/media/media-deletion.service.ts';
import { checkOrderVersion, orderOf, orderVersionOf } from '#server/records/order.ts';
import {
  copyProductFiles,
  deleteProductFileRow,
  selectGallery,
  updateProductFileRow,
} from './galleries.queries.ts';
import { checkProduct, getFileRow, readFile } from './galleries.read.ts';
import { galleryChanges, recordGalleryChange } from './gallery-history.ts';

/** Changes the texts of one file. */
export async function updateProductFile(
  ctx: Context,
  actor: Actor,
  id: number,
  input: ProductFileWrite,
): Promise<GalleryFile> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const file = await getFileRow(tx.db, id);
    const { all } = await getLanguageCodes(tx.db);
    checkTextLanguages({ title: input.title, alt: input.alt }, all);
    const { product_id: productId, gallery_type: gallery } = file;
    const before = await selectGallery(tx.db, productId, gallery);
    await updateProductFileRow(tx.db, id, {
      title: mergeTexts(file.title, input.title),
      alt: mergeTexts(file.alt, input.alt),
    });
    await recordGalleryChange(tx, { productId, gallery, action: 'update', before });
  });
  return readFile(ctx.db, id);
}

/** Removes a file from its product. Pictures stay in the library; a PDF that nothing else uses is deleted. */
export async function deleteProductFile(ctx: Context, actor: Actor, id: number): Promise<void> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const { product_id: productId, gallery_type: gallery, media_id: mediaId } = await getFileRow(tx.db, id);
    const before = await selectGallery(tx.db, productId, gallery);
    await deleteProductFileRow(tx.db, id);
    await deleteUnusedDocument(ctx, tx, mediaId);
    await recordGalleryChange(tx, { productId, gallery, action: 'remove', before });
  });
}

/** Puts the files of one gallery in order; returns its new `order_version`. */
export async function orderProductFiles(
  ctx: Context,
  actor: Actor,
  productId: number,
  input: ProductFilesQueue,
): Promise<string> {
  return inContentTransaction(ctx, actor, async (tx) => {
    await checkProduct(tx.db, productId);
    const gallery = input.gallery_type;
    const before = await selectGallery(tx.db, productId, gallery);
    checkOrderVersion(input.order_version, orderVersionOf(before));
    const order = orderOf(before, input.file_list);
    await writeOrder(tx.db, { table: 'product_files', column: 'queue' }, order);
    await recordGalleryChange(tx, { productId, gallery, action: 'order', before });
    return orderVersionOf(await selectGallery(tx.db, productId, gallery));
  });
}

/**
 * Gives a new product the files of another: the same media, texts and order.
 *
 * @returns what the history records of it.
 */
export async function copyGalleries(
  { db, now }: ContentTransaction,
  { from, to }: { from: number; to: number },
): Promise<Change[]> {
  await copyProductFiles(db, { from, to, now });
  const changes = [];
  for (const gallery of galleryTypes) {
    changes.push(...(await galleryChanges(db, { productId: to, gallery, action: 'add', before: [] })));
  }
  return changes;
}
