import { Button, Text, UnstyledButton } from '@mantine/core';
import { IconPlus, IconRoute, IconTableImport, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { maxRedirects, type Redirect } from '../redirect.ts';
import { confirmDelete } from '#panel/feedback/confirm-delete.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { Instant } from '#panel/records/instant.tsx';
import { ListPage } from '#panel/list/list-page.tsx';
import type { Column } from '#panel/list/list-row.tsx';
import { useRowKeys } from '#panel/list/list-selection.tsx';
import { Mark } from '#panel/list/mark.tsx';
import { SearchField } from '#panel/list/search-field.tsx';
import { useListFilter } from '#panel/list/use-list-filter.ts';
import { RecordMenu } from '#panel/records/record-menu.tsx';
import { mayUse } from '#panel/session/permission.ts';
import { RedirectDrawer } from './redirect-form.tsx';
import { RedirectImport } from './redirect-import.tsx';
import { deleteRedirects, useRedirects } from './redirects.api.ts';
import classes from './redirects.module.css';

/** Lists the redirects with search, form and import. */
export function RedirectList() {
  const filter = useListFilter(['search']);
  const { search } = filter.values;
  const query = { page: filter.page, search };
  const { data, error, refetch, isPlaceholderData } = useRedirects(query);
  const [chosen, setChosen] = useState<Redirect | 'new'>();
  const [isImporting, setIsImporting] = useState(false);
  const selected = useRowKeys(JSON.stringify(query), data?.data.map(({ id }) => id) ?? []);
  // The last redirect of the page may have been deleted.
  if (data && !isPlaceholderData && filter.page > data.last_page) filter.setPage(data.last_page);
  const newButton = mayUse('content') && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setChosen('new')}>
      Yeni Yönlendirme
    </Button>
  );
  const isSearched = search !== '';
  return (
    <>
      <ListPage
        title="Eski Adresler"
        note={data && `${formatNumber(data.total)} yönlendirme`}
        actions={
          newButton && (
            <>
              <Button
                variant="default"
                className={classes.iconOnPhone}
                aria-label="Toplu Ekle"
                leftSection={<IconTableImport size={16} aria-hidden />}
                onClick={() => setIsImporting(true)}
              >
                Toplu Ekle
              </Button>
              {newButton}
            </>
          )
        }
        filters={
          <SearchField
            label="Eski ya da yeni adres ara"
            value={search}
            onSearch={(text) => filter.setFilter('search', text)}
          />
        }
        columns={columns(setChosen)}
        rows={data?.data}
        rowKey={({ id }) => id}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        paging={{ page: filter.page, lastPage: data?.last_page ?? 1, onPage: filter.setPage }}
        selection={
          mayUse('content')
            ? {
                keys: selected.keys,
                onChange: selected.setKeys,
                label: ({ source: address }) => address,
                note: (count) => `${formatNumber(count)} yönlendirme seçildi`,
                actions: <DeleteButton ids={[...selected.keys]} />,
              }
            : undefined
        }
        empty={
          isSearched
            ? { title: 'Eşleşen yönlendirme yok', text: 'Adresin başka bir parçasını deneyin.' }
            : {
                title: 'Henüz yönlendirme yok',
                text: `Adresi değişen kayıtlar kendiliğinden yönlenir; buraya eski sitenin adreslerini ekleyin. En çok ${formatNumber(maxRedirects)} adres tutulur.`,
                icon: <IconRoute size={28} stroke={1.5} aria-hidden />,
                ...(newButton && { action: newButton }),
              }
        }
      />
      <RedirectDrawer redirect={chosen} onClose={() => setChosen(undefined)} />
      <RedirectImport isOpen={isImporting} onClose={() => setIsImporting(false)} />
    </>
  );
}

const columns = (open: (redirect: Redirect) => void): Column<Redirect>[] => [
  {
    key: 'source',
    header: 'Eski ve yeni adres',
    render: (redirect) => (
      <>
        <UnstyledButton className={classes.address} onClick={() => open(redirect)}>
          {redirect.source}
        </UnstyledButton>
        <Text size="sm" c="dimmed" className={classes.target}>
          <span aria-hidden>→ </span>
          {redirect.target}
          <Text span inherit hiddenFrom="sm">
            {' '}
            · {formatNumber(redirect.hits)} kez
          </Text>
          {redirect.is_dead && <Mark>Sayfa yayında değil</Mark>}
        </Text>
      </>
    ),
  },
  {
    key: 'hits',
    header: 'Kez',
    from: 'tablet',
    width: 90,
    render: ({ hits }) => <span className={classes.number}>{formatNumber(hits)}</span>,
  },
  {
    key: 'last_at',
    header: 'Son kullanım',
    from: 'desktop',
    width: 190,
    render: ({ last_at: at }) => <Instant at={at} />,
  },
  {
    key: 'actions',
    header: 'İşlemler',
    hasHiddenHeader: true,
    width: 68,
    render: (redirect) =>
      mayUse('content') && (
        <RecordMenu
          name={redirect.source}
          edit={() => open(redirect)}
          deletion={{ remove: () => deleteRedirects([redirect.id]), restoring: deletionNote }}
          sitePath={redirect.target}
        />
      ),
  },
];

function DeleteButton({ ids }: { ids: (string | number)[] }) {
  return (
    <Button
      color="red"
      variant="light"
      leftSection={<IconTrash size={16} aria-hidden />}
      onClick={() =>
        confirmDelete({
          name: `${formatNumber(ids.length)} yönlendirme`,
          remove: () => deleteRedirects(ids),
          restoring: deletionNote,
        })
      }
    >
      Sil
    </Button>
  );
}

const deletionNote = 'Eski adres hemen “sayfa bulunamadı” der. Adresler İşlem Kayıtları’nda kalır.';
