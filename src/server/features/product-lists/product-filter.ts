import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { ProductList } from '#shared/api/product.ts';
import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';
import type { Database } from '#server/db/schema/database.ts';

/** A query of `products` with its conditions, before columns, order and limit. */
export type ProductSelection = SelectQueryBuilder<Database, 'products', object>;

/** What staff filter a list by. A field that is undefined does not filter. */
export type ProductFilter = {
  list: ProductList;
  categoryIds: readonly number[] | undefined;
  isActive: boolean | undefined;
  /** Products that have one of these. */
  transporterTypeIds: readonly number[] | undefined;
};

/** Live products that pass the filter. */
export function filterProducts(
  db: Reader,
  { list, isActive, categoryIds, transporterTypeIds }: ProductFilter,
): ProductSelection {
  let products = db.selectFrom('products').where('products.deleted_at', 'is', null);
  if (list === 'featured') products = products.where('products.is_featured', '=', 1);
  if (isActive !== undefined) products = products.where('products.is_active', '=', Number(isActive));
  if (transporterTypeIds) products = products.where(hasTransporterType(transporterTypeIds));
  return categoryIds ? products.where(unindexedCategory, 'in', idList(categoryIds)) : products;
}

/** Whether a row of `products` has one of these transporter types. */
export function hasTransporterType(typeIds: readonly number[]): RawBuilder<boolean> {
  const each = idList(typeIds).map((id) => sql`products.transporter_type_ids like ${`%,${id},%`}`);
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}

/**
 * The category as an expression, which no index covers. It is for queries that read few products or stop early,
 * because reading them by the index of the category would visit nearly every product.
 */
export const unindexedCategory = sql<number>`+${sql.ref('products.category_id')}`;
