import type { Product } from '../product.ts';
import type { Context } from '#server/context/context.ts';
import { type Actor } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { notFound } from '#server/errors.ts';
import { restorableSince } from '#server/restore-period.ts';
import { selectDeletedProduct } from './products.queries.ts';
import { getProduct, getProductRow } from './products.read.ts';
import { writeProducts } from './writer/write-products.ts';

export async function deleteProduct(ctx: Context, actor: Actor, id: number): Promise<void> {
  await inContentTransaction(ctx, actor, async (tx) => {
    await writeProducts(tx, [{ change: 'delete', before: await getProductRow(tx.db, id) }]);
  });
}

/**
 * Restores a product at the top of the lists. Codes and a slug that others have taken meanwhile get a number.
 */
export async function restoreProduct(ctx: Context, actor: Actor, id: number): Promise<Product> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const before = await selectDeletedProduct(tx.db, id, restorableSince(ctx.clock.now()));
    if (!before) throw notFound();
    await writeProducts(tx, [{ change: 'restore', before }]);
  });
  return getProduct(ctx, id);
}
