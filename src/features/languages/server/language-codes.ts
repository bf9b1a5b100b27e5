import { sitePages } from '#shared/site-pages.ts';

/** First parts of addresses that are no pages (docs/product.md, "Addresses"). */
const serverPaths = ['admin', 'api', 'assets', 'dosya', 'giris-yap', 'media'];

/** What a language calls itself, like `Deutsch`; undefined for a code of no language. */
export function languageName(abbr: string): string | undefined {
  const name = new Intl.DisplayNames([abbr, 'en'], { type: 'language', fallback: 'none' }).of(abbr);
  return name && name.charAt(0).toLocaleUpperCase(abbr) + name.slice(1);
}

/** Whether a language is written from right to left, for which the site has no layout. */
export function isRightToLeft(abbr: string): boolean {
  const { script = '' } = new Intl.Locale(abbr).maximize();
  return ['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa', 'Yezi'].includes(script);
}

/** Whether addresses of a language, `/{abbr}/…`, would hide pages that exist. */
export function isSitePath(
  abbr: string,
  paths: readonly string[] = sitePages.map(({ path }) => path),
): boolean {
  const taken = paths.map((path) => path.split('/')[1]);
  return [...serverPaths, ...taken].includes(abbr);
}
