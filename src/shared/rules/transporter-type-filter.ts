import { isSlug } from './slug.ts';

/** As many transporter types are looked at; the list that staff manage is shorter. */
const mostKeys = 20;

/**
 * Keys of transporter types in one fixed order, each once, so that equal filters have one address
 * (`transporter_types`, comma-joined or repeated). What cannot be a key is dropped.
 */
export function transporterTypeFilter(text: string): string[] {
  const keys = text
    .toLowerCase()
    .split(',')
    .map((key) => key.trim());
  return [...new Set(keys)].filter(isSlug).sort().slice(0, mostKeys);
}
