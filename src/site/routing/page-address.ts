import { sitePages, type SitePageName } from '#shared/site-pages.ts';

/** The values of an address: `lang` if it begins with a language, and the placeholders of the page's path. */
export type PageParams = Readonly<Partial<Record<'lang' | 'seo_name' | 'contract_seo_name', string>>>;

/** The page of an address. Whether its language exists is not checked. */
export type PageMatch = { name: SitePageName; params: PageParams };

const patterns = sitePages.map(({ name, path }) => ({
  name,
  pattern: new RegExp(`^${path.replace(/:([a-z_]+)/g, '(?<$1>[^/]+)')}$`),
}));

/** The page at a path, such as `/urun/toka` or `/en/urun/toka`; undefined if no page has this path. */
export function matchPage(pathname: string): PageMatch | undefined {
  const path = decode(pathname);
  if (path === undefined) return undefined;
  const page = matchPattern(path);
  if (page) return page;
  const [, lang = '', ...rest] = path.split('/');
  const inLanguage = lang === '' ? undefined : matchPattern(`/${rest.join('/')}`);
  return inLanguage && { ...inLanguage, params: { ...inLanguage.params, lang } };
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function matchPattern(path: string): PageMatch | undefined {
  for (const { name, pattern } of patterns) {
    const found = pattern.exec(path);
    if (found) return { name, params: { ...found.groups } };
  }
  return undefined;
}
