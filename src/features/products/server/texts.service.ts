import { resolveName, type LocalisedText } from '#shared/localised.ts';
import { sortKey } from '#shared/turkish.ts';
import { mergeTexts, readTexts } from '#server/db/localised-column.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import { mergeOriginColumn, outdatedOf } from '#server/texts/origin-column.ts';
import { cleanRichText } from '#server/texts/rich-text.ts';
import type { Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { lacksValue, outdatedAttributes, type Reading } from './attributes.ts';

const textColumns = ['name', 'summary', 'description', 'seo_title', 'seo_description'] as const;
type TextColumn = (typeof textColumns)[number];
export type SentTexts = Record<TextColumn, LocalisedText>;
type TextColumns = Pick<ProductRow, TextColumn>;

export type LanguageCodes = { all: readonly string[]; main: string };

export const emptyTexts: TextColumns = {
  name: '{}',
  summary: '{}',
  description: '{}',
  seo_title: '{}',
  seo_description: '{}',
};

/** The texts of a call that sends none. */
export const noTexts: SentTexts = {
  name: {},
  summary: {},
  description: {},
  seo_title: {},
  seo_description: {},
};

/**
 * Cleans the descriptions. Call it before the transaction: cleaning a hostile text takes most of a second,
 * and every other write would wait.
 */
export async function cleanTexts<Input extends SentTexts>(input: Input): Promise<Input> {
  const description: Record<string, string> = {};
  for (const [lang, html] of Object.entries(input.description)) description[lang] = await cleanRichText(html);
  return { ...input, description };
}

/**
 * Replaces the sent languages in the text columns, and updates from which main texts the translations were
 * made.
 */
export function mergeProductTexts(
  before: TextColumns & { translated_from?: string },
  sent: SentTexts,
  main: string,
): TextColumns & { translated_from: string } {
  const merged = textColumns.map((column) => [column, mergeTexts(before[column], sent[column])] as const);
  const after = Object.fromEntries(merged) as TextColumns;
  return { ...after, translated_from: mergeOriginColumn({ fields: textColumns, main, before, after }) };
}

export function readProductTexts(row: TextColumns): SentTexts {
  return Object.fromEntries(textColumns.map((column) => [column, readTexts(row[column])])) as SentTexts;
}

/** The texts to send so that a product has only these: languages that only the product has become empty. */
export function replacingTexts(before: TextColumns, texts: SentTexts): SentTexts {
  const replaced = textColumns.map((column) => {
    const replacing: Record<string, string> = { ...texts[column] };
    for (const lang of Object.keys(readTexts(before[column]))) replacing[lang] ??= '';
    return [column, replacing] as const;
  });
  return Object.fromEntries(replaced) as SentTexts;
}

type AllTexts = TextColumns & { translated_from: string; attributes: string };

/** The columns by which the panel's list is sorted and filtered, derived from the code and the texts. */
export function derivedColumns(
  { code, ...texts }: AllTexts & { code: string },
  { all, main, labels }: LanguageCodes & { labels: Labels },
): Pick<ProductRow, 'name_sort_key' | 'code_sort_key' | 'translations' | 'outdated_langs'> {
  const outdated = Object.values(outdatedTexts(texts, { labels, main })).flat();
  return {
    name_sort_key: sortKey(resolveName(readTexts(texts.name), main, main, all).text, main),
    code_sort_key: sortKey(code),
    translations: listTranslations(texts, all, { labels, main }),
    outdated_langs: outdated.length > 0 ? languageList(outdated) : '',
  };
}

/**
 * The languages with outdated translations by field. The whole attribute table is one field, `attributes`.
 */
export function outdatedTexts(row: AllTexts, { labels, main }: Reading): Record<string, string[]> {
  const attributes = outdatedAttributes(row.attributes, labels, main);
  return { ...outdatedOf(row, textColumns, main), ...(attributes.length > 0 && { attributes }) };
}

/** The languages in which a product has every text that it has in the main language, like `,en,tr,`. */
function listTranslations(row: AllTexts, all: readonly string[], reading: Reading): string {
  const { main } = reading;
  const texts = [row.name, row.summary, row.description].map(readTexts).filter((text) => text[main]);
  const isComplete = (lang: string) =>
    texts.every((text) => text[lang]) && !lacksValue(row.attributes, lang, reading);
  return languageList(all.filter(isComplete));
}

/** The stored form of a list of languages, like `,en,tr,`. */
function languageList(langs: readonly string[]): string {
  return (
    [...new Set(langs)]
      .toSorted()
      .map((lang) => `,${lang}`)
      .join('') + ','
  );
}
