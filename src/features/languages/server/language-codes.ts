import { sitePages } from '#shared/site-pages.ts';

/** First segments of addresses that do not belong to pages of the site (docs/product.md, "Addresses"). */
const serverPaths = ['admin', 'api', 'assets', 'dosya', 'giris-yap', 'media'];

/** The name of a language in that language, like `Deutsch`; undefined if the code is not a language. */
export function languageName(abbr: string): string | undefined {
  const name = new Intl.DisplayNames([abbr, 'en'], { type: 'language', fallback: 'none' }).of(abbr);
  return name && name.charAt(0).toLocaleUpperCase(abbr) + name.slice(1);
}

/** Whether a language is written from right to left; the site has no layout for such languages. */
export function isRightToLeft(abbr: string): boolean {
  const { script = '' } = new Intl.Locale(abbr).maximize();
  return ['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa', 'Yezi'].includes(script);
}

/** Whether the addresses of a language, `/{abbr}/…`, would hide existing pages. */
export function isSitePath(
  abbr: string,
  paths: readonly string[] = sitePages.map(({ path }) => path),
): boolean {
  const taken = paths.map((path) => path.split('/')[1]);
  return [...serverPaths, ...taken].includes(abbr);
}
