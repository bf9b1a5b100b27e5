import type { Language } from '../language.ts';

/** A language as the record of a form; the abbreviation stands in the name of the form. */
export type LanguageRecord = Omit<Language, 'outdated'> & { id: 1 };

export function languageRecord(language: Language): LanguageRecord {
  const { abbr, lang, active, is_main, version, page_lang, shipped } = language;
  return { id: 1, abbr, lang, active, is_main, version, page_lang, shipped };
}
