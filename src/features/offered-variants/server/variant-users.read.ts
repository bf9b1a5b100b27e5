import type { Reader } from '#server/db/connect.ts';

type Column = 'size_id' | 'finish_id';

/** Counts the live products that have a variant of each size, or of each finish. */
export async function countProductsBy(db: Reader, column: Column): Promise<Map<number, number>> {
  const pairs = db
    .selectFrom('product_variants')
    .select([`${column} as choice`, 'product_id'])
    .distinct()
    .where(column, 'is not', null);
  const rows = await db
    .selectFrom(pairs.as('pairs'))
    .innerJoin('products', 'products.id', 'pairs.product_id')
    .where('deleted_at', 'is', null)
    .select(({ fn }) => ['pairs.choice', fn.countAll<number | string>().as('count')])
    .groupBy('pairs.choice')
    .execute();
  return new Map(rows.map(({ choice, count }) => [Number(choice), Number(count)]));
}

/**
 * Returns a query for the codes of the products that have a variant of this size, or of this finish. Products
 * deleted after `deletedSince` are included.
 */
export function selectProductsBy(column: Column) {
  return (db: Reader, id: number, deletedSince: string) =>
    db
      .selectFrom('product_variants')
      .innerJoin('products', 'products.id', 'product_id')
      .select(['products.code', 'products.deleted_at'])
      .distinct()
      .where(column, '=', id)
      .where((eb) =>
        eb.or([eb('products.deleted_at', 'is', null), eb('products.deleted_at', '>', deletedSince)]),
      )
      .orderBy('products.code')
      .execute();
}
