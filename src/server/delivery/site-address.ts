import type { PublicLanguage } from '#shared/api/language.ts';
import { transporterTypeFilter } from '#shared/rules/transporter-type-filter.ts';
import { cleanSearch, isSearchType } from '#shared/rules/product-search.ts';
import { sitePages, type SitePageName } from '#shared/site-pages.ts';

/** Where an address of the public site leads. */
export type SiteAddress =
  | { kind: 'page'; page: SitePageName; lang: string; path: string }
  | { kind: 'moved'; location: string }
  | { kind: 'unknown'; location: string };

/** Has a route of its own, which only takes the canonical form. */
const loginPath = '/giris-yap';

const patterns = sitePages.map((page) => ({
  ...page,
  matches: new RegExp(`^${page.path.replace(/:[a-z_]+/g, '[a-z0-9]+(?:-[a-z0-9]+)*')}$`),
}));

/**
 * Reads an address: which page in which language (design.md §5: the address alone decides), in its
 * canonical form with only the parameters that the page reads. `/Urunler/toka/` has moved to
 * `/urunler/toka`; what is no page of the site is unknown, and its location is the not-found page.
 */
export function readSiteAddress(url: string, languages: readonly PublicLanguage[]): SiteAddress {
  const [rawPath = '/', rawQuery = ''] = url.split('?', 2);
  const canonical = canonicalPath(rawPath);
  if (canonical === loginPath && rawPath !== loginPath) return { kind: 'moved', location: loginPath };
  const { prefix, lang, path } = splitPrefix(canonical, languages);
  const page = patterns.find((pattern) => pattern.matches.test(path));
  if (!page) return { kind: 'unknown', location: `${prefix}/404` };
  const fullPath = path === '/' ? prefix || '/' : prefix + path;
  const query = readQuery(rawQuery, page.query);
  if (fullPath !== rawPath) return { kind: 'moved', location: fullPath + query };
  return { kind: 'page', page: page.name, lang, path: fullPath + query };
}

/** Lower case (ASCII: slugs have no other letters) and without slashes at the end or doubled. */
function canonicalPath(path: string): string {
  const trimmed = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  return trimmed === '' ? '/' : trimmed;
}

function splitPrefix(path: string, languages: readonly PublicLanguage[]) {
  const main = languages.find((language) => language.is_main)?.abbr ?? 'tr';
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  const named = languages.find((language) => language.abbr === first);
  if (!named) return { prefix: '', lang: main, path };
  // The main language has no prefix: `/tr/…` has moved to `/…`.
  return { prefix: named.is_main ? '' : `/${first}`, lang: first, path: rest || '/' };
}

/** By parameter: its canonical value from all that were given under its name; undefined when there is none. */
const readers: Readonly<Record<string, (values: readonly string[]) => string | undefined>> = {
  page: ([value = '']) => (/^[1-9]\d{0,5}$/.test(value) && value !== '1' ? value : undefined),
  search: ([value = '']) => cleanSearch(value) || undefined,
  search_type: ([value]) => (isSearchType(value) ? value : undefined),
  // A form without scripts sends each ticked box by itself.
  transporter_types: (values) => transporterTypeFilter(values.join(',')).join(',') || undefined,
};

/** The listed parameters that have a usable value, in the order of the list; all else makes no difference to a page. */
function readQuery(rawQuery: string, names: readonly string[]): string {
  if (names.length === 0 || rawQuery === '') return '';
  const given = new URLSearchParams(rawQuery);
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = readers[name]?.(given.getAll(name));
    if (value !== undefined) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept.toString()}` : '';
}
