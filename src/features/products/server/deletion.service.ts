import type { Product } from '../product.ts';
import { sortKey } from '#shared/turkish.ts';
import type { Context } from '#server/context/context.ts';
import { type Actor } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { notFound, refused } from '#server/errors.ts';
import { loadSubtreeIds } from '#features/categories/server/categories.read.ts';
import { topPlaces } from '#features/product-lists/server/order.service.ts';
import { reindexProducts, unindexProducts } from '#features/product-search/server/indexing.service.ts';
import { chooseSlug } from '#features/slugs/server/slugs.service.ts';
import { freeCodesOf } from '#features/variants/server/copy-variants.ts';
import { restorableSince } from '#server/restore-period.ts';
import { selectDeletedProduct, updateProductRow } from './products.queries.ts';
import { getProduct, getProductRow } from './products.read.ts';

export async function deleteProduct(ctx: Context, actor: Actor, id: number): Promise<void> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const before = await getProductRow(tx.db, id);
    const after = await updateProductRow(tx.db, id, { deleted_at: tx.now, version: before.version + 1 });
    await unindexProducts(tx.db, [id]);
    await tx.record({ entity: 'product', id, action: 'delete', before, after });
  });
}

/** Restores a product at the top of the lists; codes and an address that are taken by now get a number. */
export async function restoreProduct(ctx: Context, actor: Actor, id: number): Promise<Product> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const before = await selectDeletedProduct(tx.db, id, restorableSince(ctx.clock.now()));
    if (!before) throw notFound();
    const category = await loadSubtreeIds(tx.db, before.category_id);
    if (category.length === 0) throw refused('Ürünün kategorisi silinmiş. Önce kategoriyi geri alın.');
    const { code, changes } = await freeCodesOf(tx, before);
    const after = await updateProductRow(tx.db, id, {
      deleted_at: null,
      code,
      code_sort_key: sortKey(code),
      seo_name: await chooseSlug(tx.db, 'product', { id, typed: before.seo_name, name: '' }),
      ...(await topPlaces(tx.db)),
      version: before.version + 1,
      updated_at: tx.now,
    });
    await reindexProducts(tx.db, [id]);
    await tx.recordAll([{ entity: 'product', id, action: 'restore', before, after }, ...changes]);
  });
  return getProduct(ctx, id);
}
