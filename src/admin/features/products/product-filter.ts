import { useListFilter } from '../../components/list/use-list-filter.ts';

export const pageSizes = [24, 50, 100] as const;
const defaultSize = pageSizes[0];

/** The query of the product list; an empty text means no filter. */
export type ProductFilter = {
  page: number;
  per_page: number;
  search: string;
  category_id: string;
  is_active: string;
  transporter_types: string;
};

/** The filter of the product list, kept in the address. */
export function useProductFilter() {
  const list = useListFilter(['search', 'category_id', 'is_active', 'transporter_types']);
  const size = useListFilter(['per_page']);
  const filter = usableFilter({ ...list.values, ...size.values, page: list.page });
  return {
    filter,
    isFiltered: isFiltered(filter),
    setFilter: list.setFilter,
    setPage: list.setPage,
    setSize: (wanted: number) => size.setFilter('per_page', wanted === defaultSize ? '' : String(wanted)),
    clear: list.clear,
  };
}

/** Drops unusable values of an address that somebody edited by hand. */
export function usableFilter({
  per_page,
  category_id,
  is_active,
  transporter_types,
  ...rest
}: Omit<ProductFilter, 'per_page'> & { per_page: string }): ProductFilter {
  return {
    ...rest,
    per_page: pageSizes.find((size) => String(size) === per_page) ?? defaultSize,
    category_id: /^[1-9]\d{0,8}$/.test(category_id) ? category_id : '',
    is_active: /^[01]$/.test(is_active) ? is_active : '',
    transporter_types: transporterTypeKeys(transporter_types).join(','),
  };
}

function isFiltered({ search, category_id, is_active, transporter_types }: ProductFilter): boolean {
  return [search, category_id, is_active, transporter_types].some((value) => value !== '');
}

/** The selected transporter types without duplicates. */
export function transporterTypeKeys(joined: string): string[] {
  return [...new Set(joined.split(',').filter((key) => /^[a-z0-9-]{1,50}$/.test(key)))];
}
