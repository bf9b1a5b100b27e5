import { Paper, Skeleton, Table, Text } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ListPaging, type Paging } from './list-paging.tsx';
import { SelectAll, SelectionBar, useChoose, type RowKey, type RowSelection } from './list-selection.tsx';
import { ListRow, type Column } from './list-row.tsx';
import { ariaSort, SortHeader, type ColumnSort } from './sort-header.tsx';
import { EmptyState, LoadError } from '#panel/feedback/load-states.tsx';
import { PageHead } from '#panel/page/page-head.tsx';
import classes from './list-page.module.css';

type ListPageProps<Row> = {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  filters?: ReactNode;
  /** A note about the rows, for example that some are left out. */
  hint?: string | undefined;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => RowKey;
  /** The heading above the row's group. Rows of one group must follow each other. */
  groupOf?: ((row: Row) => string) | undefined;
  /** The error of the query, if it failed. */
  error: unknown;
  onRetry: () => void;
  /** True while the rows are those of the previous query, because the new answer is still loading. */
  isStale?: boolean;
  empty: { title: string; text: string; icon?: ReactNode; action?: ReactNode };
  /** If given, the headers of sortable columns are buttons. */
  sort?: ColumnSort | undefined;
  paging?: Paging | undefined;
  selection?: RowSelection<Row> | undefined;
};

const skeletonRows = 8;

/** The layout of every list: head, filters, table, paging, and the states loading, empty and failed. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, note, actions, filters, hint, paging } = props;
  return (
    <>
      <PageHead title={title} note={note} actions={actions} />
      {filters && (
        <div className={classes.filters} role="search">
          {filters}
        </div>
      )}
      <div role="status">{hint !== undefined && <Text className={classes.hint}>{hint}</Text>}</div>
      <Paper withBorder className={classes.card} data-stale={props.isStale === true || undefined}>
        <ListBody {...props} />
      </Paper>
      {props.selection && <SelectionBar selection={props.selection} />}
      {paging && <ListPaging {...paging} />}
    </>
  );
}

function ListBody<Row>(props: ListPageProps<Row>) {
  const { title, columns, rows, rowKey, groupOf = () => '', error, onRetry, empty, sort, selection } = props;
  const all = selection && rows ? rows.map(rowKey) : [];
  const choose = useChoose(all, selection);
  if (error && !rows) return <LoadError error={error} onRetry={onRetry} />;
  if (rows?.length === 0)
    return <EmptyState icon={<IconSearchOff size={28} stroke={1.5} aria-hidden />} {...empty} />;
  return (
    <Table
      verticalSpacing="xs"
      horizontalSpacing="md"
      highlightOnHover={rows !== undefined}
      aria-label={title}
    >
      <Table.Thead>
        <Table.Tr>
          {selection && (
            <Table.Th w={44} className={classes.check}>
              <SelectAll all={all} selection={selection} />
            </Table.Th>
          )}
          {columns.map((column) => (
            <Table.Th
              key={column.key}
              w={column.width}
              data-from={column.from}
              aria-sort={ariaSort(column, sort)}
            >
              <span className={column.hasHiddenHeader ? classes.hidden : undefined}>
                {sort ? <SortHeader column={column} sort={sort} /> : column.header}
              </span>
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      {!rows && (
        <Table.Tbody aria-busy>
          <SkeletonRows columns={columns} hasChecks={selection !== undefined} />
        </Table.Tbody>
      )}
      {[...Map.groupBy(rows ?? [], groupOf)].map(([heading, group]) => (
        <Table.Tbody key={heading}>
          {heading !== '' && (
            <Table.Tr className={classes.group}>
              <Table.Th scope="rowgroup">{heading}</Table.Th>
            </Table.Tr>
          )}
          {group.map((row) => (
            <ListRow
              key={rowKey(row)}
              row={row}
              rowKey={rowKey(row)}
              columns={columns}
              isChosen={selection?.keys.has(rowKey(row)) ?? false}
              label={selection?.label(row)}
              onChoose={choose}
            />
          ))}
        </Table.Tbody>
      ))}
    </Table>
  );
}

type SkeletonProps<Row> = { columns: readonly Column<Row>[]; hasChecks: boolean };

function SkeletonRows<Row>({ columns, hasChecks }: SkeletonProps<Row>) {
  return Array.from({ length: skeletonRows }, (_, row) => (
    <Table.Tr key={row} className={classes.skeleton}>
      {hasChecks && <Table.Td />}
      {columns.map((column) => (
        <Table.Td key={column.key} data-from={column.from}>
          <Skeleton height={20} my={10} width={column.width ? '70%' : `${35 + ((row * 17) % 40)}%`} />
        </Table.Td>
      ))}
    </Table.Tr>
  ));
}
