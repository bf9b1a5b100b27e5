import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';

/** Live products by id. */
export function selectLabelProducts(db: Reader, ids: readonly number[]) {
  return db
    .selectFrom('products')
    .select(['id', 'code', 'name'])
    .where('id', 'in', numbersIn(db, ids))
    .where('deleted_at', 'is', null)
    .execute();
}

const columns = [
  'product_variants.id',
  'product_variants.product_id',
  'product_variants.code',
  'product_variants.size_id',
  'product_variants.finish_id',
] as const;

/** The active variants of products, in their order. */
export function selectVariantsOf(db: Reader, productIds: readonly number[]) {
  return db
    .selectFrom('product_variants')
    .select(columns)
    .where('product_id', 'in', numbersIn(db, productIds))
    .where('is_active', '=', 1)
    .orderBy('product_id')
    .orderBy('queue', 'desc')
    .execute();
}

/** Variants by id, also those that are off, in the order of their products. */
export function selectVariantsById(db: Reader, ids: readonly number[]) {
  return db
    .selectFrom('product_variants')
    .select(columns)
    .where('id', 'in', numbersIn(db, ids))
    .orderBy('product_id')
    .orderBy('queue', 'desc')
    .execute();
}
