import { clearedValue, readText, shownText, type SheetColumn, type SheetRow } from './columns.ts';
import { pasteRange, type Range } from './ranges.ts';

type Rows = readonly SheetRow[];
type Columns = readonly SheetColumn[];

/**
 * Writes values into the cells of a range. Read-only cells do not change, and rows without changes keep their
 * object.
 */
export function writeRange(
  rows: Rows,
  columns: Columns,
  range: Range,
  valueAt: (row: number, column: number, present: string) => string | undefined,
): SheetRow[] {
  return rows.map((row, index) => {
    if (index < range.top || index > range.bottom) return row;
    const changed: Record<string, string> = {};
    for (let at = range.left; at <= range.right; at++) {
      const column = columns[at];
      if (!column || column.isReadOnly) continue;
      const present = row.cells[column.name] ?? '';
      const value = valueAt(index, at, present);
      if (value !== undefined && value !== present) changed[column.name] = value;
    }
    return Object.keys(changed).length === 0 ? row : { ...row, cells: { ...row.cells, ...changed } };
  });
}

/** Writes a typed text into one cell. */
export function enterText(rows: Rows, columns: Columns, row: number, column: number, text: string) {
  return writeRange(rows, columns, { top: row, bottom: row, left: column, right: column }, () => {
    const target = columns[column];
    return target && readText(target, text);
  });
}

export function clearRange(rows: Rows, columns: Columns, range: Range): SheetRow[] {
  return writeRange(rows, columns, range, (_, at) => columns[at] && clearedValue(columns[at]));
}

/** The texts of a range, as they are copied. */
export function textsOf(rows: Rows, columns: Columns, range: Range): string[][] {
  return rows
    .slice(range.top, range.bottom + 1)
    .map(({ cells }) =>
      columns.slice(range.left, range.right + 1).map((column) => shownText(column, cells[column.name] ?? '')),
    );
}

type Pasted = { rows: readonly SheetRow[]; range: Range };

/**
 * Pastes a table at the selection and returns the range that it covers. `newRow` makes rows after the last
 * one, up to `maxRows`; without `newRow` further rows are cut off, as further columns always are.
 */
export function pasteTable(
  rows: Rows,
  columns: Columns,
  selected: Range,
  table: readonly (readonly string[])[],
  {
    newRow,
    maxRows = Infinity,
  }: { newRow?: (() => SheetRow) | undefined; maxRows?: number | undefined } = {},
): Pasted {
  const width = Math.max(1, ...table.map((row) => row.length));
  const wanted = pasteRange(selected, { rows: table.length, columns: width });
  const missing = Math.min(wanted.bottom + 1, maxRows) - rows.length;
  const all = newRow && missing > 0 ? [...rows, ...Array.from({ length: missing }, () => newRow())] : rows;
  const range = {
    ...wanted,
    bottom: Math.min(wanted.bottom, all.length - 1),
    right: Math.min(wanted.right, columns.length - 1),
  };
  const textAt = (row: number, column: number) =>
    table[(row - range.top) % table.length]?.[(column - range.left) % width];
  const pasted = writeRange(all, columns, range, (row, at) => {
    const column = columns[at];
    const text = textAt(row, at);
    return column && text !== undefined ? readText(column, text) : undefined;
  });
  return { rows: pasted, range };
}

/** Copies the first row of a range into the rows below it. */
export function fillDown(rows: Rows, columns: Columns, range: Range): SheetRow[] {
  const first = rows[range.top]?.cells;
  return writeRange(rows, columns, range, (_, at) => first?.[columns[at]?.name ?? '']);
}

/** Moves the rows of a range by `by` places, up if negative, as far as there is room. */
export function moveRows(rows: Rows, { top, bottom }: Range, by: number): { rows: Rows; by: number } {
  const step = Math.max(-top, Math.min(by, rows.length - 1 - bottom));
  if (step === 0) return { rows, by: 0 };
  const moved = rows.slice(top, bottom + 1);
  return { rows: rows.toSpliced(top, moved.length).toSpliced(top + step, 0, ...moved), by: step };
}
