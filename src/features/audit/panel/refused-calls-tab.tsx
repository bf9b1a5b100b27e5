import { Button, Text } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RefusedCallsPage, type RefusedCalls } from '../audit.ts';
import { read } from '#panel/api/client.ts';
import { DayFilter } from '#panel/form/date-time-field.tsx';
import { formatDate, formatNumber } from '#panel/format/format.ts';
import { ListPage } from '#panel/list/list-page.tsx';
import type { Column } from '#panel/list/list-row.tsx';
import { useListFilter } from '#panel/list/use-list-filter.ts';
import { timeColumn } from './audit-columns.tsx';
import classes from './audit.module.css';

const names = ['from', 'to'] as const;

/** `at` repeats the hour of the row, because the shared column of times reads a field of this name. */
type Row = RefusedCalls & { at: string };

const columns: Column<Row>[] = [
  { key: 'network', header: 'Ağ', render: (row) => <Network row={row} /> },
  {
    key: 'count',
    header: 'İstek',
    width: 110,
    from: 'tablet',
    render: ({ count }) => <Count value={count} />,
  },
  {
    key: 'sign_ins',
    header: 'Giriş denemesi',
    width: 150,
    from: 'tablet',
    render: (row) => <Count value={row.sign_ins} />,
  },
  timeColumn,
];

/** On phones the numbers stand below the network. */
function Network({ row: { network, count, sign_ins: signIns } }: { row: Row }) {
  const numbers = [
    `${formatNumber(count)} istek`,
    ...(signIns > 0 ? [`${formatNumber(signIns)} giriş denemesi`] : []),
  ];
  return (
    <div className={classes.texts}>
      <Text size="sm" fw={550}>
        {network === 'unknown' ? 'Bilinmeyen ağ' : (network ?? 'Diğer ağlar')}
      </Text>
      <Text size="xs" c="dimmed" className={classes.numbers}>
        {numbers.join(' · ')}
      </Text>
    </div>
  );
}

function Count({ value }: { value: number }) {
  return (
    <Text size="sm" className={classes.number} {...(value === 0 && { c: 'dimmed' })}>
      {formatNumber(value)}
    </Text>
  );
}

/** Lists refused calls that belong to no account, by hour and network (docs/product.md, "Audit log"). */
export function RefusedCallsTab() {
  const { values, setFilter, isFiltered, clear, page, setPage } = useListFilter(names);
  const query = { ...values, page };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['refused-calls', query],
    queryFn: () => read(RefusedCallsPage, '/audit/refused-calls', query),
    placeholderData: keepPreviousData,
  });
  return (
    <ListPage
      title="Reddedilen istekler"
      note="Bir hesaba ait olmayan istekler, saat ve ağ başına sayılır; 90 gün saklanır. Hesaplarınkiler “Girişler ve yetkiler” sekmesindedir."
      filters={
        <>
          <DayFilter label="İlk gün" value={values.from} onChange={(day) => setFilter('from', day)} />
          <DayFilter label="Son gün" value={values.to} onChange={(day) => setFilter('to', day)} />
        </>
      }
      columns={columns}
      rows={data?.data.map((row) => ({ ...row, at: row.hour }))}
      rowKey={({ hour, network }) => `${hour} ${network ?? ''}`}
      groupOf={({ hour }) => formatDate(hour)}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      paging={{ page, lastPage: data?.last_page ?? 1, onPage: setPage }}
      empty={{
        title: isFiltered ? 'Bu günlerde reddedilen istek yok' : 'Reddedilen istek yok',
        text: isFiltered
          ? 'Başka bir tarih aralığı seçin.'
          : 'Oturumsuz ya da bilinmeyen bir hesapla yapılan ve reddedilen istekler burada sayılır.',
        icon: <IconShieldCheck size={28} stroke={1.5} aria-hidden />,
        ...(isFiltered && {
          action: (
            <Button variant="default" onClick={clear}>
              Filtreleri Temizle
            </Button>
          ),
        }),
      }}
    />
  );
}
