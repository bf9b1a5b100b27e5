/** A text in several languages, by abbreviation: `{ "tr": "Halka", "en": "Ring" }`. */
export type LocalisedText = Readonly<Record<string, string>>;

/** The text to show, and the language in which it is written. */
export type ResolvedText = { text: string; lang: string; isFallback: boolean };

/** The text in `lang`, else in the main language, else empty (docs/product.md, "Localised texts"). */
export function resolveText(texts: LocalisedText, lang: string, mainLang: string): ResolvedText {
  const own = texts[lang];
  if (own) return { text: own, lang, isFallback: false };
  const fallback = texts[mainLang] ?? '';
  return { text: fallback, lang: mainLang, isFallback: fallback !== '' };
}

/**
 * Like `resolveText`, but also tries all other languages, because a record without a name could not be found
 * or chosen. It tries the languages in `order` first, then those that no longer exist.
 */
export function resolveName(
  texts: LocalisedText,
  lang: string,
  mainLang: string,
  order: readonly string[],
): ResolvedText {
  const resolved = resolveText(texts, lang, mainLang);
  if (resolved.text) return resolved;
  const other = [...order, ...Object.keys(texts)].find((one) => texts[one]);
  return other === undefined ? resolved : { text: texts[other] ?? '', lang: other, isFallback: true };
}

/** Flattens the texts of a field for an admin answer: `{ tr: 'Halka' }` becomes `{ name_tr: 'Halka' }`. */
export function flattenText<Field extends string>(field: Field, texts: LocalisedText): Flattened<Field> {
  const entries = Object.entries(texts).map(([lang, text]) => [`${field}_${lang}`, text]);
  return Object.fromEntries(entries) as Flattened<Field>;
}

/** Keys like `name_tr` for each named field. */
export type Flattened<Field extends string> = { [key in `${Field}_${string}`]?: string };
