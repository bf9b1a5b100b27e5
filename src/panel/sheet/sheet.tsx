import { useMediaQuery } from '@mantine/hooks';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useVisibleRows } from '#panel/sorting/use-visible-rows.ts';
import type { SheetColumn, SheetRow } from './columns.ts';
import { at } from './ranges.ts';
import { SheetBar, SheetStatus, SheetViewLine } from './sheet-bar.tsx';
import { SheetHead } from './sheet-head.tsx';
import { handleSheetKey } from './sheet-keys.ts';
import { rowProblems, selectedColumns, SheetRowView, type CellMarks, type Problems } from './sheet-row.tsx';
import type { SheetRows } from './sheet-rows.ts';
import { useSheet, type SheetControl } from './use-sheet.ts';
import { useSheetPointer } from './use-sheet-pointer.ts';
import classes from './sheet.module.css';

type SheetProps = CellMarks & {
  /** The accessible name of the grid. */
  label: string;
  /** The array must be memoized, because with a new one all visible rows render again. */
  columns: readonly SheetColumn[];
  /** The rows from `useSheetRows`. */
  rows: SheetRows;
  /**
   * Creates an empty row. Without it users cannot add or remove rows, and a paste is cut off at the last row.
   */
  newRow?: () => SheetRow;
  maxRows?: number;
  /** Whether staff can change the order of the rows. */
  isSortable?: boolean;
  /** Each increase moves the focus to the first invalid cell, like `RecordForm.attempts`. */
  attempts?: number;
  /** Further buttons above the cells. */
  tools?: ReactNode;
  /** The text that is shown when there are no rows. */
  empty?: ReactNode;
};

/**
 * A grid of cells that is edited like a spreadsheet. Memoize `errorOf` and `isChanged`. A new `isChanged`
 * renders all rows; `errorOf` may read the current rows, as each change calls it for all rows.
 */
export function Sheet(props: SheetProps) {
  const { label, columns, rows: store, errorOf, isChanged, isSortable = false, attempts = 0 } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const isCoarse = useMediaQuery('(pointer: coarse)', false);
  const rowHeight = isCoarse ? 44 : 36;
  const sizes = {
    '--sheet-columns': tracksOf(columns),
    '--sheet-width': `${widthOf(columns)}px`,
    '--sheet-row': `${rowHeight}px`,
  } as CSSProperties;
  const sheet = useSheet({ id, columns, rows: store, newRow: props.newRow, maxRows: props.maxRows });
  const { all, rows, positions, selection } = sheet;
  const pointer = useSheetPointer(sheet, isSortable);
  const allProblems = useMemo(
    () => all.map((row) => rowProblems(columns, row, errorOf)),
    [all, columns, errorOf],
  );
  const problems = useMemo(
    () => positions.map((position) => allProblems[position] ?? []),
    [positions, allProblems],
  );
  const wrong = useMemo(() => wrongCells(problems), [problems]);
  const hiddenWrong = useMemo(() => {
    const shown = new Set(positions);
    return wrongCells(allProblems).filter(({ row }) => !shown.has(row));
  }, [positions, allProblems]);
  const goToWrong = useAttempts(attempts, sheet, { wrong, hiddenWrong });

  return (
    <div className={classes.sheet}>
      <SheetBar sheet={sheet} rows={store} isSortable={isSortable}>
        {props.tools}
      </SheetBar>
      <div
        ref={box}
        role="grid"
        aria-label={label}
        aria-description="Oklarla gezilir, F2 ya da yazmak düzenler. Çıkmak için Esc, sonra Sekme; sütunu sıralamak ve filtrelemek için Esc, sonra Shift ve Sekme."
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        className={classes.box}
        data-movable={(isSortable && sheet.fixed === undefined) || undefined}
        style={sizes}
        {...keysAndClipboard(sheet, isSortable)}
        {...pointer}
      >
        <SheetHead sheet={sheet} />
        {all.length === 0 && props.empty}
        {all.length > 0 && rows.length === 0 && <p className={classes.noMatch}>Filtreye uyan satır yok.</p>}
        <SheetBody {...{ box, sheet, rowHeight, problems, errorOf, isChanged }} />
      </div>
      {/* This line is below the grid, so that the grid does not move while a filter is typed. */}
      <SheetViewLine sheet={sheet} />
      <SheetStatus
        sheet={sheet}
        problem={problems[selection.focus.row]?.[selection.focus.column]}
        wrong={wrong.length + hiddenWrong.length}
        hidden={hiddenWrong.length}
        onNext={goToWrong}
      />
    </div>
  );
}

type BodyProps = CellMarks & {
  box: RefObject<HTMLElement | null>;
  sheet: SheetControl;
  rowHeight: number;
  /** One item for each row. */
  problems: readonly Problems[];
};

/** Renders the visible rows, and the focused row even if it is not visible. */
function SheetBody({ box, sheet, rowHeight, problems, errorOf, isChanged }: BodyProps) {
  const { rows, positions, columns, range, selection, editing } = sheet;
  const { start, end } = useVisibleRows(box, { count: rows.length, rowHeight });
  const focused = selection.focus.row;
  const drawn = Array.from({ length: end - start }, (_, index) => start + index);
  if (focused < start) drawn.unshift(focused);
  if (focused >= end) drawn.push(focused);
  const last = columns.length - 1;
  return (
    <div className={classes.body} role="presentation" style={{ height: rows.length * rowHeight }}>
      {drawn.map((index) => {
        const row = rows[index];
        const hasFocus = index === focused;
        return (
          row && (
            <SheetRowView
              key={row.key}
              {...{ row, index, columns, errorOf, isChanged }}
              position={positions[index] ?? index}
              {...selectedColumns(range, index)}
              problems={problems[index] ?? []}
              top={index * rowHeight}
              cellId={sheet.cellId}
              focused={hasFocus ? selection.focus.column : -1}
              hasCorner={index === range.bottom}
              isWholeRow={
                range.left === 0 && range.right === last && index >= range.top && index <= range.bottom
              }
              editing={hasFocus ? editing : null}
              on={sheet}
            />
          )
        );
      })}
    </div>
  );
}

function keysAndClipboard(sheet: SheetControl, isSortable: boolean) {
  const isEdited = sheet.editing !== null;
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // React also reports events of a dialog that a cell opened, although the dialog is not inside it in the
      // DOM.
      if (isEdited || !event.currentTarget.contains(event.target as Node)) return;
      if (event.key === 'Escape') event.currentTarget.dataset.leaving = '';
      else if (event.key !== 'Tab' && event.key !== 'Shift') delete event.currentTarget.dataset.leaving;
      // After Escape, Tab leaves the sheet, so that users need not step through every cell.
      if (event.key === 'Tab' && event.currentTarget.dataset.leaving !== undefined) return;
      if (handleSheetKey(event, sheet, isSortable)) event.preventDefault();
    },
    onCopy: (event: ClipboardEvent<HTMLElement>) => copyCells(event, sheet, false),
    onCut: (event: ClipboardEvent<HTMLElement>) => copyCells(event, sheet, true),
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      if (isEdited || !event.currentTarget.contains(event.target as Node)) return;
      event.preventDefault();
      sheet.paste(event.clipboardData.getData('text/plain'));
    },
  };
}

function copyCells(event: ClipboardEvent<HTMLElement>, sheet: SheetControl, isCut: boolean): void {
  if (sheet.editing !== null || !event.currentTarget.contains(event.target as Node)) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', sheet.copied());
  sheet.setNotice('Kopyalandı');
  if (isCut) sheet.clear();
}

/** The invalid cells in reading order. */
const wrongCells = (problems: readonly Problems[]) =>
  problems.flatMap((cells, row) =>
    cells.flatMap((problem, column) => (problem === undefined ? [] : [{ row, column }])),
  );

type WrongCells = readonly { row: number; column: number }[];

/**
 * Moves the focus to the next invalid cell, and after a failed save to the first one. When only hidden rows have
 * further invalid cells, it removes the filters.
 */
function useAttempts(
  attempts: number,
  sheet: SheetControl,
  { wrong, hiddenWrong }: { wrong: WrongCells; hiddenWrong: WrongCells },
) {
  const seen = useRef(attempts);
  const { row, column } = sheet.selection.focus;
  const go = (next: WrongCells[number] | undefined) => {
    const [hidden] = hiddenWrong;
    if (next) sheet.select(at(next.row, next.column), true);
    else if (hidden) sheet.reveal(hidden.row, hidden.column);
  };
  useEffect(() => {
    if (attempts > seen.current) go(wrong[0]);
    seen.current = attempts;
  });
  return () => {
    const next = wrong.find((one) => one.row > row || (one.row === row && one.column > column));
    go(next ?? (hiddenWrong.length > 0 ? undefined : wrong[0]));
  };
}

const headWidth = 46;

const widthOf = (columns: readonly SheetColumn[]) =>
  columns.reduce((sum, { width }) => sum + width, headWidth);

const tracksOf = (columns: readonly SheetColumn[]) =>
  [`${headWidth}px`, ...columns.map(({ width, grow }) => `minmax(${width}px, ${grow ?? 0.001}fr)`)].join(' ');
