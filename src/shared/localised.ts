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

/** `{ tr: 'Halka' }` as the admin payloads write it: `{ name_tr: 'Halka' }`. */
export function flattenText<Field extends string>(field: Field, texts: LocalisedText): Flattened<Field> {
  const entries = Object.entries(texts).map(([lang, text]) => [`${field}_${lang}`, text]);
  return Object.fromEntries(entries) as Flattened<Field>;
}

/** Keys like `name_tr` for each named field. */
export type Flattened<Field extends string> = { [key in `${Field}_${string}`]?: string };
