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

/**
 * The texts of a row by field and language; slugs are left out, because they are made
 * from names, not translated.
 */
export function fieldTexts(row: object, fields: readonly string[]): FieldTexts {
  const translated = fields.filter((field) => field !== 'seo_name');
  return Object.fromEntries(translated.map((field) => [field, readTexts(textColumn(row, field))]));
}

export function readOrigins(row: object): Origins {
  return fromJson<Origins>(textColumn(row, 'translated_from'));
}

/** The value of `translated_from` after a save that changed the text columns from `before` to `after`. */
export function mergeOriginColumn({ fields, main, before, after }: OriginMerge): string {
  const texts = { before: fieldTexts(before, fields), after: fieldTexts(after, fields), main };
  return toJson(mergeOrigins(readOrigins(before), texts));
}
type OriginMerge = { fields: readonly string[]; main: string; before: object; after: object };

/** The translations of a row that are older than the main text: languages by field. */
export function outdatedOf(row: object, fields: readonly string[], main: string): Record<string, string[]> {
  return outdatedTranslations(readOrigins(row), fieldTexts(row, fields), main);
}

/**
 * Like `mergeOriginColumn`, but stores only the hashes of outdated translations, because all hashes would
 * take too much space.
 */
export function mergeOutdatedColumn({ fields, main, before, after }: OriginMerge): string {
  const texts = fieldTexts(after, fields);
  const origins = mergeOrigins(readOrigins(before), {
    before: fieldTexts(before, fields),
    after: texts,
    main,
  });
  return toJson(outdatedOrigins(origins, texts, main));
}

/** Like `mergeOutdatedColumn`, after somebody confirmed the translations into a language. */
export function confirmOutdatedColumn(
  row: object,
  fields: readonly string[],
  confirmed: { lang: string; main: string },
): string {
  const texts = fieldTexts(row, fields);
  return toJson(outdatedOrigins(confirmOrigins(readOrigins(row), texts, confirmed), texts, confirmed.main));
}

/** Like `mergeOutdatedColumn`, after a change of the main language. */
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
