import type { Reader } from '#server/db/connect.ts';
import type { ProductVariantRow } from '#server/db/schema/variant.ts';

/** The variants of a product that visitors see, in their order. */
export function selectActiveVariants(db: Reader, productId: number): Promise<ProductVariantRow[]> {
  return db
    .selectFrom('product_variants')
    .selectAll()
    .where('product_id', '=', productId)
    .where('is_active', '=', 1)
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
