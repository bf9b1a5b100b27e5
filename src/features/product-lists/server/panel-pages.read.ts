import type { Reader } from '#server/db/connect.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import { loadCategoryCounts } from '#features/categories/server/category-counts.read.ts';
import type { PageRange } from '#server/paging.ts';
import {
  countFiltered,
  selectCompletenessCounts,
  selectTransporterTypeCounts,
  type Counts,
} from './counts.queries.ts';
import { selectPageIds, type ListingCounts } from './pages.queries.ts';
import { filterProducts, isStoredGap, type ProductFilter } from './product-filter.ts';
import { selectBySorting, selectSortedIds, type ListOrder } from './sorted-pages.read.ts';

type ProductIds = { ids: number[]; total: number };

/** Selects a page of the panel's list without a search, and counts all products that pass the filter. */
export async function selectProductPage(
  db: Reader,
  filter: ProductFilter,
  { order, ...range }: PageRange & { order: ListOrder },
): Promise<{ rows: ProductRow[]; total: number }> {
  const { ids, total } = await selectIds(db, filter, { order, ...range });
  return { rows: await selectProductsById(db, ids), total };
}

function selectIds(
  db: Reader,
  filter: ProductFilter,
  { order, ...range }: PageRange & { order: ListOrder },
): Promise<ProductIds> {
  if (filter.list === 'featured' || filter.state === 'scheduled' || filter.without.some(isStoredGap))
    return sortFew(db, filter, { order, ...range });
  return order.column === 'queue' && filter.without.length === 0
    ? findInCatalogue(db, filter, range)
    : findSorted(db, filter, { order, ...range });
}

/**
 * Finds a page of the featured or scheduled products, of which there are only a few, or of those with a stored gap,
 * which the panel asks for in one category. All are read and sorted.
 */
async function sortFew(
  db: Reader,
  filter: ProductFilter,
  { order, ...range }: PageRange & { order: ListOrder },
): Promise<ProductIds> {
  const ids = await selectBySorting(filterProducts(db, filter), order, range);
  return { ids, total: await countFiltered(db, filter) };
}

async function findSorted(
  db: Reader,
  filter: ProductFilter,
  { order, ...range }: PageRange & { order: ListOrder },
): Promise<ProductIds> {
  const { categoryIds, state } = filter;
  const having = await selectCompletenessCounts(db, filter);
  const total = sumCounts(having, state) - (await countScheduled(db, filter));
  const inCategories = categoryIds && sumCounts(await loadCategoryCounts(db, categoryIds), undefined);
  const page = { ...range, order, matches: total, inCategories, having };
  return { ids: await selectSortedIds(db, filter, page), total };
}

/** Finds a page in the catalogue's order. */
async function findInCatalogue(db: Reader, filter: ProductFilter, range: PageRange): Promise<ProductIds> {
  const { typeSets, ...counts } = await countCatalogue(db, filter);
  const { state, now, categoryIds } = filter;
  const isActive = state === undefined ? undefined : state === 'shown';
  const listing = { isActive, categoryIds, typeSets, ...(isActive && { publishedBy: now }) };
  const ids = await selectPageIds(db, listing, { ...range, ...counts });
  return { ids, total: counts.matches };
}

/** Reads the counts that `selectPageIds` needs, and the sets of transporter types that match the filter. */
async function countCatalogue(
  db: Reader,
  filter: ProductFilter,
): Promise<ListingCounts & { typeSets: string[] | undefined }> {
  const { categoryIds, state, transporterTypeIds: typeIds } = filter;
  const all = await loadCategoryCounts(db);
  const inCategories = categoryIds ? all.filter((row) => categoryIds.includes(row.category_id)) : all;
  const withTypes = typeIds && (await selectTransporterTypeCounts(db, { categoryIds, typeIds }));
  return {
    matches: sumCounts(withTypes ?? inCategories, state) - (await countScheduled(db, filter)),
    inCategories: sumCounts(inCategories, undefined),
    // This is an estimate, because it includes the few scheduled products.
    inCatalogue: sumCounts(all, state),
    typeSets: withTypes && [...new Set(withTypes.map((row) => row.transporter_type_ids))],
  };
}

/**
 * The number of active products that are not published yet; 0 unless the filter is `shown`, which excludes
 * them.
 */
async function countScheduled(db: Reader, filter: ProductFilter): Promise<number> {
  return filter.state === 'shown' ? countFiltered(db, { ...filter, state: 'scheduled' }) : 0;
}

/** Adds up the products in a state, or the active and hidden products if the state is undefined. */
function sumCounts(rows: readonly Counts[], state: ProductFilter['state']): number {
  return rows.reduce((sum, { live_products: live, active_products: active }) => {
    if (state === undefined) return sum + live;
    return sum + (state === 'hidden' ? live - active : active);
  }, 0);
}

/** Selects products in the order of `ids`. */
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
