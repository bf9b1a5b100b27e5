import type { Language, PublicInterfaceTexts } from '../language.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import {
  outdatedTranslations,
  textHash,
  type FieldTexts,
  type Origins,
} from '#server/texts/translation-origins.ts';
import { selectLanguages, type LanguageRow } from '#server/languages/languages.queries.ts';
import { knownTexts, mapTexts, shippedTexts, type TextGroups } from './shipped-texts.ts';

/**
 * The texts of a language without fallbacks from other languages: what staff wrote, else the shipped text,
 * else empty.
 */
export function ownTexts({ abbr, page_lang }: Pick<LanguageRow, 'abbr' | 'page_lang'>): TextGroups {
  const changed = fromJson<TextGroups>(page_lang);
  const shipped = shippedTexts(abbr);
  return mapTexts((group, key) => changed[group]?.[key] || shipped[group]?.[key] || '');
}

/**
 * The interface texts in `lang`. A missing text is taken from the main language, then from the shipped
 * Turkish ones.
 */
export async function getInterfaceTexts(db: Reader, lang: string): Promise<PublicInterfaceTexts> {
  const rows = await selectLanguages(db);
  const own = rows.filter((row) => row.abbr === lang || row.is_main === 1).map(ownTexts);
  const [first, second] = rows[0]?.abbr === lang ? own : own.toReversed();
  return mapTexts(
    (group, key) => first?.[group]?.[key] || second?.[group]?.[key] || (knownTexts[group]?.[key] ?? ''),
  );
}

const groupsOfNoPage: ReadonlySet<string> = new Set(['mail', 'legal', 'print', 'kits']);

/** The same texts as `getInterfaceTexts`, without those that no page shows. */
export async function getSiteTexts(db: Reader, lang: string): Promise<PublicInterfaceTexts> {
  const groups = Object.entries(await getInterfaceTexts(db, lang));
  return Object.fromEntries(groups.filter(([group]) => !groupsOfNoPage.has(group)));
}

/**
 * Returns a function that gives the texts of mails to visitors in a language. If any of them is missing in
 * that language, all are in Turkish or English.
 */
export async function loadMailTexts(db: Reader): Promise<(lang: string) => MailTexts> {
  const rows = await selectLanguages(db);
  const textsIn = (abbr: string) =>
    ownTexts(rows.find((row) => row.abbr === abbr) ?? { abbr, page_lang: '{}' });
  return (lang) => {
    const own = textsIn(lang).mail ?? {};
    if (Object.values(own).every((text) => text !== '')) return { lang, texts: own };
    const other = lang === 'tr' ? 'tr' : 'en';
    return { lang: other, texts: textsIn(other).mail ?? {} };
  };
}

export type MailTexts = { lang: string; texts: Readonly<Record<string, string>> };

export function presentLanguage(row: LanguageRow, main: LanguageRow): Language {
  const changed = fromJson<TextGroups>(row.page_lang);
  const shipped = shippedTexts(row.abbr);
  const replaced = Object.entries(changed).map(([group, texts]) => {
    const known = Object.keys(texts).filter((key) => knownTexts[group]?.[key] !== undefined);
    return [group, Object.fromEntries(known.map((key) => [key, shipped[group]?.[key] ?? '']))] as const;
  });
  return {
    abbr: row.abbr,
    lang: row.lang,
    active: row.is_active === 1,
    is_main: row.is_main === 1,
    version: row.version,
    page_lang: ownTexts(row),
    shipped: Object.fromEntries(replaced.filter(([, texts]) => Object.keys(texts).length > 0)),
    outdated: outdatedTexts(row, main),
  };
}

/** The interface texts of a language and of the main one, by keys like `navbar.home`. */
export function pairedTexts(row: LanguageRow, main: LanguageRow): FieldTexts {
  const own = ownTexts(row);
  const mainTexts = ownTexts(main);
  return Object.fromEntries(
    Object.entries(own).flatMap(([group, texts]) =>
      Object.entries(texts).map(([key, text]) => [
        `${group}.${key}`,
        { [row.abbr]: text, [main.abbr]: mainTexts[group]?.[key] ?? '' },
      ]),
    ),
  );
}

/**
 * For each text that may be outdated: the hash of the main text that it was translated from. A shipped
 * translation belongs to the shipped main text, so it is outdated as soon as staff change the main text.
 */
export function textOrigins(row: LanguageRow, main: LanguageRow): Origins {
  const stored = fromJson<Record<string, string>>(row.translated_from);
  const shipped = shippedTexts(row.abbr);
  const shippedMain = shippedTexts(main.abbr);
  const own = ownTexts(row);
  const mainTexts = ownTexts(main);
  const origins: Record<string, Record<string, string>> = {};
  for (const [group, texts] of Object.entries(own)) {
    for (const [key, text] of Object.entries(texts)) {
      const ofMain = shippedMain[group]?.[key];
      const isMainShipped = mainTexts[group]?.[key] === ofMain;
      if (isMainShipped && text === shipped[group]?.[key]) continue;
      const name = `${group}.${key}`;
      const origin = stored[name] ?? (!isMainShipped && ofMain ? textHash(ofMain) : undefined);
      if (origin) origins[name] = { [row.abbr]: origin };
    }
  }
  return origins;
}

function outdatedTexts(row: LanguageRow, main: LanguageRow): string[] {
  return Object.keys(outdatedTranslations(textOrigins(row, main), pairedTexts(row, main), main.abbr));
}

/**
 * The interface texts of all languages by keys like `navbar.home`, and the main texts that they were
 * translated from.
 */
export function combineTexts(rows: readonly LanguageRow[]): { texts: FieldTexts; origins: Origins } {
  const main = rows.find((row) => row.is_main === 1);
  const texts: Record<string, Record<string, string>> = {};
  const origins: Record<string, Record<string, string>> = {};
  for (const row of main ? rows : []) {
    for (const [name, text] of Object.entries(pairedTexts(row, main ?? row)))
      texts[name] = { ...texts[name], ...text };
    const made = main && row !== main ? textOrigins(row, main) : {};
    for (const [name, langs] of Object.entries(made)) origins[name] = { ...origins[name], ...langs };
  }
  return { texts, origins };
}

/** Does what `combineTexts` does, with the stored languages. */
export async function loadCombinedTexts(db: Reader) {
  return combineTexts(await selectLanguages(db));
}

/** The origins of one language in their stored form. */
export function storedOrigins(origins: Origins, abbr: string): string {
  const own = Object.entries(origins).flatMap(([name, langs]) => {
    const origin = langs[abbr];
    return origin === undefined ? [] : [[name, origin] as const];
  });
  return toJson(Object.fromEntries(own));
}
