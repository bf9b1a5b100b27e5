import type { Reader } from '#server/db/connect.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import { loadCategoryCounts } from '#server/features/categories/category-counts.read.ts';
import type { PageRange } from '#server/records/paging.ts';
import { selectTransporterTypeCounts, type Counts } from './counts.queries.ts';
import { orderColumn } from './order.queries.ts';
import { selectPageIds, type ListingCounts } from './pages.queries.ts';
import { filterProducts, type ProductFilter } from './product-filter.ts';

/** A page of the panel's list without a search, and the number of all products that pass the filter. */
export function selectProductPage(
  db: Reader,
  filter: ProductFilter,
  range: PageRange,
): Promise<{ rows: ProductRow[]; total: number }> {
  return filter.list === 'featured'
    ? selectFeaturedPage(db, filter, range)
    : selectCataloguePage(db, filter, range);
}

async function selectFeaturedPage(db: Reader, filter: ProductFilter, { limit, offset }: PageRange) {
  const products = filterProducts(db, filter);
  const { total } = await products.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await products
    .selectAll()
    .orderBy(`products.${orderColumn.featured}`, 'desc')
    .orderBy('products.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: Number(total) };
}

async function selectCataloguePage(db: Reader, filter: ProductFilter, range: PageRange) {
  const { typeSets, ...counts } = await countCatalogue(db, filter);
  const { isActive, categoryIds } = filter;
  const ids = await selectPageIds(db, { isActive, categoryIds, typeSets }, { ...range, ...counts });
  return { rows: await selectProductsById(db, ids), total: counts.matches };
}

/** The counts of a filtered catalogue, and the sets of transporter types in it. */
async function countCatalogue(
  db: Reader,
  { categoryIds, isActive, transporterTypeIds: typeIds }: ProductFilter,
): Promise<ListingCounts & { typeSets: string[] | undefined }> {
  const all = await loadCategoryCounts(db);
  const inCategories = categoryIds ? all.filter((row) => categoryIds.includes(row.category_id)) : all;
  const withTypes = typeIds && (await selectTransporterTypeCounts(db, { categoryIds, typeIds }));
  return {
    matches: sumCounts(withTypes ?? inCategories, isActive),
    inCategories: sumCounts(inCategories, undefined),
    inCatalogue: sumCounts(all, isActive),
    typeSets: withTypes && [...new Set(withTypes.map((row) => row.transporter_type_ids))],
  };
}

/** `isActive` undefined: active and hidden products. */
function sumCounts(rows: readonly Counts[], isActive: boolean | undefined): number {
  return rows.reduce((sum, { live_products: live, active_products: active }) => {
    if (isActive === undefined) return sum + live;
    return sum + (isActive ? active : live - active);
  }, 0);
}

/** In the order of `ids`. */
export async function selectProductsById(db: Reader, ids: readonly number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
