import type { Reader } from '#server/db/connect.ts';

/** Selects the number of live products by set of types, from counts that triggers keep up to date. */
export function selectProductCountsByTypeSet(db: Reader) {
  return db
    .selectFrom('transporter_type_counts')
    .groupBy('transporter_type_ids')
    .select(({ fn }) => ['transporter_type_ids', fn.sum('live_products').as('count')])
    .execute();
}

/** Selects the codes of the products with this type. Products deleted after `deletedSince` are included. */
export function selectProductsOfTransporterType(db: Reader, id: number, deletedSince: string) {
  return db
    .selectFrom('product_transporter_types')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['products.code', 'products.deleted_at'])
    .where('transporter_type_id', '=', id)
    .where((eb) =>
      eb.or([eb('products.deleted_at', 'is', null), eb('products.deleted_at', '>', deletedSince)]),
    )
    .orderBy('products.code')
    .execute();
}
