import { resolveName, resolveText, type LocalisedText } from '#shared/localised.ts';
import { readTexts } from '#server/db/localised-column.ts';

/** Reads localised columns in one language (docs/product.md, "Localised texts"). */
export type Localiser = {
  lang: string;
  mainLang: string;
  /** The texts, and in `fallbacks` the language of those in another one; a name or title is never empty. */
  read: <Field extends string>(
    columns: Readonly<Record<Field, string>>,
  ) => Record<Field, string> & {
    fallbacks?: Record<string, string> | undefined;
  };
};

/** Without them a record could not be found or chosen, so they come from any language. */
const names = ['name', 'title'];

/** `order`: the languages to try for a name that is missing in `lang` and in the main language. */
export function createLocaliser(lang: string, mainLang: string, order: readonly string[]): Localiser {
  return {
    lang,
    mainLang,
    read<Field extends string>(columns: Readonly<Record<Field, string>>) {
      const texts: Record<string, string> = {};
      const fallbacks: Record<string, string> = {};
      for (const [field, column] of Object.entries<string>(columns)) {
        const stored = readTexts(column);
        const resolved = names.includes(field)
          ? resolveName(stored, lang, mainLang, order)
          : resolveText(stored, lang, mainLang);
        texts[field] = resolved.text;
        if (resolved.isFallback) fallbacks[field] = resolved.lang;
      }
      const known = texts as Record<Field, string>;
      return Object.keys(fallbacks).length > 0 ? { ...known, fallbacks } : known;
    },
  };
}

/**
 * The languages in which a page shows no text of another one (docs/product.md, "Languages").
 * `name`: needed in each language; `others`: texts that a page may lack.
 */
export function translatedLanguages(
  langs: readonly string[],
  mainLang: string,
  { name, others }: { name: LocalisedText; others: readonly LocalisedText[] },
): string[] {
  return langs.filter(
    (lang) => name[lang] && others.every((texts) => !resolveText(texts, lang, mainLang).isFallback),
  );
}
