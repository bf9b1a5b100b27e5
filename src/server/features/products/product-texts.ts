import { resolveText, type LocalisedText } from '#shared/localised.ts';
import { sortKey } from '#shared/turkish.ts';

/** What a product is sorted by, a row for each language. */
export function derivedTexts(
  productId: number,
  name: LocalisedText,
  languages: { all: readonly string[]; main: string },
) {
  return languages.all.map((lang) => ({
    product_id: productId,
    lang,
    sort_key: sortKey(resolveText(name, lang, languages.main).text),
  }));
}
