import { sql } from 'kysely';
import type { ProductList } from '#shared/api/product.ts';
import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';
import { hasTransporterType, isCarriedBy } from './product-transporter-types.queries.ts';
import { searchProducts } from './product-search.ts';
import type { ProductSelection } from './product-search.queries.ts';
import type { ProductRow } from './products.queries.ts';
import { visibleProducts, visibleProductsOfMany } from './visible-products.ts';

export type ProductFilter = {
  list: ProductList;
  search: string;
  categoryIds: readonly number[] | undefined;
  isActive: boolean | undefined;
  /** Products that have one of these; undefined: all. */
  transporterTypeIds: readonly number[] | undefined;
};
/** `hasMore`: more than `total` may match. */
export type ProductPageRows = { rows: ProductRow[]; total: number; hasMore?: boolean };
export type PagePlace = { limit: number; offset: number };

/** From here on a category holds too many products to look at each. */
export const manyProducts = 2_000;

/** Of a search that so many products match that nobody turns all pages. */
const mostShown = 120;

/** The column of a list's order, and the same as an expression: then the order is made by sorting. */
const orderColumn = { catalogue: 'products.queue', featured: 'products.featured_queue' } as const;
const sorted = (column: string) => sql`+${sql.ref(column)}`;

/** Rows and the number of all matches; of a search that very many match, the first `mostShown` are all. */
export async function selectProductPage(
  db: Reader,
  filter: ProductFilter,
  place: PagePlace,
): Promise<ProductPageRows> {
  if (filter.search.trim() !== '') return selectFoundPage(db, filter, place);
  if (filter.list === 'featured') return selectFeaturedPage(db, filter, place);
  const size = filter.transporterTypeIds ? await countRows(db, filter) : await countByCategory(db, filter);
  const ids = await selectPageIds(
    { byCategory: matching(db, filter), inOrder: matching(db, filter, sorted('products.category_id')) },
    { ...place, matches: size.matches, inCategories: size.inCategories, inOrder: size.inOrder },
  );
  return { rows: await selectRows(db, ids), total: size.matches };
}

type Sizes = {
  /** Products of the list. */
  matches: number;
  /** Products in its categories, which are read and sorted when it is read by category. */
  inCategories: number;
  /** Products that are passed when it is read in order, to its end. */
  inOrder: number;
};

/**
 * Ids of a page in the catalogue's order. A list that is a large part of the catalogue is read in that
 * order, passing what does not belong to it; a small one is read by its categories and sorted.
 */
async function selectPageIds(
  { byCategory, inOrder }: { byCategory: ProductSelection; inOrder: ProductSelection },
  { limit, offset, ...size }: PagePlace & Sizes,
): Promise<number[]> {
  const passed = ((offset + limit) * size.inOrder) / Math.max(size.matches, 1);
  const isSorted = size.inCategories <= passed;
  const rows = (isSorted ? byCategory : inOrder)
    .select('products.id')
    .orderBy(isSorted ? sorted('products.queue') : 'products.queue', 'desc')
    .orderBy('products.id', 'desc')
    .limit(limit)
    .offset(offset);
  return (await rows.execute()).map(({ id }) => id);
}

/** Ids of a page of what visitors see in categories. */
export function selectCategoryPageIds(
  { db, now }: { db: Reader; now: string },
  categoryIds: readonly number[],
  {
    transporterTypeIds: typeIds,
    ...page
  }: PagePlace & Sizes & { transporterTypeIds?: readonly number[] | undefined },
): Promise<number[]> {
  const inOrder = visibleProductsOfMany(db, now, categoryIds);
  const byCategory = visibleProducts(db, now, categoryIds);
  if (!typeIds) return selectPageIds({ byCategory, inOrder }, page);
  const carried = inOrder.where(hasTransporterType(typeIds));
  // Few are found by their carriers, the first of many by their order.
  return page.inCategories > manyProducts && page.matches <= manyProducts
    ? selectPageIds(
        { byCategory: inOrder.where(isCarriedBy(typeIds)), inOrder: carried },
        { ...page, inCategories: page.matches },
      )
    : selectPageIds({ byCategory: byCategory.where(hasTransporterType(typeIds)), inOrder: carried }, page);
}

async function selectFoundPage(db: Reader, filter: ProductFilter, { limit, offset }: PagePlace) {
  const { list, isActive, categoryIds, search } = filter;
  const { ids, hasMore } = await searchProducts(db, {
    search,
    where: 'all',
    products: matching(db, filter, sorted('products.category_id')),
    ordered: matching(db, { list, isActive, categoryIds: undefined, transporterTypeIds: undefined }),
    categoryIds,
    limit: mostShown,
  });
  return { rows: await selectRows(db, ids.slice(offset, offset + limit)), total: ids.length, hasMore };
}

async function selectFeaturedPage(db: Reader, filter: ProductFilter, { limit, offset }: PagePlace) {
  const products = matching(db, filter, sorted('products.category_id'));
  const { total } = await products.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await products
    .selectAll()
    .orderBy(orderColumn.featured, 'desc')
    .orderBy('products.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: Number(total) };
}

function matching(
  db: Reader,
  { list, isActive, categoryIds, transporterTypeIds }: Omit<ProductFilter, 'search'>,
  category = sql`${sql.ref('products.category_id')}`,
): ProductSelection {
  let products = db.selectFrom('products').where('products.deleted_at', 'is', null);
  if (list === 'featured') products = products.where('products.is_featured', '=', 1);
  if (isActive !== undefined) products = products.where('products.is_active', '=', Number(isActive));
  if (transporterTypeIds) products = products.where(hasTransporterType(transporterTypeIds));
  return categoryIds ? products.where(category, 'in', idList(categoryIds)) : products;
}

/** Which carriers a product has is not counted as it changes: those that have one are looked at. */
async function countRows(db: Reader, filter: ProductFilter): Promise<Sizes> {
  const { count } = await matching(db, filter)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const { inCategories, inOrder } = await countByCategory(db, filter);
  return { matches: Number(count), inCategories, inOrder };
}

/** From the numbers that are kept by triggers: nothing is counted row by row. */
async function countByCategory(db: Reader, { categoryIds, isActive }: ProductFilter): Promise<Sizes> {
  const counts = await db.selectFrom('category_counts').selectAll().execute();
  const inside = categoryIds ? counts.filter((row) => categoryIds.includes(row.category_id)) : counts;
  const sum = (rows: typeof counts, isCounted = isActive) =>
    rows.reduce((total, { live_products: live, active_products: active }) => {
      if (isCounted === undefined) return total + live;
      return total + (isCounted ? active : live - active);
    }, 0);
  return {
    matches: sum(inside),
    inCategories: categoryIds ? inside.reduce((total, row) => total + row.live_products, 0) : Infinity,
    inOrder: sum(counts),
  };
}

async function selectRows(db: Reader, ids: readonly number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
