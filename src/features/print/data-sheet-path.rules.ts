export type DataSheetAddress = { lang: string; seoName: string; code: string };

/** The path of the data sheet of a product, or of its variant `code`; the language is part of every address. */
export function dataSheetPath({ lang, seoName, code }: DataSheetAddress): string {
  const query = code === '' ? '' : `?v=${encodeURIComponent(code)}`;
  return `/dosya/foy/${lang}/${seoName}.pdf${query}`;
}
