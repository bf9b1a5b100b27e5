import type { CategoryPage } from '#features/site-api/category-page.ts';
import type { FilterChoice, FinishChoice } from '#features/category-filters/category-filter.ts';
import type { TextKey } from '#features/languages/interface-texts.rules.ts';
import { filterKeys, type CategoryFilter } from '#shared/rules/category-filter.ts';

export type Filter = {
  name: keyof CategoryFilter;
  title: TextKey;
  offered: readonly (FilterChoice | FinishChoice)[];
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
>;

export function filtersOf(page: FilteredPage): Filter[] {
  const filters: Filter[] = [
    { name: 'size', title: 'variants.size', offered: page.offered_sizes, chosen: page.sizes },
    { name: 'finish', title: 'variants.finish', offered: page.offered_finishes, chosen: page.finishes },
    {
      name: 'transporter_types',
      title: 'products.filter',
      offered: page.offered_transporter_types,
      chosen: page.transporter_types,
    },
  ];
  return filters.filter(({ offered }) => offered.length > 0);
}

/** The address parameters of all filters, with `changed` in place of one of them. */
export function filterQuery(
  filters: readonly Filter[],
  changed?: Pick<Filter, 'name' | 'chosen'>,
): Partial<CategoryFilter> {
  const all = changed ? [...filters, changed] : filters;
  return Object.fromEntries(all.map(({ name, chosen }) => [name, filterKeys(chosen.join(',')).join(',')]));
}

/** The filter with an option added, or removed if it was chosen. */
export function withToggled({ name, chosen }: Filter, key: string): Pick<Filter, 'name' | 'chosen'> {
  const others = chosen.filter((other) => other !== key);
  return { name, chosen: others.length < chosen.length ? others : [...chosen, key] };
}
