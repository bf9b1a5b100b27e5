import { useEffect, useRef, useState } from 'react';
import type { SheetColumn, SheetRow } from './columns.ts';
import { at, edgeFrom, nextCell, rangeOf, within, type Position, type Selection } from './ranges.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

export const steps: Readonly<Record<Direction, Position>> = {
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
};

/** Marks the buttons of a sheet; they keep the keyboard focus when pressed. */
export const toolsMark = { 'data-sheet-tools': true };

/**
 * The selection of a sheet. The keyboard focus follows it, unless a button or an element outside the sheet
 * has the focus.
 */
export function useSelection(
  id: string,
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  rowCount: () => number,
) {
  const [chosen, setChosen] = useState<Selection>(() => at(0, 0));
  const wantsFocus = useRef(false);
  const size = { rows: rows.length, columns: columns.length };
  const selection = within(chosen, size);
  const { focus } = selection;
  const cellId = (row: number, column: number) => `${id}-${row}-${column}`;
  const focusedId = cellId(focus.row, focus.column);

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    const cell = document.getElementById(focusedId);
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // While a cell is edited its input has the focus.
    if (!cell?.contains(document.activeElement)) cell?.focus({ preventScroll: true });
  });

  const select = (next: Selection, takesFocus = !document.activeElement?.closest('[data-sheet-tools]')) => {
    wantsFocus.current = takesFocus;
    setChosen(within(next, { ...size, rows: rowCount() }));
  };
  const go = (target: Position, isExtended: boolean) =>
    select(isExtended ? { ...selection, focus: target } : { anchor: target, focus: target });
  const isFilled = ({ row, column }: Position) =>
    (rows[row]?.cells[columns[column]?.name ?? ''] ?? '') !== '';

  return {
    selection,
    size,
    cellId,
    select,
    range: rangeOf(selection),
    move: (by: Position, isExtended = false) =>
      go({ row: focus.row + by.row, column: focus.column + by.column }, isExtended),
    jump: (direction: Direction, isExtended: boolean) =>
      go(edgeFrom(focus, steps[direction], size, isFilled), isExtended),
    goTo: go,
    /** Moves to the next or previous cell. Returns false at the end of the sheet. */
    moveOn: (isBack: boolean) => {
      const next = nextCell(focus, isBack, size);
      if (next) go(next, false);
      return next !== undefined;
    },
  };
}
