import { fromJson, toJson } from '#server/db/json.ts';
import { readTexts } from '#server/db/localised-column.ts';
import {
  confirmOrigins,
  mergeOrigins,
  outdatedOrigins,
  outdatedTranslations,
  rebaseOrigins,
  type FieldTexts,
  type Origins,
} from './translation-origins.ts';

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

/** As `mergeOriginColumn`, for texts that are too many to keep more than the origins of outdated translations. */
export function mergeOutdatedColumn({ fields, main, before, after }: OriginMerge): string {
  const texts = fieldTexts(after, fields);
  const origins = mergeOrigins(readOrigins(before), {
    before: fieldTexts(before, fields),
    after: texts,
    main,
  });
  return toJson(outdatedOrigins(origins, texts, main));
}

/** The column of such a row when its translations into a language are right as they are. */
export function confirmOutdatedColumn(
  row: object,
  fields: readonly string[],
  confirmed: { lang: string; main: string },
): string {
  const texts = fieldTexts(row, fields);
  return toJson(outdatedOrigins(confirmOrigins(readOrigins(row), texts, confirmed), texts, confirmed.main));
}

/** The column of such a row for another main language. */
export function rebaseOutdatedColumn(
  row: object,
  fields: readonly string[],
  change: { from: string; to: string },
): string {
  const texts = fieldTexts(row, fields);
  return toJson(outdatedOrigins(rebaseOrigins(readOrigins(row), texts, change), texts, change.to));
}

function textColumn(row: object, field: string): string {
  return (row as Readonly<Record<string, string | undefined>>)[field] ?? '{}';
}
