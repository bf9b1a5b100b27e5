import { useRef, type MouseEvent, type PointerEvent } from 'react';
import type { Position, Selection } from './ranges.ts';
import type { SheetControl } from './use-sheet.ts';

type Part = { kind: 'cell' | 'row' | 'column' | 'all'; at: Position };

/**
 * Selects and edits by mouse and touch. A finger scrolls the sheet; dragging the corner extends the
 * selection.
 */
export function useSheetPointer(sheet: SheetControl, isSortable: boolean) {
  const drag = useRef<'cells' | 'rows' | 'columns' | 'move' | null>(null);
  const pressed = useRef<Position>({ row: 0, column: 0 });
  const { selection, range, size } = sheet;
  const last = { row: size.rows - 1, column: size.columns - 1 };

  const choose = (part: Part, isExtended: boolean) =>
    sheet.select(chosen(part, isExtended ? selection.anchor : part.at, last), true);

  const press = (event: PointerEvent<HTMLElement>) => {
    const part = partAt(event.target, event.currentTarget);
    const isCorner = event.target instanceof Element && event.target.closest('[data-corner]') !== null;
    if (isCorner) {
      drag.current = 'cells';
      sheet.select({ anchor: { row: range.top, column: range.left }, focus: selection.focus });
    } else if (part && event.button === 0 && event.pointerType !== 'touch') {
      const isWhole = range.left === 0 && range.right === last.column;
      const isMoved = part.kind === 'row' && isSortable && isWhole && isBetween(part.at.row, range);
      drag.current = isMoved
        ? 'move'
        : part.kind === 'row'
          ? 'rows'
          : part.kind === 'column'
            ? 'columns'
            : 'cells';
      pressed.current = part.at;
      if (!isMoved) choose(part, event.shiftKey);
    } else return;
    // The sheet focuses the cell itself, so that an open input is committed before it loses the focus.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  const follow = (event: PointerEvent<HTMLElement>) => {
    if (drag.current === null) return;
    scrollAtEdge(event);
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const part = under && partAt(under, event.currentTarget);
    if (!part) return;
    const { row, column } = part.at;
    const { anchor, focus } = selection;
    if (drag.current === 'move') {
      const by = row - pressed.current.row;
      if (by === 0 || part.kind === 'column') return;
      sheet.moveRows(by);
      pressed.current = part.at;
    } else if (drag.current === 'rows') sheet.select(chosen({ ...part, kind: 'row' }, pressed.current, last));
    else if (drag.current === 'columns')
      sheet.select(chosen({ ...part, kind: 'column' }, pressed.current, last));
    else if (part.kind === 'cell' && (row !== focus.row || column !== focus.column))
      sheet.select({ anchor, focus: part.at });
  };

  return {
    onPointerDown: press,
    onPointerMove: follow,
    onPointerUp: () => void (drag.current = null),
    onPointerCancel: () => void (drag.current = null),
    onClick: (event: MouseEvent<HTMLElement>) => {
      const target = underPointer(event);
      const part = partAt(target, event.currentTarget);
      if (!part) return;
      const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
      const isAgain = part.at.row === selection.focus.row && part.at.column === selection.focus.column;
      const isOnFlag = target?.closest('[data-flag]') !== null;
      if (isTouch && part.kind === 'cell' && isAgain) sheet.edit();
      else if (isTouch) choose(part, false);
      else if (isOnFlag && !event.shiftKey && isAgain && event.detail === 1) sheet.toggle();
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      const part = partAt(underPointer(event), event.currentTarget);
      const isFlag = part && sheet.columns[part.at.column]?.kind === 'flag';
      if (part?.kind === 'cell' && !isFlag) sheet.edit();
    },
  };
}

/**
 * The selection from one cell, row or column to another. For whole rows and columns the focus is the first
 * cell, because that one is visible.
 */
function chosen({ kind, at }: Part, anchor: Position, last: Position): Selection {
  switch (kind) {
    case 'cell':
      return { anchor, focus: at };
    case 'row':
      return { anchor: { row: anchor.row, column: last.column }, focus: { row: at.row, column: 0 } };
    case 'column':
      return { anchor: { row: last.row, column: anchor.column }, focus: { row: 0, column: at.column } };
    case 'all':
      return { anchor: last, focus: { row: 0, column: 0 } };
  }
}

/**
 * The element under the pointer. The event's target is not used: it is always the sheet, which captures the
 * pointer.
 */
function underPointer({ clientX, clientY }: MouseEvent): Element | null {
  return document.elementFromPoint(clientX, clientY);
}

/**
 * The part of the sheet that contains an element; undefined outside the sheet, for example in a list above
 * it.
 */
function partAt(element: EventTarget | null, sheet: HTMLElement): Part | undefined {
  if (!(element instanceof Element) || !sheet.contains(element) || element.closest('input, button'))
    return undefined;
  const part = element.closest<HTMLElement>('[data-row], [data-column], [data-all]');
  if (!part) return undefined;
  const { row, column, all } = part.dataset;
  const at = { row: Number(row ?? 0), column: Number(column ?? 0) };
  if (all !== undefined) return { kind: 'all', at };
  if (row === undefined) return { kind: 'column', at };
  return { kind: column === undefined ? 'row' : 'cell', at };
}

const isBetween = (row: number, { top, bottom }: { top: number; bottom: number }) =>
  row >= top && row <= bottom;

function scrollAtEdge({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  const edge = 28;
  const box = currentTarget.getBoundingClientRect();
  const over = (at: number, from: number, to: number) => (at < from + edge ? -1 : at > to - edge ? 1 : 0);
  const top = over(clientY, box.top + edge, box.bottom) * 18;
  const left = over(clientX, box.left + edge, box.right) * 18;
  if (top !== 0 || left !== 0) currentTarget.scrollBy({ top, left });
}
