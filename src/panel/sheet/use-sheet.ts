import { useState } from 'react';
import { useStore } from '#panel/store.ts';
import { shownText, type SheetColumn, type SheetRow } from './columns.ts';
import { clearRange, enterText, fillDown, moveRows, pasteTable, textsOf, writeRange } from './edits.ts';
import { at, isOneCell, sizeOf, type Position } from './ranges.ts';
import { changedRows, type SheetRows } from './sheet-rows.ts';
import { parseTsv, tsvOf } from './tsv.ts';
import { steps, useSelection, type Direction } from './use-selection.ts';

type Options = {
  id: string;
  columns: readonly SheetColumn[];
  rows: SheetRows;
  newRow?: (() => SheetRow) | undefined;
  maxRows?: number | undefined;
};

/** The text with which the editor starts. If typing opened the editor (`isTyped`), arrow keys close it. */
export type Editing = { text: string; isTyped: boolean };

export type SheetControl = ReturnType<typeof useSheet>;

/** The selection and the edited cell of a sheet, and all commands that keys, pointer and buttons call. */
export function useSheet(options: Options) {
  const { id, columns, rows: store } = options;
  const rows = useStore(store);
  const cells = useSelection(id, rows, columns, () => store.get().length);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [notice, setNotice] = useState('');
  const { range, size, selection } = cells;
  const { focus } = selection;
  const column = columns[focus.column];

  const select: typeof cells.select = (...args) => {
    setEditing(null);
    setNotice('');
    cells.select(...args);
  };
  /** Switches all flags of the selection to the opposite of the focused one. */
  const toggle = () => {
    const value = rows[focus.row]?.cells[column?.name ?? ''] === '1' ? '0' : '1';
    store.change((all) =>
      writeRange(all, columns, range, (_, index) => (columns[index]?.kind === 'flag' ? value : undefined)),
    );
  };
  return {
    ...{ ...cells, rows, columns, editing, notice, setNotice, select, toggle },
    ...rowCommands(options, cells, select),
    edit: (text?: string) => {
      const row = rows[focus.row];
      if (!row || !column || column.isReadOnly) return;
      if (column.kind === 'own') column.open(row);
      else if (column.kind === 'flag') toggle();
      else {
        select({ anchor: focus, focus });
        const value = shownText(column, row.cells[column.name] ?? '');
        setEditing({ text: text ?? value, isTyped: text !== undefined });
      }
    },
    cancel: () => select(selection),
    /** Stores the editor's text and moves the selection in `direction`. */
    enter: (text: string, direction?: Direction, takesFocus = true) => {
      store.change((all) => enterText(all, columns, focus.row, focus.column, text));
      const by: Position = direction ? steps[direction] : { row: 0, column: 0 };
      select(at(focus.row + by.row, focus.column + by.column), takesFocus);
    },
    clear: () => store.change((all) => clearRange(all, columns, range)),
    fillDown: () => store.change((all) => fillDown(all, columns, range)),
    copied: () => tsvOf(textsOf(rows, columns, range)),
    paste: (text: string) => {
      const table = parseTsv(text);
      const pasted = pasteTable(store.get(), columns, range, table, options);
      store.change(() => pasted.rows);
      const { top, left, bottom, right } = pasted.range;
      select({ anchor: { row: top, column: left }, focus: { row: bottom, column: right } });
      const covered = sizeOf(pasted.range);
      const lost = table.length - covered.rows;
      setNotice(
        lost > 0
          ? `Son ${lost} satır sığmadı, yapıştırılmadı`
          : `${covered.rows * covered.columns} hücre yapıştırıldı`,
      );
    },
    selectionText: isOneCell(range) ? '' : `${sizeOf(range).rows} × ${sizeOf(range).columns} hücre seçili`,
    isEmpty: size.rows === 0,
  };
}

type Selecting = ReturnType<typeof useSelection>;

/** Commands on whole rows: move, add, remove, undo and redo. */
function rowCommands(
  { rows: store, newRow, maxRows = Infinity }: Options,
  { range, selection }: Selecting,
  select: Selecting['select'],
) {
  const { anchor, focus } = selection;
  const step = (change: () => void) => {
    const before = store.get();
    change();
    const changed = changedRows(before, store.get());
    if (changed) select(at(changed.top, focus.column));
  };
  return {
    undo: () => step(store.undo),
    redo: () => step(store.redo),
    addRow: newRow && {
      isFull: store.get().length >= maxRows,
      run: () => {
        if (store.get().length >= maxRows) return;
        const below = store.get().length === 0 ? 0 : range.bottom + 1;
        store.change((all) => all.toSpliced(below, 0, newRow()));
        select(at(below, 0), true);
      },
    },
    removeRows:
      newRow &&
      (() => {
        store.change((all) => all.toSpliced(range.top, sizeOf(range).rows));
        select(at(range.top, focus.column));
      }),
    moveRows: (by: number) => {
      const moved = moveRows(store.get(), range, by);
      store.change(() => moved.rows);
      const shifted = ({ row, column }: Position) => ({ row: row + moved.by, column });
      select({ anchor: shifted(anchor), focus: shifted(focus) });
    },
  };
}
