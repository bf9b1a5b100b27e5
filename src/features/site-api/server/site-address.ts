import type { PublicLanguage } from '#features/languages/language.ts';
import { filterKeys } from '#shared/rules/category-filter.ts';
import { cleanSearch, isSearchType } from '#features/product-search/product-search.rules.ts';
import { isMessageType } from '#shared/rules/message-types.ts';
import { code } from '#shared/schema/fields.ts';
import { sitePages, type SitePageName } from '#shared/site-pages.ts';

/** The meaning of an address of the public site. */
export type SiteAddress =
  | { kind: 'page'; page: SitePageName; lang: string; path: string }
  /** `isLasting` means that no change by staff can change the target, so browsers may cache the redirect. */
  | { kind: 'redirect'; location: string; isLasting: boolean }
  | { kind: 'unknown'; location: string };

/** The sign-in page has a separate route, which matches only this form of the address. */
const loginPath = '/giris-yap';

const patterns = sitePages.map((page) => ({
  ...page,
  matches: new RegExp(`^${page.path.replace(/:[a-z_]+/g, '[a-z0-9]+(?:-[a-z0-9]+)*')}$`),
}));

/**
 * Reads page and language from an address. Addresses that are not canonical are redirected (docs/product.md,
 * "Addresses"): `/Urunler/toka/` to `/urunler/toka`, an unknown address to the 404 page of its language.
 */
export function readSiteAddress(url: string, languages: readonly PublicLanguage[]): SiteAddress {
  const [rawPath = '/', rawQuery = ''] = url.split('?', 2);
  const canonical = canonicalPath(rawPath);
  if (canonical === loginPath && rawPath !== loginPath) {
    return { kind: 'redirect', location: loginPath, isLasting: true };
  }
  const { prefix, lang, path } = splitPrefix(canonical, languages);
  const page = patterns.find((pattern) => pattern.matches.test(path));
  if (!page) return { kind: 'unknown', location: `${prefix}/404` };
  const fullPath = path === '/' ? prefix || '/' : prefix + path;
  const query = readQuery(rawQuery, page.query);
  if (fullPath !== rawPath) {
    // Otherwise, after a change of the main language, a cached `/tr` → `/` and the language cookie's `/` →
    // `/tr` would loop.
    return { kind: 'redirect', location: fullPath + query, isLasting: fullPath === canonical };
  }
  return { kind: 'page', page: page.name, lang, path: fullPath + query };
}

/** The path in lower case (slugs are ASCII), without repeated or trailing slashes. */
function canonicalPath(path: string): string {
  const trimmed = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  return trimmed === '' ? '/' : trimmed;
}

function splitPrefix(path: string, languages: readonly PublicLanguage[]) {
  const main = languages.find((language) => language.is_main)?.abbr ?? 'tr';
  const [, first = ''] = path.split('/', 2);
  const rest = path.slice(1 + first.length);
  const named = languages.find((language) => language.abbr === first);
  if (!named) return { prefix: '', lang: main, path };
  // The main language has no prefix: `/tr/…` redirects to `/…`.
  return { prefix: named.is_main ? '' : `/${first}`, lang: first, path: rest || '/' };
}

/** Functions by parameter that return the canonical value of all given values; undefined if none is valid. */
const readers: Readonly<Record<string, (values: readonly string[]) => string | undefined>> = {
  page: ([value = '']) => (/^[1-9]\d{0,5}$/.test(value) && value !== '1' ? value : undefined),
  search: ([value = '']) => cleanSearch(value) || undefined,
  search_type: ([value]) => (isSearchType(value) ? value : undefined),
  topic: ([value = '']) => (isMessageType(value) && value !== 'contact' ? value : undefined),
  tour: ([value = '']) => (/^[1-9]\d{0,8}$/.test(value) ? value : undefined),
  finish: readKeys,
  size: readKeys,
  transporter_types: readKeys,
  attribute: readKeys,
  v: ([value = '']) => code.safeParse(value).data || undefined,
};

/** A form without scripts repeats the parameter for each ticked box. */
function readKeys(values: readonly string[]): string | undefined {
  return filterKeys(values.join(',')).join(',') || undefined;
}

/**
 * The query with only the listed parameters that have a valid value, in the list's order. Other parameters do
 * not change the page, so they are dropped.
 */
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
