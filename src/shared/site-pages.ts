import { categoryFilters } from './rules/category-filter.ts';

/**
 * The pages of the public site (docs/product.md, "Addresses"), for routing, links and the page cache. `name`
 * is the route name in the page meta; `query` lists the parameters that the page reads.
 */
export const sitePages = [
  { name: 'home', path: '/', query: [] },
  { name: 'about_us', path: '/kurumsal', query: [] },
  { name: 'vision_mission', path: '/vizyon-misyon', query: [] },
  { name: 'catalogue', path: '/katalog', query: [] },
  { name: 'products', path: '/urunler/:seo_name', query: ['page', ...categoryFilters] },
  { name: 'product', path: '/urun/:seo_name', query: ['v'] },
  { name: 'fairs', path: '/fuarlar', query: ['page'] },
  { name: 'blog', path: '/blog', query: ['page'] },
  { name: 'blog_detail', path: '/blog/:seo_name', query: [] },
  { name: 'videos', path: '/videolar', query: ['page'] },
  { name: 'contact', path: '/iletisim', query: ['topic', 'tour'] },
  {
    name: 'search_products',
    path: '/urun-ara',
    query: ['search_type', 'search', 'transporter_types', 'category', 'size', 'finish', 'attribute'],
  },
  { name: 'contract', path: '/sozlesme/:contract_seo_name', query: [] },
  { name: 'not_found', path: '/404', query: [] },
] as const satisfies readonly SitePage[];

type SitePage = { name: string; path: string; query: readonly string[] };
export type SitePageName = (typeof sitePages)[number]['name'];

const patterns = Object.fromEntries(sitePages.map(({ name, path }) => [name, path])) as Readonly<
  Record<SitePageName, string>
>;

/**
 * The path of a page in a language. `prefix` is empty for the main language, else a slash and the
 * abbreviation, like `/en`; `params` fill the placeholders of the path.
 */
export function sitePath(
  prefix: string,
  name: SitePageName,
  params: Readonly<Record<string, string>> = {},
): string {
  const pattern = patterns[name];
  // Most pages have no placeholder, and a page of the site has a hundred links.
  const path = pattern.includes(':') ? fillPattern(pattern, params) : pattern;
  return path === '/' ? prefix || '/' : prefix + path;
}

function fillPattern(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/:([a-z_]+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
}
