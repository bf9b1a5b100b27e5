import { Anchor, Badge, Button, Select, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconDownload, IconMail, IconTrash } from '@tabler/icons-react';
import { subscriberStateNames, SubscriberPage, subscriberStates, type Subscriber } from '../subscriber.ts';
import { Success } from '#shared/schema/envelope.ts';
import { read, write } from '#panel/api/client.ts';
import { invalidateAfter } from '#panel/api/queries.ts';
import { saveFile } from '#panel/api/save-file.ts';
import { confirmDelete } from '#panel/feedback/confirm-delete.tsx';
import { showFailure } from '#panel/feedback/notices.tsx';
import { ListPage } from '#panel/list/list-page.tsx';
import type { Column } from '#panel/list/list-row.tsx';
import { useRowKeys } from '#panel/list/list-selection.tsx';
import { SearchField } from '#panel/list/search-field.tsx';
import { useListFilter } from '#panel/list/use-list-filter.ts';
import { DimmedText } from '#panel/records/record-list.tsx';
import { formatInstant, formatNumber } from '#panel/format/format.ts';
import { relativeTime } from '#panel/format/relative-time.ts';
import { mayUse } from '#panel/session/permission.ts';

const path = '/newsletter-sub';

/** Lists the subscribers of the newsletter, with search, deletion and an export for Excel. */
export function NewsletterPage() {
  const filter = useListFilter(['search', 'state']);
  const { search, state } = filter.values;
  const query = { page: filter.page, search, state };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [path, query],
    queryFn: () => read(SubscriberPage, path, query),
    placeholderData: keepPreviousData,
  });
  const rows = data?.data;
  const selected = useRowKeys(JSON.stringify(query), rows?.map(({ id }) => id) ?? []);
  // The last subscriber of the page may have been deleted.
  if (data && !isPlaceholderData && filter.page > data.last_page) filter.setPage(data.last_page);
  return (
    <ListPage
      title="E-Bülten Abonelik"
      note={data && `${formatNumber(data.total)} abone`}
      actions={mayUse('messages') && <ExportButtons query={{ search, state }} />}
      filters={
        <>
          <SearchField
            label="E-posta ara"
            value={search}
            onSearch={(text) => filter.setFilter('search', text)}
          />
          <Select
            aria-label="Durum"
            data={stateChoices}
            value={state}
            allowDeselect={false}
            onChange={(value) => filter.setFilter('state', value ?? '')}
            w={190}
          />
        </>
      }
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      paging={{ page: filter.page, lastPage: data?.last_page ?? 1, onPage: filter.setPage }}
      selection={
        mayUse('messages')
          ? {
              keys: selected.keys,
              onChange: selected.setKeys,
              label: ({ email }) => email,
              note: (count) => `${formatNumber(count)} abone seçildi`,
              actions: <DeleteButton ids={[...selected.keys]} />,
            }
          : undefined
      }
      empty={filter.isFiltered ? nothingFound(filter.clear) : nothingYet}
    />
  );
}

const stateChoices = [
  { value: '', label: 'Bütün durumlar' },
  ...subscriberStates.map((state) => ({ value: state, label: subscriberStateNames[state] })),
];

const stateColours = { pending: 'yellow', confirmed: 'green', left: 'gray' } as const;

const columns: Column<Subscriber>[] = [
  {
    key: 'email',
    header: 'E-posta',
    render: ({ email }) => (
      <Anchor href={`mailto:${email}`} c="inherit" fw={550} style={{ overflowWrap: 'anywhere' }}>
        {email}
      </Anchor>
    ),
  },
  {
    key: 'state',
    header: 'Durum',
    width: 150,
    render: ({ state, confirmed_at: confirmed, left_at: left }) => (
      <Badge
        variant="dot"
        tt="none"
        color={stateColours[state]}
        title={(left ?? confirmed) ? formatInstant(left ?? confirmed ?? '') : undefined}
      >
        {subscriberStateNames[state]}
      </Badge>
    ),
  },
  {
    key: 'lang',
    header: 'Dil',
    from: 'tablet',
    width: 90,
    render: ({ lang }) => <DimmedText>{lang.toUpperCase()}</DimmedText>,
  },
  {
    key: 'form',
    header: 'Sayfa',
    from: 'desktop',
    width: 200,
    render: ({ form }) => <DimmedText>{form}</DimmedText>,
  },
  {
    key: 'created_at',
    header: 'Abone oldu',
    width: 210,
    from: 'tablet',
    render: ({ created_at: at }) => (
      <Text size="sm" c="dimmed">
        <time dateTime={at} title={formatInstant(at)}>
          {relativeTime(at, new Date())}
        </time>
      </Text>
    ),
  },
];

function ExportButtons({ query }: { query: { search: string; state: string } }) {
  const save = (file: string, name: string, shown = {}) =>
    void saveFile(`${path}/${file}`, name, shown).catch((error: unknown) => showFailure(error));
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        title="Onaylananlar ve ayrılanlar, İleti Yönetim Sistemi’nin sütunlarıyla"
        onClick={() => save('iys', 'iys-izinler.csv')}
      >
        İYS İçin İndir (CSV)
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => save('export', 'e-bulten-aboneleri.csv', query)}
      >
        Excel İçin İndir (CSV)
      </Button>
    </>
  );
}

function DeleteButton({ ids }: { ids: (string | number)[] }) {
  const remove = () => invalidateAfter(write(Success, 'DELETE', path, { delete_list: JSON.stringify(ids) }));
  return (
    <Button
      color="red"
      variant="light"
      leftSection={<IconTrash size={16} aria-hidden />}
      onClick={() =>
        confirmDelete({
          name: `${formatNumber(ids.length)} abone`,
          remove,
          restoring: 'Silinen abonelik geri alınamaz; kişi siteden yeniden abone olabilir.',
        })
      }
    >
      Sil
    </Button>
  );
}

const nothingYet = {
  title: 'Henüz abone yok',
  text: 'Sitenin altındaki e-bülten formundan abone olanlar burada listelenir. Bülten yalnız onaylanan adreslere gönderilir.',
  icon: <IconMail size={28} stroke={1.5} aria-hidden />,
};

const nothingFound = (clear: () => void) => ({
  title: 'Eşleşen abone yok',
  text: 'Adresin başka bir parçasını ya da başka bir durumu deneyin.',
  action: (
    <Button variant="default" onClick={clear}>
      Aramayı Temizle
    </Button>
  ),
});
