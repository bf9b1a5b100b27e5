import { unindexedCategory } from '#features/visible-products/server/visible-products.ts';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { ProductState } from '../product-list.ts';
import { anyGap, storedGaps, type ProductList } from '../product-list.ts';
import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';
import type { Database } from '#server/db/schema/database.ts';

/** A query of `products` that has conditions but not yet columns, an order or a limit. */
export type ProductSelection = SelectQueryBuilder<Database, 'products', object>;

/** The conditions by which staff filter a list. An undefined or empty field does not filter. */
export type ProductFilter = {
  list: ProductList;
  categoryIds: readonly number[] | undefined;
  state: ProductState | undefined;
  /** Products that are published after this instant are scheduled. */
  now: string;
  /** Products must have at least one of these. */
  transporterTypeIds: readonly number[] | undefined;
  /** Products must lack all of these: `picture`, or the texts in a language. */
  without: readonly string[];
};

/** Selects the live products that pass the filter. */
export function filterProducts(db: Reader, filter: ProductFilter): ProductSelection {
  const { state, now, categoryIds, transporterTypeIds, without } = filter;
  let products = filterInOrder(db, filter);
  if (state === 'shown') products = products.where(isPublishedBy(now));
  if (state === 'scheduled') products = products.where('products.published_at', '>', now);
  if (transporterTypeIds) products = products.where(hasTransporterType(transporterTypeIds));
  for (const each of without) products = products.where(lacks(each));
  return categoryIds ? products.where(unindexedCategory, 'in', idList(categoryIds)) : products;
}

/** Selects live products by those conditions of the filter that the index of the catalogue's order covers. */
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

/**
 * The condition is written as an expression, so that the planner uses no index: nearly every product is
 * published.
 */
const isPublishedBy = (now: string) => sql<boolean>`(products.published_at <= ${now}) is true`;

/** Whether a row with the column `transporter_type_ids` has one of these transporter types. */
export function hasTransporterType(typeIds: readonly number[]): RawBuilder<boolean> {
  const each = idList(typeIds).map((id) => sql`transporter_type_ids like ${`%,${id},%`}`);
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}

/** Whether only the stored gaps of each product tell it, so that no counts exist. */
export const isStoredGap = (key: string): boolean => key === anyGap || storedGaps.some((one) => one === key);

/** Whether a row with the columns `has_picture` and `translations` lacks the picture or the texts of a language. */
export function lacks(key: string): RawBuilder<boolean> {
  if (key === anyGap)
    return sql<boolean>`(has_picture = 0 or exists (select 1 from product_gaps
      where product_id = products.id and gaps <> ''))`;
  if (isStoredGap(key))
    return sql<boolean>`exists (select 1 from product_gaps
      where product_id = products.id and gaps like ${`%,${key},%`})`;
  return key === 'picture'
    ? sql<boolean>`+has_picture = 0`
    : sql<boolean>`translations not like ${`%,${key},%`}`;
}

/** The products that pass a filter: all of them in the order of the list, or what tells them in the database. */
export type FilteredProducts = { count: number } & ({ ids: readonly number[] } | FilteredSets);

type FilteredSets = {
  ids?: undefined;
  /**
   * Undefined if the visitor did not filter by transporter types; `variantSetIds` is undefined without a filter
   * by size or finish.
   */
  typeSets: string[] | undefined;
  variantSetIds: number[] | undefined;
  /** The number of products with one of these variant sets, of any transporter type. */
  withVariantSet: number;
};
