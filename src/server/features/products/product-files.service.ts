import type { ProductFile, ProductFilesQueue, ProductFileWrite } from '#shared/api/product.ts';
import type { Context } from '#server/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { mergeTexts } from '#server/db/localised-column.ts';
import { orderOf, writeOrder } from '#server/db/order.ts';
import { inContentTransaction, type Actor, type ContentTransaction } from '#server/db/transactions.ts';
import { notFound } from '#server/errors.ts';
import { checkTextLanguages, getLanguageCodes } from '#server/features/languages/languages.service.ts';
import { checkMedium, selectPictures } from '#server/features/media/media.read.ts';
import {
  deleteProductFileRow,
  insertProductFile,
  selectGalleries,
  selectProductFile,
  updateProductFileRow,
  type ProductFileRow,
} from './product-files.queries.ts';
import { getProductRow, presentProductFile } from './products.read.ts';

const gallery = 'images';

/** Adds an uploaded medium at the end of a product's pictures; one that is there already stays where it is. */
export async function attachImage(
  ctx: Context,
  actor: Actor,
  productId: number,
  mediaId: number,
): Promise<ProductFile> {
  const known = (await selectImages(ctx.db, productId)).find((file) => file.media_id === mediaId);
  if (known) return readFile(ctx, known.id);
  const id = await inContentTransaction(ctx, actor, async (tx) => {
    await getProductRow(tx.db, productId);
    const [fileId = 0] = await attachImages(tx, productId, [mediaId]);
    const after = await getFile(tx, fileId);
    await tx.record({ entity: 'product', id: productId, action: 'file-add', before: null, after });
    return fileId;
  });
  return readFile(ctx, id);
}

/**
 * Adds media in the given order, each once, within the transaction that writes the product.
 *
 * @returns the ids of their files.
 */
export async function attachImages(
  tx: ContentTransaction,
  productId: number,
  mediaIds: readonly number[],
): Promise<number[]> {
  const present = await selectImages(tx.db, productId);
  let queue = Math.min(mediaIds.length + 1, ...present.map((file) => file.queue));
  const ids: number[] = [];
  for (const mediaId of new Set(mediaIds)) {
    const known = present.find((file) => file.media_id === mediaId);
    if (known) {
      ids.push(known.id);
      continue;
    }
    await checkMedium(tx.db, 'images', mediaId);
    queue -= 1;
    ids.push(
      await insertProductFile(tx.db, {
        product_id: productId,
        media_id: mediaId,
        gallery_type: gallery,
        title: '{}',
        alt: '{}',
        queue,
        created_at: tx.now,
      }),
    );
  }
  return ids;
}

/** Changes the texts of one picture. */
export async function updateProductFile(
  ctx: Context,
  actor: Actor,
  id: number,
  input: ProductFileWrite,
): Promise<ProductFile> {
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
  return readFile(ctx, id);
}

/** Takes a picture out of its product; the medium stays in the library. */
export async function deleteProductFile(ctx: Context, actor: Actor, id: number): Promise<void> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const before = await getFile(tx, id);
    await deleteProductFileRow(tx.db, id);
    await tx.record({ entity: 'product', id: before.product_id, action: 'file-delete', before, after: null });
  });
}

/** Puts the files of one gallery in order; the first is the product's main picture. */
export async function orderProductFiles(
  ctx: Context,
  actor: Actor,
  productId: number,
  input: ProductFilesQueue,
): Promise<void> {
  await inContentTransaction(ctx, actor, async (tx) => {
    await getProductRow(tx.db, productId);
    const current = (await selectGalleries(tx.db, [productId], input.gallery_type)).get(productId) ?? [];
    const order = orderOf(current, input.file_list);
    await writeOrder(tx.db, ctx.connections.dialect, { table: 'product_files', column: 'queue' }, order);
    await tx.record({
      entity: 'product',
      id: productId,
      action: 'file-order',
      before: current.map(({ id }) => id),
      after: order,
    });
  });
}

async function selectImages(db: Reader, productId: number): Promise<ProductFileRow[]> {
  return (await selectGalleries(db, [productId], gallery)).get(productId) ?? [];
}

/** @throws AppError 404, also when its product was deleted */
async function getFile(tx: ContentTransaction, id: number): Promise<ProductFileRow> {
  const file = await selectProductFile(tx.db, id);
  if (!file) throw notFound();
  await getProductRow(tx.db, file.product_id);
  return file;
}

async function readFile({ db }: Context, id: number): Promise<ProductFile> {
  const file = await selectProductFile(db, id);
  const [shown] = file ? presentProductFile(file, await selectPictures(db, [file.media_id])) : [];
  if (!shown) throw notFound();
  return shown;
}
