import { useMemo, useState } from 'react';
import { createStore, useStore } from '#panel/store.ts';
import { shownText, type SheetColumn, type SheetRow } from './columns.ts';
import { clearRange, enterText, fillDown, moveRows, pasteTable, textsOf, writeRange } from './edits.ts';
import { at, isOneCell, sizeOf, type Position } from './ranges.ts';
import { changedRows, type SheetRows } from './sheet-rows.ts';
import { isFiltered, rowsInView, viewOf, wholeView, withEdited, type SheetView } from './sheet-view.ts';
import { parseTsv, tsvOf } from './tsv.ts';
import { steps, useSelection, type Direction } from './use-selection.ts';

type Options = {
  id: string;
  columns: readonly SheetColumn[];
  rows: SheetRows;
  newRow?: (() => SheetRow) | undefined;
  maxRows?: number | undefined;
};

/** A cell by the key of its row, and whether it takes the keyboard focus. */
type Target = { key?: string | undefined; column?: number; isFocused?: boolean };

/** The text with which the editor starts. If typing opened the editor (`isTyped`), arrow keys close it. */
export type Editing = { text: string; isTyped: boolean };

export type SheetControl = ReturnType<typeof useSheet>;

/**
 * The selection and the edited cell of a sheet, and all commands that keys, pointer and buttons call. Commands
 * never change rows that a filter hides.
 */
export function useSheet(options: Options) {
  const { id, columns, rows: store } = options;
  const shown = useShownRows(store);
  const { rows } = shown;
  const cells = useSelection(id, rows, columns, () => shown.present().length);
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
    shown.change((all) =>
      writeRange(all, columns, range, (_, index) => (columns[index]?.kind === 'flag' ? value : undefined)),
    );
  };
  /** Chooses which rows are shown and in which order. The selection stays in its row if that is still shown. */
  const show = (
    next: Pick<SheetView, 'sort' | 'filters'>,
    { key = rows[focus.row]?.key, column: target = focus.column, isFocused = false }: Target = {},
  ) => {
    shown.setView(viewOf(store.get(), columns, next));
    const row = shown.present().findIndex((one) => one.key === key);
    select(at(Math.max(0, row), target), isFocused);
  };
  return {
    ...cells,
    rows,
    columns,
    editing,
    notice,
    setNotice,
    select,
    toggle,
    all: shown.all,
    positions: shown.positions,
    view: shown.view,
    ...rowCommands(options, shown, cells, select, setNotice),
    show,
    /** Removes the filters and goes to a cell that they hid, by its position among all rows. */
    reveal: (position: number, column: number) =>
      show(
        { sort: shown.view.sort, filters: {} },
        { key: shown.all[position]?.key, column, isFocused: true },
      ),
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
      shown.change((all) => enterText(all, columns, focus.row, focus.column, text));
      const by: Position = direction ? steps[direction] : { row: 0, column: 0 };
      select(at(focus.row + by.row, focus.column + by.column), takesFocus);
    },
    clear: () => shown.change((all) => clearRange(all, columns, range)),
    fillDown: () => shown.change((all) => fillDown(all, columns, range)),
    copied: () => tsvOf(textsOf(rows, columns, range)),
    paste: (text: string) => {
      const table = parseTsv(text);
      // A filtered or sorted sheet gets no new rows, because the user would not see where they are added.
      const pasted = pasteTable(shown.present(), columns, range, table, shown.view.keys ? {} : options);
      shown.change(() => pasted.rows);
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

/** The rows of the view, and the one way to change them. */
function useShownRows(store: SheetRows) {
  const [viewStore] = useState(() => createStore(wholeView));
  const all = useStore(store);
  const view = useStore(viewStore);
  const present = () => rowsInView(store.get(), viewStore.get()).rows;
  return {
    ...useMemo(() => rowsInView(all, view), [all, view]),
    all,
    view,
    present,
    setView: viewStore.set,
    change: (edit: (rows: readonly SheetRow[]) => readonly SheetRow[]) =>
      store.change((rows) => {
        const before = rowsInView(rows, viewStore.get()).rows;
        return withEdited(rows, before, edit(before));
      }),
  };
}

type Selecting = ReturnType<typeof useSelection>;

/** Commands on whole rows: move, add, remove, undo and redo. */
function rowCommands(
  { rows: store, newRow, maxRows = Infinity }: Options,
  { rows, view, present }: ReturnType<typeof useShownRows>,
  { range, selection }: Selecting,
  select: Selecting['select'],
  setNotice: (text: string) => void,
) {
  const { anchor, focus } = selection;
  const step = (change: () => void) => {
    const before = store.get();
    const shown = present();
    change();
    const changed = changedRows(shown, present());
    if (changed) select(at(changed.top, focus.column));
    else if (changedRows(before, store.get())) setNotice('Değişen satırlar filtrede gizli');
  };
  return {
    undo: () => step(store.undo),
    redo: () => step(store.redo),
    addRow: newRow && {
      isFull: store.get().length >= maxRows,
      run: () => {
        if (store.get().length >= maxRows) return;
        const row = newRow();
        const below = view.keys || rows.length === 0 ? store.get().length : range.bottom + 1;
        store.change((all) => all.toSpliced(below, 0, row));
        select(at(present().indexOf(row), 0), true);
      },
    },
    removeRows:
      newRow &&
      (() => {
        const removed = new Set(rows.slice(range.top, range.bottom + 1).map(({ key }) => key));
        store.change((all) => all.filter(({ key }) => !removed.has(key)));
        select(at(range.top, focus.column));
      }),
    /** Why rows cannot be moved now; undefined if they can. */
    fixed: view.keys ? fixedOrder(view) : undefined,
    moveRows: (by: number) => {
      if (view.keys) {
        setNotice(fixedOrder(view));
        return;
      }
      const moved = moveRows(store.get(), range, by);
      store.change(() => moved.rows);
      const shifted = ({ row, column }: Position) => ({ row: row + moved.by, column });
      select({ anchor: shifted(anchor), focus: shifted(focus) });
    },
  };
}

const fixedOrder = (view: SheetView) =>
  isFiltered(view)
    ? 'Filtre açıkken satırlar taşınamaz; önce filtreyi kaldırın'
    : 'Sütuna göre sıralıyken satırlar taşınamaz; önce kayıtlı sıraya dönün';
