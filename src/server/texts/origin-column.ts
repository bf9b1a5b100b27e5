import { fromJson, toJson } from '#server/db/json.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { mergeOrigins, outdatedTranslations, type FieldTexts, type Origins } from './translation-origins.ts';

/** The texts of a row by field and language; addresses are made from names, not translated. */
export function fieldTexts(row: object, fields: readonly string[]): FieldTexts {
  const translated = fields.filter((field) => field !== 'seo_name');
  return Object.fromEntries(translated.map((field) => [field, readTexts(textColumn(row, field))]));
}

/** The column `translated_from` of a row. */
export function readOrigins(row: object): Origins {
  return fromJson<Origins>(textColumn(row, 'translated_from'));
}

/** `translated_from` after a save that makes the text columns of `before` those of `after`. */
export function mergeOriginColumn({ fields, main, before, after }: OriginMerge): string {
  const texts = { before: fieldTexts(before, fields), after: fieldTexts(after, fields), main };
  return toJson(mergeOrigins(readOrigins(before), texts));
}
type OriginMerge = { fields: readonly string[]; main: string; before: object; after: object };

/** The translations of a row that are older than its main texts. */
export function outdatedOf(row: object, fields: readonly string[], main: string): Record<string, string[]> {
  return outdatedTranslations(readOrigins(row), fieldTexts(row, fields), main);
}

function textColumn(row: object, field: string): string {
  return (row as Readonly<Record<string, string | undefined>>)[field] ?? '{}';
}
