import type { LocalisedText } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import { mergeTexts } from '#server/db/localised-column.ts';
import type { AnyRow } from '#server/db/record-rows.ts';
import { checkTextLanguages, getLanguageCodes } from '#server/languages/languages.service.ts';
import { mergeOriginColumn } from '#server/texts/origin-column.ts';
import { textColumn, type RecordTable, type Values } from './record-table.ts';

/**
 * The text columns after merging the sent texts, and the column `translated_from`.
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
  const merged = Object.fromEntries(
    Object.entries(sent).map(([field, text]) => [field, mergeTexts(textColumn(before, field), text)]),
  );
  return { ...merged, translated_from: mergeOriginColumn({ fields, main, before, after: merged }) };
}

function sentText(input: object, field: string): LocalisedText {
  return (input as Readonly<Record<string, LocalisedText | undefined>>)[field] ?? {};
}
