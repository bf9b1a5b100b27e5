import type { PublicLanguage } from '#features/languages/language.ts';
import { sitePages, sitePath } from '#shared/site-pages.ts';
import type { SitePageName } from '#shared/site-pages.ts';

/** A page of the site, without its language. */
export type PageAddress = {
  name: SitePageName;
  params?: Readonly<Record<string, string>>;
  /** The page of a list, counted from 1. */
  page?: number;
  /** Other query parameters of the page; empty ones are left out. */
  query?: Readonly<Record<string, string>>;
};
export type Alternate = { hreflang: string; href: string };

/**
 * Path and query of a page. The parameters have the order and encoding of the page cache's keys, so that
 * links hit the cache; page 1 of a list has no `page` parameter.
 */
export function pagePath(prefix: string, { name, params, page = 1, query = {} }: PageAddress): string {
  const path = sitePath(prefix, name, params);
  const given: Readonly<Record<string, string>> = { ...query, page: page > 1 ? String(page) : '' };
  const names: readonly string[] = sitePages.find((known) => known.name === name)?.query ?? [];
  const kept = names.flatMap((key) => (given[key] ? [[key, given[key]]] : []));
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept).toString()}` : path;
}

/** The prefix of a language: `''` for the main language, else a slash and the abbreviation, like `/en`. */
export function languagePrefix(language: PublicLanguage): string {
  return language.is_main ? '' : `/${language.abbr}`;
}

/**
 * The `hreflang` links of a page: its active languages with own texts, and `x-default` for the main language.
 * Empty if the page shows fallback texts or has only one language (docs/product.md, "Languages").
 */
export function alternates(
  publicUrl: string,
  addressIn: (lang: string) => PageAddress,
  languages: readonly PublicLanguage[],
  lang: string,
  ownLangs: readonly string[],
): Alternate[] {
  if (!publicUrl || !ownLangs.includes(lang)) return [];
  const translated = languages.filter((language) => ownLangs.includes(language.abbr));
  if (translated.length < 2) return [];
  const links = translated.map((language) => ({
    hreflang: language.abbr,
    href: publicUrl + pagePath(languagePrefix(language), addressIn(language.abbr)),
    isMain: language.is_main,
  }));
  const main = links.find((link) => link.isMain);
  return [
    ...links.map(({ hreflang, href }) => ({ hreflang, href })),
    ...(main ? [{ hreflang: 'x-default', href: main.href }] : []),
  ];
}
