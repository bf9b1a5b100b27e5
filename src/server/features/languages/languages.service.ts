import type { Language, PublicLanguage, PublicInterfaceTexts } from '#shared/api/language.ts';
import { turkishTexts } from '#shared/interface-texts.ts';
import type { LocalisedText } from '#shared/localised.ts';
import { genericMessages } from '#shared/rules/generic-messages.ts';
import type { Context } from '#server/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { invalid, type FieldErrors } from '#server/errors.ts';
import { selectLanguages, type LanguageRow } from './languages.queries.ts';

/** The interface texts of one language, by group and key. */
type TextGroups = Record<string, Record<string, string>>;

export async function listLanguages(ctx: Context): Promise<Language[]> {
  const rows = await selectLanguages(ctx.db);
  return rows.map((row) => ({
    abbr: row.abbr,
    lang: row.lang,
    active: row.is_active === 1,
    is_main: row.is_main === 1,
    version: row.version,
    page_lang: fromJson<TextGroups>(row.page_lang),
    shipped: {},
    outdated: [],
  }));
}

/** The languages that visitors can choose, the main one first. */
export async function listActiveLanguages(db: Reader): Promise<PublicLanguage[]> {
  const rows = await selectLanguages(db);
  return rows.filter((row) => row.is_active === 1).map(presentPublic);
}

export async function getMainLanguage(db: Reader): Promise<string> {
  const rows = await selectLanguages(db);
  return mainOf(rows);
}

/** The interface texts in `lang`; missing ones come from the main language, then from the program's Turkish ones. */
export async function getInterfaceTexts(db: Reader, lang: string): Promise<PublicInterfaceTexts> {
  const rows = await selectLanguages(db);
  const mainFirst = rows.filter((row) => row.is_main === 1 || row.abbr === lang);
  return mainFirst.map(readTexts).reduce<TextGroups>(withFallbacks, turkishTexts);
}

/** All languages and the main one, to check writes of localised texts. */
export async function getLanguageCodes(db: Reader): Promise<{ all: string[]; main: string }> {
  const rows = await selectLanguages(db);
  return { all: rows.map((row) => row.abbr), main: mainOf(rows) };
}

/** @throws AppError 422 at each field (`name_xx`) whose language does not exist. */
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

/** @throws AppError 422 when the text is missing in the main language. */
export function requireMainText(field: string, text: LocalisedText, main: string): void {
  if (!text[main]) throw invalid({ [`${field}_${main}`]: [genericMessages.required] });
}

function mainOf(rows: readonly LanguageRow[]): string {
  return rows.find((row) => row.is_main === 1)?.abbr ?? 'tr';
}

function presentPublic({ abbr, lang, is_main }: LanguageRow): PublicLanguage {
  return { abbr, lang, is_main: is_main === 1 };
}

function readTexts(row: LanguageRow): TextGroups {
  return fromJson<TextGroups>(row.page_lang);
}

function withFallbacks(fallbacks: TextGroups, own: TextGroups): TextGroups {
  const merged: TextGroups = {};
  for (const group of new Set([...Object.keys(fallbacks), ...Object.keys(own)])) {
    const filled = Object.entries(own[group] ?? {}).filter(([, text]) => text !== '');
    merged[group] = { ...fallbacks[group], ...Object.fromEntries(filled) };
  }
  return merged;
}
