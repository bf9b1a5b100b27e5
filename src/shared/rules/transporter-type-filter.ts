import { isSlug } from './slug.ts';

/** Limits the cost of a query; staff manage fewer types than this. */
const maxKeys = 20;

/**
 * The keys of a comma-joined filter, distinct and sorted, so that equal filters have the same address.
 * Texts that cannot be keys are dropped.
 */
export function transporterTypeFilter(text: string): string[] {
  const keys = text
    .toLowerCase()
    .split(',')
    .map((key) => key.trim());
  return [...new Set(keys)].filter(isSlug).sort().slice(0, maxKeys);
}
