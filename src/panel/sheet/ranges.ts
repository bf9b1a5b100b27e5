/** The position of a cell, from 0. */
export type Position = { row: number; column: number };

/** The selection started in the cell `anchor`; `focus` is the cell with the keyboard focus. */
export type Selection = { anchor: Position; focus: Position };

/** A range of cells, both ends included. */
export type Range = { top: number; bottom: number; left: number; right: number };

export type Size = { rows: number; columns: number };

export const at = (row: number, column: number): Selection => ({
  anchor: { row, column },
  focus: { row, column },
});

export function rangeOf({ anchor, focus }: Selection): Range {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  };
}

export const sizeOf = ({ top, bottom, left, right }: Range): Size => ({
  rows: bottom - top + 1,
  columns: right - left + 1,
});

export const isOneCell = (range: Range) => range.top === range.bottom && range.left === range.right;

/** Moves the selection into a sheet of this size, because rows may have been removed. */
export function within({ anchor, focus }: Selection, size: Size): Selection {
  return { anchor: clamp(anchor, size), focus: clamp(focus, size) };
}

function clamp({ row, column }: Position, { rows, columns }: Size): Position {
  return {
    row: Math.max(0, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  };
}

/** The next or previous cell in reading order; undefined past the last or first cell. */
export function nextCell({ row, column }: Position, isBack: boolean, size: Size): Position | undefined {
  const index = row * size.columns + column + (isBack ? -1 : 1);
  if (index < 0 || index >= size.rows * size.columns) return undefined;
  return { row: Math.floor(index / size.columns), column: index % size.columns };
}

/**
 * The cell to which Ctrl with an arrow leads: the end of the filled cells, or the next filled one after empty
 * cells.
 */
export function edgeFrom(
  from: Position,
  step: Position,
  size: Size,
  isFilled: (at: Position) => boolean,
): Position {
  const next = ({ row, column }: Position) => ({ row: row + step.row, column: column + step.column });
  const isInside = ({ row, column }: Position) =>
    row >= 0 && column >= 0 && row < size.rows && column < size.columns;
  let at = from;
  if (!isInside(next(at))) return at;
  const isInBlock = isFilled(at) && isFilled(next(at));
  do at = next(at);
  while (isInside(next(at)) && (isInBlock ? isFilled(next(at)) : !isFilled(at)));
  return at;
}

/**
 * The cells that a pasted table fills: the whole selection if that is a whole multiple of the table's size,
 * otherwise as many cells as the table has, from the upper left cell on.
 */
export function pasteRange(selected: Range, table: Size): Range {
  const { rows, columns } = sizeOf(selected);
  const isRepeated = rows % table.rows === 0 && columns % table.columns === 0;
  if (isRepeated) return selected;
  const { top, left } = selected;
  return { top, left, bottom: top + table.rows - 1, right: left + table.columns - 1 };
}
