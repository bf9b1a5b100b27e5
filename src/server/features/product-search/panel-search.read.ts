import type { Reader } from '#server/db/connect.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import { selectProductsById } from '#server/features/product-lists/panel-pages.read.ts';
import { filterProducts, type ProductFilter } from '#server/features/product-lists/product-filter.ts';
import type { PageRange } from '#server/records/paging.ts';
import { searchProducts } from './search.ts';

/** Up to this many matches staff can page through all of them. */
const maxRanked = 1_000;
/** Of a search with more matches only this many are shown. */
const maxShown = 120;

export type SearchPage = { rows: ProductRow[]; total: number; hasMore: boolean; isNear: boolean };

/** A page of a search in the panel's list; `total` is the number of products that can be paged through. */
export async function selectSearchPage(
  db: Reader,
  { search, ...filter }: ProductFilter & { search: string },
  { limit, offset }: PageRange,
): Promise<SearchPage> {
  const { ids, ...result } = await searchProducts(db, {
    search,
    where: 'all',
    products: filterProducts(db, filter),
    ordered: filterProducts(db, { ...filter, categoryIds: undefined, transporterTypeIds: undefined }),
    categoryIds: filter.categoryIds,
    maxRanked,
    limit: maxShown,
  });
  const rows = await selectProductsById(db, ids.slice(offset, offset + limit));
  return { rows, total: ids.length, ...result };
}
