/** The language that a visitor chose; `_lang` is the only cookie that the page cache reads. */
export function languageCookie(header: string | undefined): string | undefined {
  if (header === undefined || !header.includes('_lang=')) return undefined;
  return /(?:^|;)\s*_lang=([a-z]{2})\s*(?:;|$)/.exec(header)?.[1];
}
