/** A text in several languages, by abbreviation: `{ "tr": "Halka", "en": "Ring" }`. */
export type LocalisedText = Readonly<Record<string, string>>;

/** What a reader of one language is shown, and in which language it really is. */
export type ResolvedText = { text: string; lang: string; isFallback: boolean };

/** The text in `lang`, else in the main language (design.md §3). A fallback is never stored. */
export function resolveText(texts: LocalisedText, lang: string, mainLang: string): ResolvedText {
  const own = texts[lang];
  if (own) return { text: own, lang, isFallback: false };
  const fallback = texts[mainLang] ?? '';
  return { text: fallback, lang: mainLang, isFallback: fallback !== '' };
}

/**
 * As `resolveText`, for a name, without which a record can be neither seen nor chosen: missing there too
 * it is any language's, the first of `order` that has one; a language that is gone comes last.
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

/** `{ tr: 'Halka' }` as the admin payloads write it: `{ name_tr: 'Halka' }`. */
export function flattenText<Field extends string>(field: Field, texts: LocalisedText): Flattened<Field> {
  const entries = Object.entries(texts).map(([lang, text]) => [`${field}_${lang}`, text]);
  return Object.fromEntries(entries) as Flattened<Field>;
}

/** Keys like `name_tr` for each named field. */
export type Flattened<Field extends string> = { [key in `${Field}_${string}`]?: string };
