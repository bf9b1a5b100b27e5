import type { PublicLanguage } from '#shared/api/language.ts';
import { sitePath } from '#shared/site-pages.ts';
import type { SitePageName } from '#shared/site-pages.ts';

/** A page, whatever the language. */
export type PageAddress = {
  name: SitePageName;
  params?: Readonly<Record<string, string>>;
  /** Counts from 1, for lists. */
  page?: number;
};
export type Alternate = { hreflang: string; href: string };

/** Path and query of a page below a language prefix; the first page of a list has no query. */
export function pagePath(prefix: string, { name, params, page = 1 }: PageAddress): string {
  return sitePath(prefix, name, params) + (page > 1 ? `?page=${page}` : '');
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
