import type { PublicLanguage } from '#shared/api/language.ts';
import { sitePages, sitePath } from '#shared/site-pages.ts';
import type { SitePageName } from '#shared/site-pages.ts';

/** A page, whatever the language. */
export type PageAddress = {
  name: SitePageName;
  params?: Readonly<Record<string, string>>;
  /** Counts from 1, for lists. */
  page?: number;
  /** Further parameters of the page; an empty one is left out. */
  query?: Readonly<Record<string, string>>;
};
export type Alternate = { hreflang: string; href: string };

/**
 * Path and query of a page below a language prefix: the parameters in the order of the registry, written
 * as the page cache writes its keys. The first page of a list has no number.
 */
export function pagePath(prefix: string, { name, params, page = 1, query = {} }: PageAddress): string {
  const given: Readonly<Record<string, string>> = { ...query, page: page > 1 ? String(page) : '' };
  const names: readonly string[] = sitePages.find((known) => known.name === name)?.query ?? [];
  const kept = new URLSearchParams(names.flatMap((key) => (given[key] ? [[key, given[key]]] : [])));
  return sitePath(prefix, name, params) + (kept.size > 0 ? `?${kept.toString()}` : '');
}

/** `''` for the main language, else the abbreviation with its slash. */
export function languagePrefix(language: PublicLanguage): string {
  return language.is_main ? '' : `/${language.abbr}`;
}

/**
 * The languages that tie a page together (design.md §5, "Language"): active ones in which it has texts of
 * its own. None for a page that shows fallback texts, none for a page that stands alone.
 */
export function alternates(
  publicUrl: string,
  address: PageAddress,
  languages: readonly PublicLanguage[],
  lang: string,
  ownLangs: readonly string[],
): Alternate[] {
  if (!publicUrl || !ownLangs.includes(lang)) return [];
  const tied = languages.filter((language) => ownLangs.includes(language.abbr));
  if (tied.length < 2) return [];
  const links = tied.map((language) => ({
    hreflang: language.abbr,
    href: publicUrl + pagePath(languagePrefix(language), address),
    isMain: language.is_main,
  }));
  const main = links.find((link) => link.isMain);
  return [
    ...links.map(({ hreflang, href }) => ({ hreflang, href })),
    ...(main ? [{ hreflang: 'x-default', href: main.href }] : []),
  ];
}
