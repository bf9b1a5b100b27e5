import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { ProductState } from '../product-list.ts';
import type { ProductList } from '../product-list.ts';
import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';
import type { Database } from '#server/db/schema/database.ts';

/** A query of `products` with its conditions, before columns, order and limit. */
export type ProductSelection = SelectQueryBuilder<Database, 'products', object>;

/** What staff filter a list by. A field that is undefined or empty does not filter. */
export type ProductFilter = {
  list: ProductList;
  categoryIds: readonly number[] | undefined;
  state: ProductState | undefined;
  /** The instant that tells published products from scheduled ones. */
  now: string;
  /** Products that have one of these. */
  transporterTypeIds: readonly number[] | undefined;
  /** What products lack: `picture`, or their texts in a language; they lack all of these. */
  without: readonly string[];
};

/** Live products that pass the filter. */
export function filterProducts(db: Reader, filter: ProductFilter): ProductSelection {
  const { state, now, categoryIds, transporterTypeIds, without } = filter;
  let products = filterInOrder(db, filter);
  if (state === 'shown') products = products.where(isPublishedBy(now));
  if (state === 'scheduled') products = products.where('products.published_at', '>', now);
  if (transporterTypeIds) products = products.where(hasTransporterType(transporterTypeIds));
  for (const each of without) products = products.where(lacks(each));
  return categoryIds ? products.where(unindexedCategory, 'in', idList(categoryIds)) : products;
}

/** Live products that pass those conditions of the filter that the index of the catalogue's order covers. */
export function filterInOrder(
  db: Reader,
  { list, state }: Pick<ProductFilter, 'list' | 'state'>,
): ProductSelection {
  let products = db.selectFrom('products').where('products.deleted_at', 'is', null);
  if (list === 'featured') products = products.where('products.is_featured', '=', 1);
  return state === undefined
    ? products
    : products.where('products.is_active', '=', Number(state !== 'hidden'));
}

/** As an expression that no index covers, because nearly every product is published. */
const isPublishedBy = (now: string) => sql<boolean>`(products.published_at <= ${now}) is true`;

/** Whether a row with the column `transporter_type_ids` has one of these transporter types. */
export function hasTransporterType(typeIds: readonly number[]): RawBuilder<boolean> {
  const each = idList(typeIds).map((id) => sql`transporter_type_ids like ${`%,${id},%`}`);
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}

/** Whether a row with the columns `has_picture` and `translations` lacks the picture or the texts of a language. */
export function lacks(key: string): RawBuilder<boolean> {
  return key === 'picture'
    ? sql<boolean>`+has_picture = 0`
    : sql<boolean>`translations not like ${`%,${key},%`}`;
}

/**
 * The category as an expression, which no index covers. It is for queries that read few products or stop early,
 * because reading them by the index of the category would visit nearly every product.
 */
export const unindexedCategory = sql<number>`+${sql.ref('products.category_id')}`;

/** The products that pass a filter. */
export type FilteredProducts = {
  count: number;
  /** Undefined without a filter of that kind. */
  typeSets: string[] | undefined;
  variantSetIds: number[] | undefined;
  /** Products with one of these variant sets, of any transporter type. */
  withVariantSet: number;
};
