import { Button, Select } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { ContentChange } from '../content-history.ts';
import { DayFilter } from '#panel/form/date-time-field.tsx';
import { foldedFilter } from '#panel/form/fields.tsx';
import { formatDate } from '#panel/format/format.ts';
import { ListPage } from '#panel/list/list-page.tsx';
import type { Column } from '#panel/list/list-row.tsx';
import { useListFilter } from '#panel/list/use-list-filter.ts';
import { timeColumn } from './audit-columns.tsx';
import { ChangeText } from './content-change.tsx';
import { useContentHistory, useHistoryChoices } from './content-history.api.ts';
import { PersonFilter } from './person-filter.tsx';

const names = ['user_id', 'entity', 'from', 'to'] as const;

const columns: Column<ContentChange>[] = [
  { key: 'change', header: 'Ne değişti', render: (change) => <ChangeText change={change} /> },
  timeColumn,
];

/** Lists the changes of all content; each line links to the history of its record. */
export function ContentHistoryTab() {
  const { values, setFilter, isFiltered, clear } = useListFilter(names);
  const { data: choices } = useHistoryChoices();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useContentHistory(values);
  return (
    <>
      <ListPage
        title="İçerik geçmişi"
        note="Bir satıra tıklayınca kaydın farkları açılır."
        filters={
          <>
            <PersonFilter value={values.user_id} onChange={(id) => setFilter('user_id', id)} />
            <Select
              aria-label="Tür"
              data-half
              placeholder="Tüm türler"
              data={(choices?.kinds ?? []).map(({ entity, name }) => ({ value: entity, label: name }))}
              value={values.entity || null}
              onChange={(entity) => setFilter('entity', String(entity ?? ''))}
              searchable
              clearable
              clearButtonProps={{ 'aria-label': 'Tür filtresini kaldır' }}
              filter={foldedFilter}
            />
            <DayFilter label="İlk gün" value={values.from} onChange={(day) => setFilter('from', day)} />
            <DayFilter label="Son gün" value={values.to} onChange={(day) => setFilter('to', day)} />
          </>
        }
        columns={columns}
        rows={data?.pages.flatMap((page) => page.data)}
        rowKey={({ id }) => id}
        groupOf={({ at }) => formatDate(at)}
        error={error}
        onRetry={() => void refetch()}
        empty={{
          title: isFiltered ? 'Bu filtrelerle değişiklik yok' : 'Henüz değişiklik yok',
          text: isFiltered
            ? 'Başka bir kişi, tür ya da tarih aralığı seçin.'
            : 'Ürünlerdeki, yazılardaki ve sayfalardaki her değişiklik burada görünür.',
          icon: <IconHistory size={28} stroke={1.5} aria-hidden />,
          ...(isFiltered && {
            action: (
              <Button variant="default" onClick={clear}>
                Filtreleri Temizle
              </Button>
            ),
          }),
        }}
      />
      {hasNextPage && (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Daha Eskiler
        </Button>
      )}
    </>
  );
}
