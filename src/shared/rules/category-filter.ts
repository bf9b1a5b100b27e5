import { isSlug } from './slug.ts';

/** The highest number of keys in a filter, to limit the cost of a query. */
const maxKeys = 20;

/** The names of the filters of a category's product list, in addresses and calls. */
export const categoryFilters = ['finish', 'size', 'transporter_types', 'attribute'] as const;

/** The keys of each filter, comma-joined in the order of `filterKeys`; an empty text means no filter. */
export type CategoryFilter = Readonly<Record<(typeof categoryFilters)[number], string>>;

/** Reads the filters from an address. A form without scripts repeats the parameter for each ticked box. */
export function readCategoryFilter(query: URLSearchParams): CategoryFilter {
  const keys = (name: string) => filterKeys(query.getAll(name).join(',')).join(',');
  return {
    finish: keys('finish'),
    size: keys('size'),
    transporter_types: keys('transporter_types'),
    attribute: keys('attribute'),
  };
}

/**
 * The keys of a comma-joined filter, without duplicates and sorted, so that equal filters have the same
 * address. Texts that cannot be keys are dropped.
 */
export function filterKeys(text: string): string[] {
  const keys = text
    .toLowerCase()
    .split(',')
    .map((key) => key.trim());
  return [...new Set(keys)].filter(isSlug).sort().slice(0, maxKeys);
}
