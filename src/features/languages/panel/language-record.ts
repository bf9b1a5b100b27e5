import type { Language } from '../language.ts';

/**
 * A language as the record of a form. Its id is always 1, because the name of the form contains the
 * abbreviation.
 */
export type LanguageRecord = Omit<Language, 'outdated'> & { id: 1 };

export function languageRecord(language: Language): LanguageRecord {
  const { abbr, lang, active, is_main, version, page_lang, shipped } = language;
  return { id: 1, abbr, lang, active, is_main, version, page_lang, shipped };
}
