import { Button, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconCircleCheck, IconEyeOff, IconRoute } from '@tabler/icons-react';
import { useState } from 'react';
import type { MissingAddress } from '../missing-address.ts';
import { noticeDeleted, showFailure } from '#panel/feedback/notices.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { ListPage } from '#panel/list/list-page.tsx';
import type { Column } from '#panel/list/list-row.tsx';
import { RowMenu } from '#panel/list/row-menu.tsx';
import { SearchField } from '#panel/list/search-field.tsx';
import { useListFilter } from '#panel/list/use-list-filter.ts';
import { mayUse } from '#panel/session/permission.ts';
import { RedirectDrawer } from './redirect-form.tsx';
import { Instant } from '#panel/records/instant.tsx';
import { removeMissingAddress, useMissingAddresses } from './redirects.api.ts';
import classes from './redirects.module.css';

/** Lists the addresses that somebody asked for in vain; one press begins a redirect. */
export function MissingAddresses() {
  const filter = useListFilter(['search']);
  const { search } = filter.values;
  const { data, error, refetch, isPlaceholderData } = useMissingAddresses({ page: filter.page, search });
  const [source, setSource] = useState<string>();
  if (data && !isPlaceholderData && filter.page > data.last_page) filter.setPage(data.last_page);
  return (
    <>
      <ListPage
        title="Bulunamayan Adresler"
        note="Ziyaretçilerin ve arama motorlarının isteyip bulamadığı adresler. Son istekten 90 gün sonra silinir."
        filters={
          <SearchField
            label="Adres ara"
            value={search}
            onSearch={(text) => filter.setFilter('search', text)}
          />
        }
        columns={columns(setSource)}
        rows={data?.data}
        rowKey={({ address }) => address}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        paging={{ page: filter.page, lastPage: data?.last_page ?? 1, onPage: filter.setPage }}
        empty={
          search === ''
            ? {
                title: 'Bulunamayan adres yok',
                text: 'Olmayan bir sayfa istendiğinde adresi burada görünür; zararlı yazılımların denemeleri sayılmaz.',
                icon: <IconCircleCheck size={28} stroke={1.5} aria-hidden />,
              }
            : { title: 'Eşleşen adres yok', text: 'Adresin başka bir parçasını deneyin.' }
        }
      />
      <RedirectDrawer
        redirect={source === undefined ? undefined : 'new'}
        source={source ?? ''}
        onClose={() => setSource(undefined)}
      />
    </>
  );
}

const columns = (lead: (address: string) => void): Column<MissingAddress>[] => [
  {
    key: 'address',
    header: 'İstenen adres',
    render: ({ address, count, host }) => (
      <>
        {mayUse('content') ? (
          <UnstyledButton className={classes.address} onClick={() => lead(address)}>
            {address}
          </UnstyledButton>
        ) : (
          <span className={classes.address}>{address}</span>
        )}
        <Text size="sm" c="dimmed" className={classes.target}>
          <Text span inherit hiddenFrom="sm">
            {formatNumber(count)} kez{host !== '' && ' · '}
          </Text>
          {host !== '' && `Bağlantı: ${host}`}
        </Text>
      </>
    ),
  },
  {
    key: 'count',
    header: 'Kez',
    from: 'tablet',
    width: 80,
    render: ({ count }) => <span className={classes.number}>{formatNumber(count)}</span>,
  },
  {
    key: 'last_at',
    header: 'Son',
    from: 'tablet',
    width: 160,
    render: ({ last_at: at }) => <Instant at={at} />,
  },
  {
    key: 'first_at',
    header: 'İlk',
    from: 'desktop',
    width: 160,
    render: ({ first_at: at }) => <Instant at={at} />,
  },
  ...(mayUse('content') ? actions(lead) : []),
];

const actions = (lead: (address: string) => void): Column<MissingAddress>[] => [
  {
    key: 'lead',
    header: 'Yönlendir',
    hasHiddenHeader: true,
    from: 'tablet',
    width: 124,
    render: ({ address }) => (
      <Button variant="default" size="xs" aria-label={`${address}: yönlendir`} onClick={() => lead(address)}>
        Yönlendir
      </Button>
    ),
  },
  {
    key: 'actions',
    header: 'İşlemler',
    hasHiddenHeader: true,
    width: 68,
    render: ({ address }) => (
      <RowMenu label={address}>
        <Menu.Item leftSection={<IconRoute size={16} aria-hidden />} onClick={() => lead(address)}>
          Yönlendir
        </Menu.Item>
        <Menu.Item
          leftSection={<IconEyeOff size={16} aria-hidden />}
          onClick={() => void removeMissingAddress(address).then(() => noticeDeleted(address), showFailure)}
        >
          Listeden Çıkar
        </Menu.Item>
      </RowMenu>
    ),
  },
];
