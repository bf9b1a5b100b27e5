import { Button, Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconShieldSearch } from '@tabler/icons-react';
import { auditActions, AuditPage as AuditPageSchema } from '../audit.ts';
import { read } from '#panel/api/client.ts';
import { DayFilter } from '#panel/form/date-time-field.tsx';
import { foldedFilter } from '#panel/form/fields.tsx';
import { ListPage } from '#panel/list/list-page.tsx';
import { useListFilter } from '#panel/list/use-list-filter.ts';
import { formatDate, formatNumber } from '#panel/format/format.ts';
import { mayUse } from '#panel/session/permission.ts';
import { PageTabs } from '#panel/page/page-tabs.tsx';
import { ContentHistoryTab } from './content-history-tab.tsx';
import { RefusedCallsTab } from './refused-calls-tab.tsx';
import { PersonFilter } from './person-filter.tsx';
import { auditColumns } from './audit-columns.tsx';

const names = ['user_id', 'action', 'from', 'to'] as const;
type Filter = ReturnType<typeof useListFilter<(typeof names)[number]>>;

/** The tabs of the content history and, for users who may read it, of the audit log. */
export function AuditPage() {
  const history = { value: 'history', label: 'İçerik geçmişi', content: () => <ContentHistoryTab /> };
  const audit = { value: 'audit', label: 'Girişler ve yetkiler', content: () => <AuditTab /> };
  const refused = { value: 'refused', label: 'Reddedilen istekler', content: () => <RefusedCallsTab /> };
  return <PageTabs title="İşlem Kayıtları" tabs={mayUse('audit') ? [audit, refused, history] : [history]} />;
}

/** Lists sign-ins, failed ones, and the actions that no history records (docs/product.md, "Audit log"). */
function AuditTab() {
  const filter = useListFilter(names);
  const query = { ...filter.values, page: filter.page };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['audit', query],
    queryFn: () => read(AuditPageSchema, '/audit', query),
    placeholderData: keepPreviousData,
  });
  return (
    <ListPage
      title="Girişler ve yetkiler"
      note={
        data &&
        `${formatNumber(data.total)} kayıt · Kayıtlar iki yıl, IP adresleri 90 gün saklanır; değiştirilemez ve silinemez.`
      }
      filters={mayUse('audit') && <Filters filter={filter} />}
      columns={auditColumns}
      rows={data?.data}
      rowKey={({ id }) => id}
      groupOf={({ at }) => formatDate(at)}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      paging={{ page: filter.page, lastPage: data?.last_page ?? 1, onPage: filter.setPage }}
      empty={{
        title: filter.isFiltered ? 'Bu filtrelerle kayıt yok' : 'Henüz kayıt yok',
        text: filter.isFiltered
          ? 'Başka bir kişi, işlem ya da tarih aralığı seçin.'
          : 'Girişler, yetki değişiklikleri ve dışa aktarmalar burada görünür.',
        icon: <IconShieldSearch size={28} stroke={1.5} aria-hidden />,
        ...(filter.isFiltered && {
          action: (
            <Button variant="default" onClick={filter.clear}>
              Filtreleri Temizle
            </Button>
          ),
        }),
      }}
    />
  );
}

const actionChoices = Object.entries(auditActions).map(([value, label]) => ({ value, label }));

function Filters({ filter: { values, setFilter } }: { filter: Filter }) {
  return (
    <>
      <PersonFilter value={values.user_id} onChange={(id) => setFilter('user_id', id)} />
      <Select
        aria-label="İşlem"
        data-half
        placeholder="Tüm işlemler"
        data={actionChoices}
        value={values.action || null}
        onChange={(action) => setFilter('action', String(action ?? ''))}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'İşlem filtresini kaldır' }}
        filter={foldedFilter}
      />
      <DayFilter label="İlk gün" value={values.from} onChange={(day) => setFilter('from', day)} />
      <DayFilter label="Son gün" value={values.to} onChange={(day) => setFilter('to', day)} />
    </>
  );
}
