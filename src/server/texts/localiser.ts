import { resolveName, resolveText } from '#shared/localised.ts';
import { readTexts } from '#server/db/localised-column.ts';

/** Reads localised columns for one language of the site. */
export type Localiser = {
  lang: string;
  mainLang: string;
  /** The texts of the columns, and which of them are in another language (`fallbacks`); a `name` is never empty. */
  read: <Field extends string>(
    columns: Readonly<Record<Field, string>>,
  ) => Record<Field, string> & {
    fallbacks?: Record<string, string> | undefined;
  };
};

/** `order`: the languages in which a name is looked for that neither `lang` nor the main one has. */
export function createLocaliser(lang: string, mainLang: string, order: readonly string[]): Localiser {
  return {
    lang,
    mainLang,
    read<Field extends string>(columns: Readonly<Record<Field, string>>) {
      const texts: Record<string, string> = {};
      const fallbacks: Record<string, string> = {};
      for (const [field, column] of Object.entries<string>(columns)) {
        const stored = readTexts(column);
        const resolved =
          field === 'name' ? resolveName(stored, lang, mainLang, order) : resolveText(stored, lang, mainLang);
        texts[field] = resolved.text;
        if (resolved.isFallback) fallbacks[field] = resolved.lang;
      }
      const known = texts as Record<Field, string>;
      return Object.keys(fallbacks).length > 0 ? { ...known, fallbacks } : known;
    },
  };
}
