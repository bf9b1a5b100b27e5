import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import type { Column } from './list-row.tsx';
import classes from './list-page.module.css';

export type Direction = 'asc' | 'desc';

/** The column by which a list is sorted; `by` is empty for the list's own order. */
export type ColumnSort = {
  by: string;
  direction: Direction;
  onSort: (by: string, direction: Direction) => void;
};

type Sorted = Pick<Column<never>, 'header' | 'sort'>;

export function ariaSort(column: Sorted, sort: ColumnSort | undefined) {
  if (!sort || !column.sort || sort.by !== column.sort.by) return undefined;
  return sort.direction === 'asc' ? 'ascending' : 'descending';
}

/**
 * The header of a sortable column. Clicks switch between the column's first direction, the other direction,
 * and the list's own order.
 */
export function SortHeader({ column: { header, sort: column }, sort }: { column: Sorted; sort: ColumnSort }) {
  if (!column) return header;
  const isSorted = sort.by === column.by;
  const other = sort.direction === 'asc' ? 'desc' : 'asc';
  const Icon = !isSorted ? IconSelector : sort.direction === 'asc' ? IconArrowUp : IconArrowDown;
  const next = () => {
    if (!isSorted) sort.onSort(column.by, column.from);
    else if (sort.direction === column.from) sort.onSort(column.by, other);
    else sort.onSort('', 'asc');
  };
  return (
    <button type="button" className={classes.sortHeader} data-sorted={isSorted || undefined} onClick={next}>
      {header}
      <Icon size={14} aria-hidden />
    </button>
  );
}
