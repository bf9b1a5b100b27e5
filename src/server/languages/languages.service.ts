import type { PublicLanguage } from '#features/languages/language.ts';
import type { LocalisedText } from '#shared/localised.ts';
import { genericMessages } from '#shared/rules/generic-messages.ts';
import type { Reader } from '#server/db/connect.ts';
import { invalid, type FieldErrors } from '#server/errors.ts';
import { selectLanguages, type LanguageRow } from './languages.queries.ts';

/** The languages that visitors can choose; the main one is first. */
export async function listActiveLanguages(db: Reader): Promise<PublicLanguage[]> {
  const rows = await selectLanguages(db);
  return rows.filter((row) => row.is_active === 1).map(presentPublic);
}

export async function getMainLanguage(db: Reader): Promise<string> {
  const rows = await selectLanguages(db);
  return mainOf(rows);
}

/** The abbreviations of all languages, and the main one among them. */
export async function getLanguageCodes(db: Reader): Promise<{ all: string[]; main: string }> {
  const rows = await selectLanguages(db);
  return { all: rows.map((row) => row.abbr), main: mainOf(rows) };
}

/**
 * Checks that the languages of the sent texts exist.
 * @throws AppError 422 with an error at each field (`name_xx`) whose language does not exist
 */
export function checkTextLanguages(
  texts: Readonly<Record<string, LocalisedText>>,
  known: readonly string[],
): void {
  const errors: FieldErrors = {};
  for (const [field, text] of Object.entries(texts)) {
    for (const lang of Object.keys(text)) {
      if (!known.includes(lang)) errors[`${field}_${lang}`] = ['Böyle bir dil yok'];
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Checks that a text exists in the main language. @throws AppError 422 if it is missing */
export function requireMainText(field: string, text: LocalisedText, main: string): void {
  if (!text[main]) throw invalid({ [`${field}_${main}`]: [genericMessages.required] });
}

function mainOf(rows: readonly LanguageRow[]): string {
  return rows.find((row) => row.is_main === 1)?.abbr ?? 'tr';
}

function presentPublic({ abbr, lang, is_main }: LanguageRow): PublicLanguage {
  return { abbr, lang, is_main: is_main === 1 };
}
