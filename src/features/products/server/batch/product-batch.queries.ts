import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';
import type { ProductRow } from '#server/db/schema/product.ts';

/** Live products with all their columns. */
export function selectWholeProducts(db: Reader, ids: readonly number[]): Promise<ProductRow[]> {
  return db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', numbersIn(db, ids))
    .where('deleted_at', 'is', null)
    .execute();
}
