import { resolveText, type LocalisedText } from '#shared/localised.ts';
import { searchFold, sortKey } from '#shared/turkish.ts';

type Texts = { code: string; name: LocalisedText; summary: LocalisedText };

/** The derived texts of a product, a row for each language: what it is found by and sorted by. */
export function derivedTexts(
  productId: number,
  texts: Texts,
  languages: { all: readonly string[]; main: string },
) {
  return languages.all.map((lang) => {
    const read = (text: LocalisedText) => resolveText(text, lang, languages.main).text;
    const name = read(texts.name);
    return {
      product_id: productId,
      lang,
      sort_key: sortKey(name),
      search_fold: searchFold(`${texts.code} ${name} ${read(texts.summary)}`),
    };
  });
}
