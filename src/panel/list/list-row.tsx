import { Table } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { SelectRow, type Choose, type RowKey } from './list-selection.tsx';
import classes from './list-page.module.css';

export type Column<Row> = {
  key: string;
  header: string;
  render: (row: Row) => ReactNode;
  width?: number | string;
  /** The narrowest screen on which the column is visible. */
  from?: 'tablet' | 'desktop';
  /** Makes the column sortable; `from` is the direction of the first click. */
  sort?: { by: string; from: 'asc' | 'desc' };
  /** Hides the header except for screen readers, for example above buttons. */
  hasHiddenHeader?: boolean;
};

type ListRowProps<Row> = {
  row: Row;
  rowKey: RowKey;
  columns: readonly Column<Row>[];
  isChosen: boolean;
  /** The accessible name of the row's check box; undefined in lists without selection. */
  label: string | undefined;
  onChoose: Choose;
};

/**
 * This component is memoized: a row renders again only when it changes, provided that `columns` is always the
 * same array.
 */
export const ListRow = memo(function ListRow<Row>(props: ListRowProps<Row>) {
  const { row, rowKey, columns, isChosen, label, onChoose } = props;
  return (
    <Table.Tr data-chosen={isChosen || undefined}>
      {label !== undefined && (
        <Table.Td className={classes.check}>
          <SelectRow
            label={label}
            isChosen={isChosen}
            onChoose={(wanted, isRange) => onChoose(rowKey, wanted, isRange)}
          />
        </Table.Td>
      )}
      {columns.map((column) => (
        <Table.Td key={column.key} data-from={column.from}>
          {column.render(row)}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}) as <Row>(props: ListRowProps<Row>) => ReactNode;
