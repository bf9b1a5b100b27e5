import { Pagination, Paper, Skeleton, Table } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState, LoadError } from './load-states.tsx';
import { PageHead } from './page-head.tsx';
import classes from './list-page.module.css';

export type Column<Row> = {
  key: string;
  header: string;
  render: (row: Row) => ReactNode;
  width?: number | string;
  /** The narrowest screen that still shows the column. */
  from?: 'tablet' | 'desk';
  /** The header is for screen readers only, as over buttons. */
  hasHiddenHeader?: boolean;
};

type ListPageProps<Row> = {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  filters?: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  /** Why the rows could not be read. */
  error: unknown;
  onRetry: () => void;
  /** The rows shown are those of an earlier question while the new answer is on its way. */
  isStale?: boolean;
  empty: { title: string; text: string; icon?: ReactNode; action?: ReactNode };
  paging?: { page: number; lastPage: number; onPage: (page: number) => void };
};

const skeletonRows = 8;

/** The one list pattern of the panel: head, filters, a table with its loading, empty and error states, pages. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, note, actions, filters, paging } = props;
  return (
    <>
      <PageHead title={title} note={note} actions={actions} />
      {filters && (
        <div className={classes.filters} role="search">
          {filters}
        </div>
      )}
      <Paper withBorder className={classes.card} data-stale={props.isStale === true || undefined}>
        <ListBody {...props} />
      </Paper>
      {paging && paging.lastPage > 1 && (
        <nav aria-label="Sayfalar" className={classes.paging}>
          <Pagination
            total={paging.lastPage}
            value={paging.page}
            onChange={paging.onPage}
            size="sm"
            withEdges={paging.lastPage > 7}
            getItemProps={(page) => ({ 'aria-label': `Sayfa ${page}` })}
            getControlProps={(control) => ({ 'aria-label': controlLabels[control] })}
          />
        </nav>
      )}
    </>
  );
}

const controlLabels = {
  first: 'İlk sayfa',
  previous: 'Önceki sayfa',
  next: 'Sonraki sayfa',
  last: 'Son sayfa',
};

function ListBody<Row>({ title, columns, rows, rowKey, error, onRetry, empty }: ListPageProps<Row>) {
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
          {columns.map((column) => (
            <Table.Th key={column.key} w={column.width} data-from={column.from}>
              <span className={column.hasHiddenHeader ? classes.hidden : undefined}>{column.header}</span>
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody aria-busy={rows === undefined}>
        {rows?.map((row) => (
          <Table.Tr key={rowKey(row)}>
            {columns.map((column) => (
              <Table.Td key={column.key} data-from={column.from}>
                {column.render(row)}
              </Table.Td>
            ))}
          </Table.Tr>
        )) ?? <SkeletonRows columns={columns} />}
      </Table.Tbody>
    </Table>
  );
}

function SkeletonRows<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return Array.from({ length: skeletonRows }, (_, row) => (
    <Table.Tr key={row} className={classes.skeleton}>
      {columns.map((column) => (
        <Table.Td key={column.key} data-from={column.from}>
          <Skeleton height={20} my={10} width={column.width ? '70%' : `${35 + ((row * 17) % 40)}%`} />
        </Table.Td>
      ))}
    </Table.Tr>
  ));
}
