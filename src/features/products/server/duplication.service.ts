import type { Product, ProductDuplicate } from '../product.ts';
import type { Context } from '#server/context/context.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import { type Actor } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import { copyGalleries } from '#features/galleries/server/galleries.service.ts';
import { productKind } from '#features/galleries/server/gallery-owner.ts';
import { findFreeCode } from '#features/variants/server/article-codes.ts';
import { copyVariants } from '#features/variants/server/copy-variants.ts';
import { getProduct, getProductRow } from './products.read.ts';
import { writeProducts } from './writer/write-products.ts';

/**
 * Copies a product with its texts, attributes, transporter types, galleries and variants. The copy gets new
 * codes and a new address. It is first in the lists, hidden and not featured.
 */
export async function duplicateProduct(
  ctx: Context,
  actor: Actor,
  id: number,
  input: ProductDuplicate,
): Promise<Product> {
  const copyId = await inContentTransaction(ctx, actor, async (tx) => {
    const original = await getProductRow(tx.db, id);
    const code = input.code || (await copiedCode(tx, original.code));
    const copyParts = async (copy: Pick<ProductRow, 'id' | 'code'>) => [
      ...(await copyGalleries(tx, productKind, { from: id, to: copy.id })),
      ...(await copyVariants(tx, { from: original, to: copy })),
    ];
    const fields = { code, is_active: false };
    const [copy] = await writeProducts(tx, [{ change: 'create', from: original, fields, parts: copyParts }]);
    return copy?.row.id ?? 0;
  });
  return getProduct(ctx, copyId);
}

/** Finds a free code like `TK-25-KOPYA`, then `TK-25-KOPYA-2` and so on, shortened to the allowed length. */
function copiedCode(tx: ContentTransaction, code: string): Promise<string> {
  const base = code.replace(/-KOPYA(-\d+)?$/, '').slice(0, 38);
  return findFreeCode(tx.db, `${base}-KOPYA`);
}
