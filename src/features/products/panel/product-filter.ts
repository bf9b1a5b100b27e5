import { isGapKey, ProductSort, ProductState } from '#features/product-lists/product-list.ts';
import { useListFilter } from '#panel/list/use-list-filter.ts';

export const pageSizes = [24, 50, 100] as const;
const defaultSize = pageSizes[0];

/** The filters of the product list under their names in requests. An empty text does not filter. */
const filterNames = ['section', 'search', 'category_id', 'state', 'transporter_types', 'without'] as const;
type FilterName = (typeof filterNames)[number];

/** The query of the product list. Without `sort` the list has its own order. */
export type ProductFilter = Record<FilterName, string> & {
  page: number;
  per_page: number;
  sort: ProductSort | '';
  direction: 'desc' | '';
};

/** Reads and changes the query of the product list, which is stored in the address. */
export function useProductFilter() {
  const list = useListFilter([...filterNames, 'sort', 'direction']);
  const size = useListFilter(['per_page']);
  const filter = usableFilter({ ...list.values, ...size.values, page: list.page });
  return {
    filter,
    isFiltered: filterNames.some((name) => filter[name] !== ''),
    setFilter: list.setFilter,
    setFilters: list.setFilters,
    setPage: list.setPage,
    setSize: (wanted: number) => size.setFilter('per_page', wanted === defaultSize ? '' : String(wanted)),
    /** Changes the sort; an empty one restores the list's own order. */
    setSort: (sort: ProductSort | '', direction: 'asc' | 'desc') =>
      list.setFilters({ sort, direction: direction === 'desc' ? direction : '' }),
    clear: list.clear,
  };
}

type InAddress = Record<FilterName | 'sort' | 'direction' | 'per_page', string> & { page: number };

/** Converts the address to a query. Invalid values, which somebody may have typed, are left out. */
export function usableFilter(address: InAddress): ProductFilter {
  const { page, per_page: size, section, search, category_id: category, state } = address;
  const sort = ProductSort.safeParse(address.sort).data ?? '';
  return {
    page,
    per_page: pageSizes.find((one) => String(one) === size) ?? defaultSize,
    section: section === 'featured' ? section : '',
    search,
    category_id: /^[1-9]\d{0,8}$/.test(category) ? category : '',
    state: ProductState.safeParse(state).data ?? '',
    transporter_types: keysIn(address.transporter_types, /^[a-z0-9-]{1,50}$/).join(','),
    without: keysIn(address.without).filter(isGapKey).join(','),
    sort,
    direction: sort !== '' && address.direction === 'desc' ? 'desc' : '',
  };
}

/** The part of the query that selects products, for requests that change all of them. */
export function filterOf(query: ProductFilter): Record<FilterName, string> {
  const entries = filterNames.map((name) => [name, query[name]]);
  return Object.fromEntries(entries) as Record<FilterName, string>;
}

/** Splits a comma-joined list into its keys, without repetitions. */
export function keysIn(joined: string, pattern = /./): string[] {
  return [...new Set(joined.split(',').filter((key) => pattern.test(key)))];
}
