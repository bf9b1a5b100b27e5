import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';
import type { ProductVariantRow } from '#server/db/schema/variant.ts';

/** The variants of a product that visitors see, in their order. */
export function selectActiveVariants(db: Reader, productId: number): Promise<ProductVariantRow[]> {
  return activeVariants(db).where('product_id', '=', productId).execute();
}

/** The variants of these products that visitors see, those of each in their order. */
export function selectActiveVariantsOf(
  db: Reader,
  productIds: readonly number[],
): Promise<ProductVariantRow[]> {
  return activeVariants(db).where('product_id', 'in', numbersIn(db, productIds)).execute();
}

const activeVariants = (db: Reader) =>
  db
    .selectFrom('product_variants')
    .selectAll()
    .where('is_active', '=', 1)
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc');
