import { sql } from 'kysely';
import type { ProductList } from '#shared/api/product.ts';
import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';
import { selectTransporterTypeCounts, selectCategoryCounts, type Kept } from './counts.queries.ts';
import { selectPageIds, type ListingSizes, type PagePlace } from './pages.queries.ts';
import { searchProducts } from '#server/features/product-search/search.ts';
import type { ProductSelection } from '#server/features/product-search/search.queries.ts';
import { hasTransporterType } from '#server/features/products/transporter-types.queries.ts';
import type { ProductRow } from '#server/features/products/products.queries.ts';

export type ProductFilter = {
  list: ProductList;
  search: string;
  categoryIds: readonly number[] | undefined;
  isActive: boolean | undefined;
  /** Products that have one of these; undefined: all. */
  transporterTypeIds: readonly number[] | undefined;
};
/** `hasMore`: more than `total` may match; `isNear`: nothing does, and these have words that are spelt alike. */
export type ProductPageRows = { rows: ProductRow[]; total: number; hasMore?: boolean; isNear?: boolean };

/** So many matches of a search are all shown, page by page. */
const mostRanked = 1_000;
/** Of a search that more products match: nobody turns all pages. */
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
  const { typeSets, ...sizes } = await countListed(db, filter);
  const { isActive, categoryIds } = filter;
  const ids = await selectPageIds(db, { isActive, categoryIds, typeSets }, { ...place, ...sizes });
  return { rows: await selectRows(db, ids), total: sizes.matches };
}

async function selectFoundPage(db: Reader, filter: ProductFilter, { limit, offset }: PagePlace) {
  const { list, isActive, categoryIds, search } = filter;
  const { ids, ...found } = await searchProducts(db, {
    search,
    where: 'all',
    products: matching(db, filter, sorted('products.category_id')),
    ordered: matching(db, { list, isActive, categoryIds: undefined, transporterTypeIds: undefined }),
    categoryIds,
    mostRanked,
    limit: mostShown,
  });
  return { rows: await selectRows(db, ids.slice(offset, offset + limit)), total: ids.length, ...found };
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

/** How many products a list holds, by the numbers that triggers keep, and the sets of transporter types in it. */
async function countListed(
  db: Reader,
  { categoryIds, isActive, transporterTypeIds: typeIds }: ProductFilter,
): Promise<ListingSizes & { typeSets: string[] | undefined }> {
  const all = await selectCategoryCounts(db);
  const inside = categoryIds ? all.filter((row) => categoryIds.includes(row.category_id)) : all;
  const counts = typeIds && (await selectTransporterTypeCounts(db, { categoryIds, typeIds }));
  const sum = (rows: readonly Kept[], isCounted = isActive) =>
    rows.reduce((total, { live_products: live, active_products: active }) => {
      if (isCounted === undefined) return total + live;
      return total + (isCounted ? active : live - active);
    }, 0);
  return {
    matches: sum(counts ?? inside),
    inCategories: inside.reduce((total, row) => total + row.live_products, 0),
    inOrder: sum(all),
    typeSets: counts && [...new Set(counts.map((row) => row.transporter_type_ids))],
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
