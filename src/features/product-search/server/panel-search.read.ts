import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import { selectProductsById } from '#features/product-lists/server/panel-pages.read.ts';
import {
  filterInOrder,
  filterProducts,
  type ProductFilter,
} from '#features/product-lists/server/product-filter.ts';
import { selectBySorting, type ListOrder } from '#features/product-lists/server/sorted-pages.read.ts';
import type { PageRange } from '#server/paging.ts';
import { searchProducts, type SearchResult } from './search.ts';

/** Staff can page through all matches if there are at most this many. */
const maxRanked = 1_000;

/** If a search has more matches, only this many are shown. */
const maxShown = 120;

export type SearchPage = { rows: ProductRow[]; total: number; hasMore: boolean; isNear: boolean };

/**
 * Selects a page of a search in the panel's list; `total` is the number of products that staff can page
 * through.
 */
export async function selectSearchPage(
  db: Reader,
  filter: ProductFilter & { search: string },
  { limit, offset, order }: PageRange & { order: ListOrder | undefined },
): Promise<SearchPage> {
  const { ids: ranked, hasMore, isNear } = await findInPanel(db, filter);
  const ids = order ? await sortFound(db, ranked, order) : ranked;
  const rows = await selectProductsById(db, ids.slice(offset, offset + limit));
  return { rows, total: ids.length, hasMore, isNear };
}

/** Finds the products of a search that pass the filter, the best first. */
export function findInPanel(
  db: Reader,
  { search, ...filter }: ProductFilter & { search: string },
): Promise<SearchResult> {
  return searchProducts(db, {
    search,
    where: 'all',
    products: filterProducts(db, filter),
    ordered: filterInOrder(db, filter),
    categoryIds: filter.categoryIds,
    maxRanked,
    limit: maxShown,
  });
}

function sortFound(db: Reader, ids: readonly number[], order: ListOrder): Promise<number[]> {
  const found = db.selectFrom('products').where('products.id', 'in', numbersIn(db, ids));
  return selectBySorting(found, order, { limit: maxRanked, offset: 0 });
}
