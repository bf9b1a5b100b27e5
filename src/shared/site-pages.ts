/**
 * The pages of the public site: the one registry behind routing on the server, navigation and the
 * page cache. `name` is the route name of spec §2.1, `query` the only query names that a page reads.
 */
export const sitePages = [
  { name: 'home', path: '/', query: [] },
  { name: 'products', path: '/urunler/:seo_name', query: ['page', 'transporter_types'] },
  { name: 'product', path: '/urun/:seo_name', query: [] },
  { name: 'search_products', path: '/urun-ara', query: ['search_type', 'search', 'transporter_types'] },
  { name: 'not_found', path: '/404', query: [] },
] as const satisfies readonly SitePage[];

type SitePage = { name: string; path: string; query: readonly string[] };
export type SitePageName = (typeof sitePages)[number]['name'];

/**
 * The address of a page in a language: the main language has no prefix (design.md §5).
 * `prefix` is `''` or an abbreviation with its slash, like `/en`.
 */
export function sitePath(
  prefix: string,
  name: SitePageName,
  params: Readonly<Record<string, string>> = {},
): string {
  const pattern = sitePages.find((page) => page.name === name)?.path ?? '/';
  const path = pattern.replace(/:([a-z_]+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  return path === '/' ? prefix || '/' : prefix + path;
}
