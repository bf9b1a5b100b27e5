import type { Language, PageTexts } from '../language.ts';
import type { Context } from '#server/context/context.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import type { Actor } from '#server/db/transactions.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { invalid, notFound, type FieldErrors } from '#server/errors.ts';
import { confirmOrigins, mergeOrigins } from '#server/texts/translation-origins.ts';
import { pairedTexts, storedOrigins, textOrigins } from './interface-texts.read.ts';
import {
  changeLanguages,
  checkLanguageVersion,
  findLanguage,
  mainOf,
  storeLanguage,
} from './language-changes.service.ts';
import { selectLanguages, updateLanguageRow, type LanguageRow } from '#server/languages/languages.queries.ts';
import { knownTexts, placeholdersIn, shippedTexts, type TextGroups } from './shipped-texts.ts';

/**
 * Changes the sent texts of one language. An empty text restores the shipped one.
 *
 * @throws AppError 422 at each unknown key and each text with missing placeholders.
 */
export function updatePageTexts(
  ctx: Context,
  actor: Actor,
  { abbr, page_lang: sent, version }: PageTexts,
): Promise<Language> {
  checkPageTexts(sent);
  return changeLanguages(ctx, actor, async (tx, rows) => {
    const row = findLanguage(rows, abbr);
    await checkLanguageVersion(row, rows, version);
    const page_lang = toJson(mergeTexts(abbr, fromJson<TextGroups>(row.page_lang), sent));
    const main = mainOf(rows);
    const translated_from = abbr === main.abbr ? row.translated_from : originsAfter(row, main, page_lang);
    const isChanged = page_lang !== row.page_lang;
    await storeLanguage(tx, row, isChanged ? { page_lang, translated_from } : {});
    return abbr;
  });
}

/**
 * Marks the text of a key like `navbar.home` as a current translation of the main text.
 *
 * @throws AppError 404
 */
export async function confirmInterfaceText(
  { db }: ContentTransaction,
  name: string,
  abbr: string,
): Promise<void> {
  const rows = await selectLanguages(db);
  const row = findLanguage(rows, abbr);
  const main = mainOf(rows);
  const { [name]: text } = pairedTexts(row, main);
  if (!text) throw notFound('Böyle bir metin yok. Sayfayı yenileyin.');
  const confirmed = confirmOrigins({}, { [name]: text }, { lang: abbr, main: main.abbr });
  const translated_from = storedOrigins({ ...textOrigins(row, main), ...confirmed }, abbr);
  await updateLanguageRow(db, abbr, { translated_from });
}

function checkPageTexts(sent: TextGroups): void {
  const errors: FieldErrors = {};
  for (const [group, texts] of Object.entries(sent)) {
    for (const [key, text] of Object.entries(texts)) {
      const problem = problemOf(knownText(group, key), text);
      if (problem) errors[`page_lang.${group}.${key}`] = [problem];
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function knownText(group: string, key: string): string | undefined {
  const texts = Object.hasOwn(knownTexts, group) ? knownTexts[group] : undefined;
  return texts && Object.hasOwn(texts, key) ? texts[key] : undefined;
}

function problemOf(known: string | undefined, text: string): string | undefined {
  if (known === undefined) return 'Böyle bir metin yok. Sayfayı yenileyin.';
  if (text.trim() === '') return undefined;
  const needed = placeholdersIn(known);
  const used = placeholdersIn(text);
  const missing = needed.filter((name) => !used.includes(name));
  if (missing.length > 0) return `Metinde şunlar kalmalı: ${inBraces(missing)}`;
  const unknown = used.filter((name) => !needed.includes(name));
  return unknown.length > 0 ? `Bu metinde şunlar kullanılamaz: ${inBraces(unknown)}` : undefined;
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** Merges sent texts into the stored ones. Only texts that differ from the shipped ones are stored. */
function mergeTexts(abbr: string, stored: TextGroups, sent: TextGroups): TextGroups {
  const shipped = shippedTexts(abbr);
  const merged: TextGroups = { ...stored };
  for (const [group, texts] of Object.entries(sent)) {
    const all = { ...stored[group], ...trimmed(texts) };
    const own = Object.entries(all).filter(([key, text]) => text !== '' && text !== shipped[group]?.[key]);
    merged[group] = Object.fromEntries(own);
  }
  return Object.fromEntries(Object.entries(merged).filter(([, texts]) => Object.keys(texts).length > 0));
}

function trimmed(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.trim()]));
}

/** The value of `translated_from` after the texts of a language have changed to `page_lang`. */
function originsAfter(row: LanguageRow, main: LanguageRow, page_lang: string): string {
  const before = pairedTexts(row, main);
  const after = pairedTexts({ ...row, page_lang }, main);
  const origins = mergeOrigins(textOrigins(row, main), { before, after, main: main.abbr });
  return storedOrigins(origins, row.abbr);
}
