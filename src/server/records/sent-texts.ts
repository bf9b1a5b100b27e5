import { createHash } from 'node:crypto';
import type { LocalisedText } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import { mergeTexts, readTexts } from '#server/db/localised-column.ts';
import type { AnyRow } from '#server/db/record-rows.ts';
import { checkTextLanguages, getLanguageCodes } from '#server/features/languages/languages.service.ts';
import { textColumn, type RecordTable, type Values } from './record-table.ts';

type Origins = Record<string, Record<string, string>>;

/**
 * The text columns after the sent texts, and from which main text each changed translation was made.
 * @throws AppError 422 for a language that does not exist.
 */
export async function mergeSentTexts<Row extends AnyRow>(
  db: Reader,
  { texts: fields }: RecordTable<Row>,
  { before, input }: { before: Values; input: object },
): Promise<Values> {
  const { all, main } = await getLanguageCodes(db);
  const sent = Object.fromEntries(fields.map((field) => [field, sentText(input, field)]));
  checkTextLanguages(sent, all);
  const merged: Record<string, string> = {};
  const origins = fromJson<Origins>(textColumn(before, 'translated_from'));
  for (const [field, text] of Object.entries(sent)) {
    const old = textColumn(before, field);
    const column = mergeTexts(old, text);
    merged[field] = column;
    origins[field] = mergeOrigins(origins[field] ?? {}, {
      old: readTexts(old),
      now: readTexts(column),
      main,
    });
  }
  const known = Object.entries(origins).filter(([, langs]) => Object.keys(langs).length > 0);
  return { ...merged, translated_from: toJson(Object.fromEntries(known)) };
}

/** A translation counts as made from the main text of the save that changed it. */
function mergeOrigins(
  origins: Readonly<Record<string, string>>,
  { old, now, main }: { old: LocalisedText; now: LocalisedText; main: string },
): Record<string, string> {
  const changed = Object.keys(now).filter((lang) => lang !== main && now[lang] !== old[lang]);
  const made = changed.map((lang) => [lang, textHash(now[main] ?? '')] as const);
  const all = { ...origins, ...Object.fromEntries(made) };
  return Object.fromEntries(Object.entries(all).filter(([lang]) => lang in now));
}

/** Tells whether the main text has changed since a translation was made. */
function textHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

function sentText(input: object, field: string): LocalisedText {
  return (input as Readonly<Record<string, LocalisedText | undefined>>)[field] ?? {};
}
