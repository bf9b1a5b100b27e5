import type { SearchType, SiteSearch } from './search.ts';

/** The fields that a search can cover, the widest option first. */
export const searchTypes = ['all', 'name', 'code'] as const satisfies readonly SearchType[];

/** The maximum number of characters of a search text; longer texts are cut off. */
export const searchLength = 200;

/** The maximum number of products that one search returns (docs/product.md, "Search"). */
export const maxSearchResults = 60;

/** The facets of a search, in the order in which addresses name them. */
export const searchFacets = ['transporter_types', 'category', 'size', 'finish', 'attribute'] as const;
export type SearchFacetName = (typeof searchFacets)[number];

export function isSearchType(text: unknown): text is SearchType {
  return (searchTypes as readonly unknown[]).includes(text);
}

/**
 * Cleans a typed text for addresses and queries: the result is one line with single spaces and no control
 * characters.
 */
export function cleanSearch(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
  return Array.from(line).slice(0, searchLength).join('').trim();
}

/**
 * The query parameters of a search: always `search_type`, and `search` and the comma-joined
 * facets if they are not empty (docs/product.md, "Search").
 */
export function searchParameters(wanted: SiteSearch): Record<string, string> {
  const { search_type = 'all', search = '' } = wanted;
  return {
    search_type,
    ...(search !== '' && { search }),
    ...Object.fromEntries(
      searchFacets.flatMap((name) => {
        const keys = wanted[name] ?? [];
        return keys.length > 0 ? [[name, keys.join(',')]] : [];
      }),
    ),
  };
}
