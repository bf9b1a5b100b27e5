import { resolveName, resolveText, type LocalisedText } from '#shared/localised.ts';
import { readTexts } from '#server/db/localised-column.ts';

/** Reads localised columns in one language (docs/product.md, "Localised texts"). */
export type Localiser = {
  lang: string;
  mainLang: string;
  /**
   * The texts in this language. `fallbacks` names the languages of the texts that are missing in it. Names
   * and titles are never empty.
   */
  read: <Field extends string>(
    columns: Readonly<Record<Field, string>>,
  ) => Record<Field, string> & {
    fallbacks?: Record<string, string> | undefined;
  };
};

/** Fields that fall back to any language, because records without a name could not be found or chosen. */
const names = ['name', 'title'];

/**
 * Creates a localiser for `lang`. `order` contains the languages to try for a name that is missing in `lang`
 * and in the main language.
 */
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
 * The languages in which a page has all its texts (docs/product.md, "Languages"). `name` must exist in the
 * language; each of `others` may also be missing in all languages.
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
