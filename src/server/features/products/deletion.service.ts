import type { Product } from '#shared/api/product.ts';
import type { Context } from '#server/context.ts';
import { productDocument } from '#server/features/product-search/document.ts';
import { putDocuments, removeDocuments } from '#server/features/product-search/documents.service.ts';
import { inContentTransaction, type Actor } from '#server/db/transactions.ts';
import { restorableSince } from '#server/db/versions.ts';
import { notFound, refused } from '#server/errors.ts';
import { selectSubtreeIds } from '#server/features/categories/categories.read.ts';
import { chooseSlug } from '#server/features/slugs/slugs.service.ts';
import { findFreeCode, selectDeletedProduct, selectTopPlace, updateProductRow } from './products.queries.ts';
import { getProduct, getProductRow } from './products.read.ts';

export async function deleteProduct(ctx: Context, actor: Actor, id: number): Promise<void> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const before = await getProductRow(tx.db, id);
    const after = await updateProductRow(tx.db, id, { deleted_at: tx.now, version: before.version + 1 });
    await removeDocuments(tx.db, [id]);
    await tx.record({ entity: 'product', id, action: 'delete', before, after });
  });
}

/** Brings a product back at the top; a code or address that was taken meanwhile gets a number. */
export async function restoreProduct(ctx: Context, actor: Actor, id: number): Promise<Product> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const before = await selectDeletedProduct(tx.db, id, restorableSince(ctx.clock.now()));
    if (!before) throw notFound();
    const category = await selectSubtreeIds(tx.db, before.category_id);
    if (category.length === 0) throw refused('Ürünün kategorisi silinmiş. Önce kategoriyi geri alın.');
    const after = await updateProductRow(tx.db, id, {
      deleted_at: null,
      code: await findFreeCode(tx.db, before.code),
      seo_name: await chooseSlug(tx.db, 'product', { id, typed: before.seo_name, name: '' }),
      queue: (await selectTopPlace(tx.db, 'catalogue')) + 1,
      featured_queue: (await selectTopPlace(tx.db, 'featured')) + 1,
      version: before.version + 1,
      updated_at: tx.now,
    });
    await putDocuments(tx.db, [productDocument(after)]);
    await tx.record({ entity: 'product', id, action: 'restore', before, after });
  });
  return getProduct(ctx, id);
}
