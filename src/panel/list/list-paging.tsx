import { NativeSelect, Pagination, Text } from '@mantine/core';
import { formatNumber } from '#panel/format/format.ts';
import classes from './list-page.module.css';

type PageSize = {
  value: number;
  all: readonly number[];
  total: number;
  /** True if there are more rows than `total`. */
  hasMore?: boolean;
  onChange: (size: number) => void;
};

export type Paging = {
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
  /** Adds a select for the number of rows on a page. */
  size?: PageSize;
};

const controlLabels = {
  first: 'İlk sayfa',
  previous: 'Önceki sayfa',
  next: 'Sonraki sayfa',
  last: 'Son sayfa',
};

/** Accessible names of Mantine's page buttons. */
export const pageLabels = {
  getItemProps: (wanted: number) => ({ 'aria-label': `Sayfa ${wanted}` }),
  getControlProps: (control: keyof typeof controlLabels) => ({ 'aria-label': controlLabels[control] }),
};

export function ListPaging({ page, lastPage, onPage, size }: Paging) {
  const isSizeUseful = size !== undefined && size.total > (size.all[0] ?? 0);
  if (lastPage <= 1 && !isSizeUseful) return null;
  return (
    <nav aria-label="Sayfalar" className={classes.paging}>
      {size && <Shown page={page} {...size} />}
      {lastPage > 1 && (
        <Pagination
          total={lastPage}
          value={page}
          onChange={onPage}
          size="sm"
          withEdges={lastPage > 7}
          {...pageLabels}
        />
      )}
      {size && isSizeUseful && (
        <NativeSelect
          aria-label="Sayfadaki satır sayısı"
          size="xs"
          className={classes.size}
          value={size.value}
          data={size.all.map((count) => ({ value: String(count), label: `Sayfada ${count}` }))}
          onChange={(event) => size.onChange(Number(event.currentTarget.value))}
        />
      )}
    </nav>
  );
}

function Shown({ page, value, total, hasMore = false }: PageSize & { page: number }) {
  const first = (page - 1) * value + 1;
  const last = Math.min(page * value, total);
  return (
    <Text size="sm" c="dimmed" className={classes.shown}>
      {first <= last
        ? `${formatNumber(first)}–${formatNumber(last)} / ${formatNumber(total)}${hasMore ? '+' : ''}`
        : ' '}
    </Text>
  );
}
