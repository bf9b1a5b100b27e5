import type { Attribute } from '../../product.ts';
import { searchFold } from '#shared/turkish.ts';
import { isBlank } from '#panel/form-state/changed-fields.ts';
import type { LabelList } from '#panel/attribute-labels/attribute-labels.api.ts';

/** A row of the attribute table. `key` identifies the row in React and is not sent. */
export type AttributeRow = Attribute & { key: string };

/** The data that is needed to interpret rows: the label list, the main language and the maximum number of rows. */
export type TableSettings = { labels: LabelList; mainLang: string; limit: number };

let lastKey = 0;

export const newRow = (attribute: Attribute): AttributeRow => ({ ...attribute, key: `row-${++lastKey}` });

export const emptyRow = (): AttributeRow => newRow({ label: {}, value: {} });

export const hasValue = ({ value }: Attribute) => Object.values(value).some((text) => !isBlank(text));

/** Whether nothing was typed into a row; it may have a label of the list. */
export function isUntouched(row: Attribute): boolean {
  return !hasValue(row) && (row.label_id !== undefined || Object.values(row.label).every(isBlank));
}

/**
 * Changes the label of a row to a typed text. In the main language, the name of a label in the list chooses
 * that label, and any other text names a new one.
 */
export function withTypedLabel<Row extends Attribute>(
  row: Row,
  { lang, text }: { lang: string; text: string },
  { labels, mainLang }: TableSettings,
): Row {
  const { label_id: before, ...others } = row;
  // If the label changes, texts in other languages are dropped, unless they were typed for the new label.
  const own = before === undefined || lang !== mainLang ? row.label : {};
  const found = lang === mainLang ? labels.byName(text) : labels.byId(before);
  const label = { ...own, ...found?.names, [lang]: text };
  return { ...others, label, ...(found && { label_id: found.id }) } as Row;
}

/** New rows for the labels of the template that the table lacks, in the order of the template. */
export function templateRows(
  rows: readonly Attribute[],
  template: readonly number[],
  labels: LabelList,
): AttributeRow[] {
  const used = new Set(rows.map(({ label_id: id }) => id));
  return template.flatMap((id) => {
    const label = labels.byId(id);
    return label && !used.has(id) ? [newRow({ label_id: id, label: { ...label.names }, value: {} })] : [];
  });
}

/** Whether two rows have the same label, which may be one of the list or a new one. */
function isSameLabel(one: Attribute, other: Attribute, mainLang: string): boolean {
  if (one.label_id !== undefined || other.label_id !== undefined) return one.label_id === other.label_id;
  return searchFold(one.label[mainLang] ?? '') === searchFold(other.label[mainLang] ?? '');
}

type Pasted = {
  rows: AttributeRow[];
  /** The key of the row in which editing continues. */
  last: string | undefined;
  /** The number of rows above the limit, which were not added. */
  dropped: number;
};

/**
 * Adds two pasted columns to the table. A value goes to the row with the same label that has none yet. All
 * other values become new rows below the row `at`, or replace this row if it is empty.
 */
export function pasteRows(
  rows: readonly AttributeRow[],
  { at, cells, lang }: { at: string; cells: readonly (readonly string[])[]; lang: string },
  settings: TableSettings,
): Pasted {
  const { limit, mainLang } = settings;
  const filled = new Map<string, AttributeRow>();
  const added: AttributeRow[] = [];
  let last: string | undefined;
  for (const [name = '', value = ''] of cells.map((row) => row.map(oneLine))) {
    if (name === '' && value === '') continue;
    const pasted = {
      ...withTypedLabel(emptyRow(), { lang: mainLang, text: name }, settings),
      value: { [lang]: value },
    };
    const waiting = rows.find(
      (row) => !filled.has(row.key) && isBlank(row.value[lang]) && isSameLabel(row, pasted, mainLang),
    );
    if (waiting && name !== '') {
      // The new key makes React mount the fields again, because they read their values only once.
      const row = newRow({ ...waiting, value: { ...waiting.value, [lang]: value } });
      filled.set(waiting.key, row);
      last = row.key;
    } else {
      added.push(pasted);
      last = pasted.key;
    }
  }
  const next = rows.flatMap((row) => {
    const kept = filled.get(row.key) ?? row;
    if (row.key !== at) return [kept];
    return isEmptyRow(kept, mainLang) ? added : [kept, ...added];
  });
  return { rows: next.slice(0, limit), last, dropped: Math.max(0, next.length - limit) };
}

/** Joins the lines of a pasted cell, because texts of the table have one line. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function isEmptyRow(row: Attribute, mainLang: string): boolean {
  return !hasValue(row) && row.label_id === undefined && isBlank(row.label[mainLang]);
}
