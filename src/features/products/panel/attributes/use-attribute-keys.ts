import { useEffect, useRef, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import { parseTsv } from '#panel/sheet/tsv.ts';
import { showMessage } from '#panel/feedback/notices.tsx';
import { isBlank } from '#panel/form-state/changed-fields.ts';
import { emptyRow, pasteRows, type AttributeRow, type TableSettings } from './attribute-rows.ts';

type Part = 'label' | 'value';
type Cell = { key: string; part: Part; lang: string };
type Table = {
  read: () => AttributeRow[];
  changeRows: (change: (rows: AttributeRow[]) => AttributeRow[]) => void;
  settings: TableSettings;
};

/**
 * Handles Enter and paste in the attribute table, and moves the focus to the right cell after rows were
 * added.
 */
export function useAttributeKeys(
  table: RefObject<HTMLElement | null>,
  { read, changeRows, settings }: Table,
) {
  const wanted = useRef<Cell | null>(null);
  useEffect(() => {
    const cell = wanted.current;
    if (!cell) return;
    wanted.current = null;
    focusCell(table.current, cell);
  });
  const addBelow = (key: string | undefined, lang: string) => {
    if (read().length >= settings.limit) return;
    const added = emptyRow();
    wanted.current = { key: added.key, part: 'label', lang };
    changeRows((rows) => {
      const index = key === undefined ? rows.length : rows.findIndex((row) => row.key === key) + 1;
      return rows.toSpliced(index, 0, added);
    });
  };
  /**
   * Enter moves from a label to its value, and from a value to the next row without a value, or to a new row.
   */
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (event.key !== 'Enter' || !cell || event.nativeEvent.isComposing || hasModifier(event)) return;
    const isHandled = event.defaultPrevented;
    // Enter would otherwise save the form.
    event.preventDefault();
    if (isHandled) return;
    const { key, part, lang } = cell;
    if (part === 'label') {
      focusCell(table.current, { key, part: 'value', lang });
      return;
    }
    const rows = read();
    const next = rows[rows.findIndex((row) => row.key === key) + 1];
    if (!next || !isBlank(next.value[lang])) addBelow(key, lang);
    else focusCell(table.current, { key: next.key, part: hasLabel(next) ? 'value' : 'label', lang });
  };
  const onPaste = (event: ClipboardEvent) => {
    const cell = cellOf(event.target);
    const cells = parseTsv(event.clipboardData.getData('text/plain'));
    if (!cell || !cells.some((row) => row.length > 1)) return;
    event.preventDefault();
    const { rows, last, dropped } = pasteRows(read(), { at: cell.key, cells, lang: cell.lang }, settings);
    if (last !== undefined) wanted.current = { key: last, part: 'value', lang: cell.lang };
    changeRows(() => rows);
    if (dropped > 0)
      showMessage(
        'Tablo doldu',
        `Tabloda en çok ${settings.limit} satır olabilir; ${dropped} satır eklenmedi.`,
      );
  };
  return { addBelow, handlers: { onKeyDown, onPaste } };
}

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || shiftKey;
const hasLabel = ({ label }: AttributeRow) => Object.values(label).some((text) => !isBlank(text));

function cellOf(target: EventTarget): Cell | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const { row: key, part, lang } = target.dataset;
  return key && lang && part ? { key, part: part as Part, lang } : undefined;
}

/**
 * Moves the focus to a cell. A translated label of the list has no field, so its row's first field gets the
 * focus.
 */
function focusCell(table: HTMLElement | null, { key, part, lang }: Cell): void {
  const row = `[data-row="${key}"]`;
  const field =
    table?.querySelector<HTMLElement>(`${row}[data-part="${part}"][data-lang="${lang}"]`) ??
    table?.querySelector<HTMLElement>(row);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}
