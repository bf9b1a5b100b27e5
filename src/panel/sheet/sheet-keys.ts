import type { KeyboardEvent } from 'react';
import type { SheetControl } from './use-sheet.ts';
import type { Direction } from './use-selection.ts';

const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const pageRows = 12;

/** Handles a key on the cells. Returns false for a key without a function. */
export function handleSheetKey(event: KeyboardEvent, sheet: SheetControl, isSortable: boolean): boolean {
  // AltGr types characters, although Windows reports it as Ctrl and Alt.
  if (event.getModifierState('AltGraph')) return handleEdit(event, sheet);
  if (event.ctrlKey || event.metaKey) return handleCommand(event, sheet);
  if (event.altKey) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || !isSortable) return false;
    sheet.moveRows(by);
    return true;
  }
  return handleMove(event, sheet) || handleEdit(event, sheet);
}

function handleCommand({ key, shiftKey, code }: KeyboardEvent, sheet: SheetControl): boolean {
  const { rows, columns } = sheet.size;
  const { focus } = sheet.selection;
  const arrow = arrows[key];
  if (arrow) sheet.jump(arrow, shiftKey);
  else if (key === 'Home') sheet.goTo({ row: 0, column: 0 }, shiftKey);
  else if (key === 'End') sheet.goTo({ row: rows - 1, column: columns - 1 }, shiftKey);
  else if (code === 'KeyA')
    sheet.select({ anchor: { row: 0, column: 0 }, focus: { row: rows - 1, column: columns - 1 } });
  else if (code === 'KeyZ') sheet[shiftKey ? 'redo' : 'undo']();
  else if (code === 'KeyY') sheet.redo();
  else if (code === 'KeyD') sheet.fillDown();
  else if (code === 'Space')
    sheet.select({
      anchor: { row: 0, column: focus.column },
      focus: { row: rows - 1, column: focus.column },
    });
  else return false;
  return true;
}

function handleMove({ key, shiftKey }: KeyboardEvent, sheet: SheetControl): boolean {
  const { focus } = sheet.selection;
  const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    PageUp: [-pageRows, 0],
    PageDown: [pageRows, 0],
    Home: [0, -focus.column],
    End: [0, sheet.size.columns],
  };
  const step = steps[key];
  if (step) sheet.move({ row: step[0], column: step[1] }, shiftKey);
  else if (key === 'Enter') sheet.move({ row: shiftKey ? -1 : 1, column: 0 });
  else if (key === 'Tab') return sheet.moveOn(shiftKey);
  return step !== undefined || key === 'Enter';
}

function handleEdit({ key, shiftKey }: KeyboardEvent, sheet: SheetControl): boolean {
  const column = sheet.columns[sheet.selection.focus.column];
  const lastColumn = sheet.size.columns - 1;
  if (key === 'Dead' || key === 'Process') {
    // This is a dead key; the next key completes the character in the input.
    sheet.edit('');
    return false;
  }
  if (key === 'F2') sheet.edit();
  else if (key === 'Delete' || key === 'Backspace') sheet.clear();
  else if (key === ' ' && shiftKey)
    sheet.select({
      anchor: { row: sheet.selection.anchor.row, column: 0 },
      focus: { row: sheet.selection.focus.row, column: lastColumn },
    });
  else if (key === ' ' && (column?.kind === 'flag' || column?.kind === 'own')) sheet.edit();
  else if (key.length === 1 && column?.kind !== 'flag' && column?.kind !== 'own') sheet.edit(key);
  else return false;
  return true;
}
