import { ProductSort, ProductState } from '#features/product-lists/product-list.ts';
import { useListFilter } from '#panel/list/use-list-filter.ts';

export const pageSizes = [24, 50, 100] as const;
const defaultSize = pageSizes[0];

/** The filter of the product list, as calls send it; an empty text means no filter. */
const filterNames = ['section', 'search', 'category_id', 'state', 'transporter_types', 'without'] as const;
type FilterName = (typeof filterNames)[number];

/** The query of the product list; without `sort` the list is in its own order. */
export type ProductFilter = Record<FilterName, string> & {
  page: number;
  per_page: number;
  sort: ProductSort | '';
  direction: 'desc' | '';
};

/** The query of the product list, kept in the address. */
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
    /** An empty `sort` returns to the list's own order. */
    setSort: (sort: ProductSort | '', direction: 'asc' | 'desc') =>
      list.setFilters({ sort, direction: direction === 'desc' ? direction : '' }),
    clear: list.clear,
  };
}

type InAddress = Record<FilterName | 'sort' | 'direction' | 'per_page', string> & { page: number };

/** Drops unusable values of an address that somebody edited by hand. */
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
    without: keysIn(address.without, /^(picture|[a-z]{2})$/).join(','),
    sort,
    direction: sort !== '' && address.direction === 'desc' ? 'desc' : '',
  };
}

/** The part of the query that says which products are listed, for calls that change all of them. */
export function filterOf(query: ProductFilter): Record<FilterName, string> {
  const entries = filterNames.map((name) => [name, query[name]]);
  return Object.fromEntries(entries) as Record<FilterName, string>;
}

/** The keys of a joined list without duplicates. */
export function keysIn(joined: string, pattern = /./): string[] {
  return [...new Set(joined.split(',').filter((key) => pattern.test(key)))];
}
