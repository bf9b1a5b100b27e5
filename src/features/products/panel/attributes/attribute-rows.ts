import type { Attribute } from '../../product.ts';
import { searchFold } from '#shared/turkish.ts';
import { isBlank } from '#panel/form-state/changed-fields.ts';
import type { LabelList } from '#panel/attribute-labels/attribute-labels.api.ts';

/** A row of the attribute table; `key` is for React only. */
export type AttributeRow = Attribute & { key: string };

/** What the rows are read with. */
export type TableSettings = { labels: LabelList; mainLang: string; limit: number };

let lastKey = 0;

export const newRow = (attribute: Attribute): AttributeRow => ({ ...attribute, key: `row-${++lastKey}` });

export const emptyRow = (): AttributeRow => newRow({ label: {}, value: {} });

export const hasValue = ({ value }: Attribute) => Object.values(value).some((text) => !isBlank(text));

/** Whether a row holds nothing that somebody typed, at most a label of the list. */
export function isUntouched(row: Attribute): boolean {
  return !hasValue(row) && (row.label_id !== undefined || Object.values(row.label).every(isBlank));
}

/** A row whose label was typed in a language: a name of the list chooses that label, another one names a new label. */
export function withTypedLabel<Row extends Attribute>(
  row: Row,
  { lang, text }: { lang: string; text: string },
  { labels, mainLang }: TableSettings,
): Row {
  const { label_id: before, ...others } = row;
  // Texts of another language belong to the label that stood here, unless they were typed for this one.
  const own = before === undefined || lang !== mainLang ? row.label : {};
  const found = lang === mainLang ? labels.byName(text) : labels.byId(before);
  const label = { ...own, ...found?.names, [lang]: text };
  return { ...others, label, ...(found && { label_id: found.id }) } as Row;
}

/** The rows with a label that no row has yet, in the order of the template. */
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

/** Whether two rows have the same label, whether it is in the list or new. */
function isSameLabel(one: Attribute, other: Attribute, mainLang: string): boolean {
  if (one.label_id !== undefined || other.label_id !== undefined) return one.label_id === other.label_id;
  return searchFold(one.label[mainLang] ?? '') === searchFold(other.label[mainLang] ?? '');
}

type Pasted = {
  rows: AttributeRow[];
  /** The row to go on with. */
  last: string | undefined;
  /** How many rows did not fit. */
  dropped: number;
};

/**
 * The rows after two columns were pasted at a row. A value goes to the row that waits for it with the same label;
 * the others become rows of their own below the row, or in its place when it is empty.
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
      // A new key draws its fields again, which show what was typed.
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

/** A cell may have several lines; a text of the table has one. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function isEmptyRow(row: Attribute, mainLang: string): boolean {
  return !hasValue(row) && row.label_id === undefined && isBlank(row.label[mainLang]);
}
