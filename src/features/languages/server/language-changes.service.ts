import type { Updateable } from 'kysely';
import type { z } from 'zod';
import type { Language, LanguageActive, LanguageCreate, LanguageUpdate } from '../language.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { type Actor } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import type { LanguageTable } from '#server/db/schema/site.ts';
import { invalid, notFound, refused } from '#server/errors.ts';
import { checkVersion } from '#server/versions.ts';
import { presentLanguage } from './interface-texts.read.ts';
import { isRightToLeft, isSitePath, languageName } from './language-codes.ts';
import {
  insertLanguage,
  selectLanguages,
  updateLanguageRow,
  type LanguageRow,
} from '#server/languages/languages.queries.ts';

/** All languages, the main one first. */
export async function listLanguages({ db }: Pick<Context, 'db'>): Promise<Language[]> {
  const rows = await selectLanguages(db);
  const [main] = rows;
  return main ? rows.map((row) => presentLanguage(row, main)) : [];
}

/**
 * Adds a language, at first hidden from visitors.
 *
 * @throws AppError 422 at `abbr`
 */
export async function createLanguage(
  ctx: Context,
  actor: Actor,
  { abbr, lang }: LanguageCreate,
): Promise<Language> {
  const ownName = languageName(abbr);
  if (ownName === undefined) throw unusable('Böyle bir dil kodu yok. İki harfli kodu yazın (de, fr, es).');
  if (isRightToLeft(abbr)) throw unusable('Sağdan sola yazılan diller desteklenmiyor.');
  if (isSitePath(abbr)) throw unusable('Sitenin bir sayfası bu adresi kullanıyor.');
  return changeLanguages(ctx, actor, async (tx, rows) => {
    if (rows.some((row) => row.abbr === abbr)) throw unusable('Bu dil zaten var.');
    const row = await insertLanguage(tx.db, {
      abbr,
      lang: lang || ownName,
      is_main: 0,
      is_active: 0,
      page_lang: '{}',
      queue: Math.min(...rows.map(({ queue }) => queue)) - 1,
      version: 1,
      created_at: tx.now,
      updated_at: tx.now,
    });
    await tx.record({ entity: 'language', id: abbr, action: 'create', before: null, after: row });
    return abbr;
  });
}

export function renameLanguage(
  ctx: Context,
  actor: Actor,
  { abbr, lang, version }: z.infer<typeof LanguageUpdate>,
): Promise<Language> {
  return changeLanguages(ctx, actor, async (tx, rows) => {
    const row = findLanguage(rows, abbr);
    await checkLanguageVersion(row, rows, version);
    await storeLanguage(tx, row, { lang });
    return abbr;
  });
}

/** Makes a language visible to visitors or hides it. Without `active` its state is reversed. */
export function activateLanguage(
  ctx: Context,
  actor: Actor,
  { abbr, active }: z.infer<typeof LanguageActive>,
): Promise<Language> {
  return changeLanguages(ctx, actor, async (tx, rows) => {
    const row = findLanguage(rows, abbr);
    const isActive = active ?? row.is_active === 0;
    if (row.is_main === 1 && !isActive)
      throw refused('Ana dil kapatılamaz. Önce başka bir dili ana dil yapın.');
    await storeLanguage(tx, row, { is_active: Number(isActive) });
    return abbr;
  });
}

/**
 * Finds a language by its abbreviation.
 *
 * @throws AppError 404
 */
export function findLanguage(rows: readonly LanguageRow[], abbr: string): LanguageRow {
  const row = rows.find((language) => language.abbr === abbr);
  if (!row) throw notFound('Böyle bir dil yok. Sayfayı yenileyin.');
  return row;
}

export function mainOf(rows: readonly LanguageRow[]): LanguageRow {
  const main = rows.find((row) => row.is_main === 1);
  if (!main) throw new Error('No language is the main one');
  return main;
}

/** @throws AppError 409 with the present language if the version is outdated. */
export async function checkLanguageVersion(
  row: LanguageRow,
  rows: readonly LanguageRow[],
  version: number | undefined,
): Promise<void> {
  await checkVersion(version, row.version, () => Promise.resolve(presentLanguage(row, mainOf(rows))));
}

/** Stores the values if any of them differs from the row. */
export async function storeLanguage(
  tx: ContentTransaction,
  row: LanguageRow,
  values: Updateable<LanguageTable>,
): Promise<void> {
  const columns = Object.keys(values) as (keyof LanguageTable)[];
  if (columns.every((column) => values[column] === row[column])) {
    tx.leaveUnchanged();
    return;
  }
  const written = { ...values, version: row.version + 1, updated_at: tx.now };
  const after = await updateLanguageRow(tx.db, row.abbr, written);
  await tx.record({ entity: 'language', id: row.abbr, action: 'update', before: row, after });
}

/**
 * Runs a change of languages in a content transaction. `work` returns the abbreviation of the language that
 * the answer contains.
 */
export async function changeLanguages(
  ctx: Context,
  actor: Actor,
  work: (tx: ContentTransaction, rows: readonly LanguageRow[]) => Promise<string>,
): Promise<Language> {
  const abbr = await inContentTransaction(ctx, actor, async (tx) => work(tx, await selectLanguages(tx.db)));
  return getLanguage(ctx.db, abbr);
}

async function getLanguage(db: Reader, abbr: string): Promise<Language> {
  const rows = await selectLanguages(db);
  return presentLanguage(findLanguage(rows, abbr), mainOf(rows));
}

const unusable = (text: string) => invalid({ abbr: [text] });
