import { memo } from 'react';
import { CellEditor } from './cell-editor.tsx';
import { problemOf, shownText, type SheetColumn, type SheetRow as Row } from './columns.ts';
import type { Range } from './ranges.ts';
import type { SheetControl, Editing } from './use-sheet.ts';
import classes from './sheet.module.css';

/** The reason why a cell is invalid, for the stored or a typed value, and whether it is marked as changed. */
export type CellMarks = {
  errorOf?: ((row: Row, column: string) => string | undefined) | undefined;
  isChanged?: ((row: Row, column: string) => boolean) | undefined;
};

/** The problem of each column. */
export type Problems = readonly (string | undefined)[];

type SheetRowProps = CellMarks & {
  row: Row;
  index: number;
  /** The place of the row among all rows, also those that a filter hides. */
  position: number;
  columns: readonly SheetColumn[];
  problems: Problems;
  top: number;
  cellId: (row: number, column: number) => string;
  /** The selected columns of this row and the focused one; -1 for none. */
  left: number;
  right: number;
  focused: number;
  /** Whether the selection ends in this row; that row shows the corner for dragging by touch. */
  hasCorner: boolean;
  isWholeRow: boolean;
  editing: Editing | null;
  on: Pick<SheetControl, 'enter' | 'cancel'>;
};

const cellProblem = (column: SheetColumn, row: Row, errorOf: CellMarks['errorOf']) =>
  problemOf(column, row.cells[column.name] ?? '') ?? errorOf?.(row, column.name);

export const rowProblems = (
  columns: readonly SheetColumn[],
  row: Row,
  errorOf: CellMarks['errorOf'],
): Problems => columns.map((column) => cellProblem(column, row, errorOf));

/** This component is memoized: it renders only when a value, a mark or the selected part of the row changes. */
export const SheetRowView = memo(function SheetRowView(props: SheetRowProps) {
  const { row, index, columns, left, right, isWholeRow } = props;
  return (
    <div role="row" aria-rowindex={index + 2} className={classes.row} style={{ top: props.top }}>
      <div
        role="rowheader"
        aria-colindex={1}
        className={classes.rowHead}
        data-row={index}
        data-selected={left >= 0 || undefined}
        data-whole={isWholeRow || undefined}
      >
        {props.position + 1}
      </div>
      {columns.map((column, at) => (
        <Cell
          key={column.name}
          {...props}
          row={row}
          column={column}
          at={at}
          isSelected={at >= left && at <= right}
        />
      ))}
    </div>
  );
}, isSameRow);

type CellProps = SheetRowProps & { column: SheetColumn; at: number; isSelected: boolean };

function Cell({ row, index, column, at, isSelected, focused, editing, ...props }: CellProps) {
  const value = row.cells[column.name] ?? '';
  const problem = props.problems[at];
  const isFocused = focused === at;
  const isEdited = isFocused && editing !== null;
  return (
    <div
      id={props.cellId(index, at)}
      role="gridcell"
      aria-colindex={at + 2}
      aria-selected={isSelected}
      aria-readonly={column.isReadOnly || undefined}
      aria-invalid={problem !== undefined || undefined}
      tabIndex={isFocused && !isEdited ? 0 : -1}
      className={classes.cell}
      data-row={index}
      data-column={at}
      data-kind={column.kind}
      data-selected={isSelected || undefined}
      data-focused={isFocused || undefined}
      data-changed={props.isChanged?.(row, column.name) || undefined}
      title={problem ?? undefined}
    >
      {isEdited ? (
        <CellEditor
          column={column}
          editing={editing}
          problem={(typed) =>
            cellProblem(column, { ...row, cells: { ...row.cells, [column.name]: typed } }, props.errorOf)
          }
          onEnter={props.on.enter}
          onCancel={props.on.cancel}
        />
      ) : (
        <CellValue column={column} value={value} />
      )}
      {props.hasCorner && at === props.right && <span className={classes.corner} data-corner />}
    </div>
  );
}

function CellValue({ column, value }: { column: SheetColumn; value: string }) {
  if (column.kind === 'own') return column.draw(value);
  const text = shownText(column, value);
  if (column.kind === 'flag' && (text === 'Evet' || text === 'Hayır'))
    return (
      <span className={classes.flag} data-flag={text === 'Evet' ? 'on' : 'off'}>
        <span className={classes.flagText}>{text}</span>
      </span>
    );
  return <span className={classes.text}>{text}</span>;
}

function isSameRow(before: SheetRowProps, now: SheetRowProps): boolean {
  const names = [
    ...([
      'row',
      'index',
      'position',
      'columns',
      'top',
      'left',
      'right',
      'focused',
      'hasCorner',
      'isWholeRow',
    ] as const),
    ...(['editing', 'isChanged'] as const),
  ];
  const hasSameProblems = now.problems.every((problem, at) => problem === before.problems[at]);
  // Only the edited row uses the handlers and `errorOf`, and that row always renders.
  return now.editing === null && hasSameProblems && names.every((name) => Object.is(before[name], now[name]));
}

/** The columns of a row that a selection covers. */
export function selectedColumns({ top, bottom, left, right }: Range, index: number) {
  return index >= top && index <= bottom ? { left, right } : { left: -1, right: -1 };
}
