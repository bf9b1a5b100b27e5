import type { CategoryPage } from '#features/site-api/category-page.ts';
import type { FacetChoice, SearchFacets } from '#features/product-search/facets.ts';
import type { SearchFacetName } from '#features/product-search/product-search.rules.ts';
import type { SiteSearch } from '#features/product-search/search.ts';
import type { TextKey } from '#features/languages/interface-texts.rules.ts';
import { filterKeys } from '#shared/rules/category-filter.ts';

export type Filter = {
  /** The parameter in addresses. Filters by attribute share one, and therefore their chosen keys. */
  name: SearchFacetName;
  title: TextKey;
  /** The label of an attribute, in place of the title. */
  label?: string | undefined;
  offered: readonly FacetChoice[];
  /** The keys of the chosen options. */
  chosen: readonly string[];
};

type FilteredPage = Pick<
  CategoryPage,
  | 'sizes'
  | 'finishes'
  | 'transporter_types'
  | 'offered_sizes'
  | 'offered_finishes'
  | 'offered_transporter_types'
  | 'attributes'
  | 'offered_attributes'
>;

const titles = {
  category: 'products.category',
  size: 'variants.size',
  finish: 'variants.finish',
  transporter_types: 'products.filter',
  attribute: 'products.attributes',
} as const satisfies Record<SearchFacetName, TextKey>;

export function filtersOf(page: FilteredPage): Filter[] {
  const filter = (name: SearchFacetName, offered: readonly FacetChoice[], chosen: readonly string[]) => ({
    name,
    title: titles[name],
    offered,
    chosen,
  });
  const filters: Filter[] = [
    filter('size', page.offered_sizes, page.sizes),
    filter('finish', page.offered_finishes, page.finishes),
    filter('transporter_types', page.offered_transporter_types, page.transporter_types),
    ...page.offered_attributes.map(({ label, choices }) => ({
      ...filter('attribute', choices, page.attributes),
      label,
    })),
  ];
  return filters.filter(({ offered }) => offered.length > 0);
}

/** The facets of a search as filters, in their order. */
export function searchFilters({ facets }: SearchFacets, wanted: SiteSearch): Filter[] {
  return facets.map(({ parameter, label, choices }) => ({
    name: parameter,
    title: titles[parameter],
    label,
    offered: choices,
    chosen: wanted[parameter] ?? [],
  }));
}

/** The address parameters of all filters. */
export function filterQuery(filters: readonly Filter[]): Partial<Record<SearchFacetName, string>> {
  return Object.fromEntries(
    filters.map(({ name, chosen }) => [name, filterKeys(chosen.join(',')).join(',')]),
  );
}

/** The filters with other choices of one of them. */
export function withChosen(
  filters: readonly Filter[],
  name: Filter['name'],
  chosen: readonly string[],
): Filter[] {
  return filters.map((filter) => (filter.name === name ? { ...filter, chosen } : filter));
}

/** The filters with a choice of one of them added, or removed if it was chosen. */
export function withToggled(filters: readonly Filter[], name: Filter['name'], key: string): Filter[] {
  const chosen = filters.find((filter) => filter.name === name)?.chosen ?? [];
  const others = chosen.filter((other) => other !== key);
  return withChosen(filters, name, others.length < chosen.length ? others : [...chosen, key]);
}
