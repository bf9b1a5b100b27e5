import type { GalleryFile, ProductFilesQueue, ProductFileWrite } from '#shared/api/product.ts';
import type { Context } from '#server/context.ts';
import { mergeTexts } from '#server/db/localised-column.ts';
import { inContentTransaction, type Actor, type ContentTransaction } from '#server/db/transactions.ts';
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

/** Changes the texts of one file. */
export async function updateProductFile(
  ctx: Context,
  actor: Actor,
  id: number,
  input: ProductFileWrite,
): Promise<GalleryFile> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const before = await getFileRow(tx.db, id);
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

/** Removes a file from its product. Pictures stay in the library; a PDF that nothing else uses is deleted. */
export async function deleteProductFile(ctx: Context, actor: Actor, id: number): Promise<void> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const before = await getFileRow(tx.db, id);
    await deleteProductFileRow(tx.db, id);
    await deleteUnusedDocument(ctx, tx, before.media_id);
    await tx.record({ entity: 'product', id: before.product_id, action: 'file-delete', before, after: null });
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

/** Gives a product the files of another: the same media, texts and order. */
export async function copyGalleries(
  { db, now }: ContentTransaction,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await copyProductFiles(db, { from, to, now });
}
