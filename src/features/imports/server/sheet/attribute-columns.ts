import { resolveName } from '#shared/localised.ts';
import { line } from '#shared/schema/fields.ts';
import { readAttributes } from '#features/products/server/attributes.ts';
import { readValue, unreadableText } from '#features/attribute-labels/attribute-value.rules.ts';
import type { Label, Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { partSeparator } from '#features/attribute-labels/attribute-value.rules.ts';
import type { FieldValues } from './article.ts';
import { cellText } from './cells.ts';
import type { Column, Reading } from './columns.ts';

/** As in the form of a product. */
const value = line(300);
const keyPattern = /^attribute_(\d+)_([a-z]{2})$/;

/** The key of a column with the values of a label in one language. */
const keyOf = (labelId: number, lang: string) => `attribute_${labelId}_${lang}`;

/** The label and language of a column; undefined for other columns. */
export function attributeOfKey(key: string): { labelId: number; lang: string } | undefined {
  const [, id, lang] = keyPattern.exec(key) ?? [];
  return id === undefined || lang === undefined ? undefined : { labelId: Number(id), lang };
}

/**
 * A column for each label in the main language, and for plain texts one in each other language; values that are read
 * need no translation.
 */
export function attributeColumns(
  labels: Labels,
  { all, main }: { all: readonly string[]; main: string },
): Column[] {
  const others = all.filter((lang) => lang !== main);
  return [...labels].flatMap(([id, label]) =>
    [main, ...(label.kind === 'text' ? others : [])].map((lang) =>
      attributeColumn({ id, label, lang, main }),
    ),
  );
}

type Place = { id: number; label: Label; lang: string; main: string };

function attributeColumn({ id, label, lang, main }: Place): Column {
  const name = resolveName(label.name, main, main, []).text || `#${id}`;
  return {
    key: keyOf(id, lang),
    title: `Özellik: ${name}${lang === main ? '' : ` (${lang.toUpperCase()})`}`,
    kinds: ['model'],
    width: 20,
    format: 'text',
    cell: (stored) => stored as string | null,
    read: (cell): Reading => {
      const text = cellText(cell);
      const result = value.safeParse(text);
      if (!result.success) return { problem: 'Tek satır ve en çok 300 karakter olmalı.' };
      const isRead = label.kind === 'text' || readValue(label, result.data, lang);
      return isRead ? { value: result.data } : { problem: unreadableText(label) };
    },
    emptied: null,
    ...(label.choices.length > 0 && {
      choices: label.choices.map((choice) => choice.name[main] ?? choice.key),
    }),
  };
}

/** The values of a product by column. Several rows with one label are one cell. */
export function attributeValues(column: string): FieldValues {
  const values: Record<string, string> = {};
  for (const { label_id: id, value: texts } of readAttributes(column))
    for (const [lang, text] of Object.entries(texts)) {
      if (!text) continue;
      const key = keyOf(id, lang);
      values[key] = values[key] === undefined ? text : values[key] + partSeparator + text;
    }
  return values;
}

/** The rows of a product's attribute table after these values; undefined if none of them is an attribute. */
export function changedAttributes(column: string, changes: FieldValues) {
  const sent = Object.entries(changes).flatMap(([key, text]) => {
    const place = attributeOfKey(key);
    return place ? [{ ...place, text: (text as string | null) ?? '' }] : [];
  });
  if (sent.length === 0) return undefined;
  let rows = readAttributes(column).map(({ label_id, value: texts }) => ({
    label_id,
    label: {},
    value: { ...texts },
  }));
  for (const { labelId, lang, text } of sent) {
    const [first, ...others] = rows.filter((row) => row.label_id === labelId);
    if (first) {
      first.value[lang] = text;
      // The cell held the values of all rows with this label, so its new text replaces them.
      for (const other of others) other.value[lang] = '';
    } else rows.push({ label_id: labelId, label: {}, value: { [lang]: text } });
  }
  rows = rows.filter((row) => Object.values(row.value).some(Boolean));
  return rows;
}
