import type { PublicLanguage } from '#features/languages/language.ts';
import { createSiteApi } from '#features/site-api/server/create-site-api.ts';
import { pagePath, type PageAddress } from '#features/site-api/page-addresses.rules.ts';
import { readSiteAddress } from '#features/site-api/server/site-address.ts';
import type { SiteApi } from '#features/site-api/site-api.ts';
import type { Context } from '#server/context/context.ts';
import { listActiveLanguages } from '#server/languages/languages.service.ts';

/** Returns the canonical path of the page that answers a path of the site; undefined if none does. */
export type FindPage = (path: string) => Promise<string | undefined>;

/** Makes a function that finds pages as they are now. */
export async function currentPageFinder(ctx: Pick<Context, 'db' | 'clock' | 'config'>): Promise<FindPage> {
  const apis = new Map<string, SiteApi>();
  return pageFinder(await listActiveLanguages(ctx.db), (lang) => {
    const api = apis.get(lang) ?? createSiteApi(ctx, lang);
    apis.set(lang, api);
    return api;
  });
}

/**
 * Makes a function that asks the same calls as the pages, so that a draft or a deleted record answers nothing and a
 * renamed one answers with its present path.
 */
export function pageFinder(languages: readonly PublicLanguage[], apiOf: (lang: string) => SiteApi): FindPage {
  const known = new Map<string, Promise<string | undefined>>();

  async function find(path: string): Promise<string | undefined> {
    const [withoutHash = '', hash] = path.split('#', 2);
    const read = readSiteAddress(withoutHash, languages);
    const address = read.kind === 'redirect' ? readSiteAddress(read.location, languages) : read;
    if (address.kind !== 'page' || address.page === 'not_found') return undefined;
    const { page, lang } = address;
    const [pathname = '', query] = address.path.split('?', 2);
    const slug = pathname.slice(pathname.lastIndexOf('/') + 1);
    const record = await currentAddress(apiOf(lang), page, slug);
    if (record === null) return undefined;
    const prefix = languages.some(({ abbr, is_main: isMain }) => abbr === lang && !isMain) ? `/${lang}` : '';
    const current = record ? pagePath(prefix, record) : pathname;
    return current + (query === undefined ? '' : `?${query}`) + (hash === undefined ? '' : `#${hash}`);
  }

  return (path) => {
    const found = known.get(path) ?? find(path);
    known.set(path, found);
    return found;
  };
}

/** The address of a record's page; null if there is no such page, undefined for pages without records. */
async function currentAddress(
  api: SiteApi,
  page: PageAddress['name'],
  slug: string,
): Promise<PageAddress | null | undefined> {
  if (page === 'product') return named(page, (await api.product(slug))?.seo_name);
  if (page === 'products') return named(page, (await api.category(slug, 1))?.main_category.seo_name);
  if (page === 'blog_detail') return named(page, (await api.post('blog', slug))?.seo_name);
  if (page !== 'contract') return undefined;
  const contract = await api.contract(slug);
  return contract && { name: page, params: { contract_seo_name: contract.page_seo_name } };
}

function named(name: PageAddress['name'], slug: string | null | undefined): PageAddress | null {
  return slug ? { name, params: { seo_name: slug } } : null;
}
