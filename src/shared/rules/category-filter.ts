import { isSlug } from './slug.ts';

/** The most keys of a filter, which limits the cost of a query. */
const maxKeys = 20;

/** The filters of a category's product list, as addresses and calls name them. */
export const categoryFilters = ['finish', 'size', 'transporter_types'] as const;

/** Comma-joined keys by filter, in the order of `filterKeys`; an empty text does not filter. */
export type CategoryFilter = Readonly<Record<(typeof categoryFilters)[number], string>>;

/** The filter of an address. Without scripts, a form repeats the parameter for each ticked box. */
export function readCategoryFilter(query: URLSearchParams): CategoryFilter {
  const keys = (name: string) => filterKeys(query.getAll(name).join(',')).join(',');
  return { finish: keys('finish'), size: keys('size'), transporter_types: keys('transporter_types') };
}

/**
 * The keys of a comma-joined filter, distinct and sorted, so that equal filters have the same address.
 * Texts that cannot be keys are dropped.
 */
export function filterKeys(text: string): string[] {
  const keys = text
    .toLowerCase()
    .split(',')
    .map((key) => key.trim());
  return [...new Set(keys)].filter(isSlug).sort().slice(0, maxKeys);
}
