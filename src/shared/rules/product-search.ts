import type { SearchType, SiteSearch } from '../api/search.ts';

/** Where can be searched, the widest first. */
export const searchTypes = ['all', 'name', 'code'] as const satisfies readonly SearchType[];

/** Longer texts are cut. */
export const searchLength = 200;

export function isSearchType(text: unknown): text is SearchType {
  return (searchTypes as readonly unknown[]).includes(text);
}

/** A typed text as it is searched for and stands in addresses: one line, without space around or doubled. */
export function cleanSearch(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  return Array.from(line).slice(0, searchLength).join('').trim();
}

/**
 * The parameters of a search: `search_type` is always sent, the text and `transporter_types` only when
 * there are any (spec §5).
 */
export function searchParameters(wanted: SiteSearch): Record<string, string> {
  const { search_type = 'all', search = '', transporter_types: types = [] } = wanted;
  return {
    search_type,
    ...(search !== '' && { search }),
    ...(types.length > 0 && { transporter_types: types.join(',') }),
  };
}
