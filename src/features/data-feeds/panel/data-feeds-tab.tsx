import { Button, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconBan, IconPencil, IconPlus, IconRefresh, IconRss } from '@tabler/icons-react';
import { useState } from 'react';
import type { DataFeed, DataFeedCreated } from '../data-feed.ts';
import { useCategoryOptions } from '#features/categories/panel/categories.api.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { askFirst } from '#panel/feedback/ask-first.tsx';
import { notice, showFailure } from '#panel/feedback/notices.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { Instant } from '#panel/records/instant.tsx';
import { ListPage } from '#panel/list/list-page.tsx';
import type { Column } from '#panel/list/list-row.tsx';
import { Mark } from '#panel/list/mark.tsx';
import { RowMenu } from '#panel/list/row-menu.tsx';
import { DataFeedDrawer } from './data-feed-form.tsx';
import { endDataFeed, renewDataFeed, useDataFeeds } from './data-feeds.api.ts';
import { RenewedDrawer } from './new-address.tsx';

/** Lists the feeds of dealers and marketplaces (docs/product.md, "Data feeds"). */
export function DataFeedsTab() {
  const { data, error, refetch } = useDataFeeds();
  const { data: languages = [] } = useLanguages();
  const categories = useCategoryOptions(languages[0]?.abbr ?? 'tr');
  const [chosen, setChosen] = useState<DataFeed | 'new'>();
  const [renewed, setRenewed] = useState<DataFeedCreated>();
  const newButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setChosen('new')}>
      Yeni Akış
    </Button>
  );
  const languageName = (code: string) => languages.find(({ abbr }) => abbr === code)?.lang ?? code;
  const categoryName = (id: number | null) => {
    if (id === null) return 'Bütün ürünler';
    const option = categories?.find(({ value }) => value === String(id));
    return option?.label ?? (categories ? 'Silinmiş kategori' : '');
  };
  return (
    <>
      <ListPage
        title="Veri Akışları"
        note={data && `${formatNumber(data.length)} akış`}
        actions={newButton}
        columns={columns({
          describe: ({ lang, format, category_id: id }) =>
            [languageName(lang), format.toUpperCase(), categoryName(id)].filter(Boolean).join(' · '),
          edit: setChosen,
          renew: (feed) => confirmRenewal(feed, setRenewed),
        })}
        rows={data}
        rowKey={({ id }) => id}
        error={error}
        onRetry={() => void refetch()}
        empty={{
          title: 'Henüz veri akışı yok',
          text: 'Bayiler ve pazaryerleri ziyaretçilerin gördüğü ürünleri gizli bir adresten JSON ya da CSV olarak alır.',
          icon: <IconRss size={28} stroke={1.5} aria-hidden />,
          action: newButton,
        }}
      />
      <DataFeedDrawer feed={chosen} onClose={() => setChosen(undefined)} />
      <RenewedDrawer feed={renewed} onClose={() => setRenewed(undefined)} />
    </>
  );
}

type Row = {
  describe: (feed: DataFeed) => string;
  edit: (feed: DataFeed) => void;
  renew: (feed: DataFeed) => void;
};

const columns = ({ describe, edit, renew }: Row): Column<DataFeed>[] => [
  {
    key: 'name',
    header: 'Akış',
    render: (feed) => (
      <>
        <Text component="div" fw={600} style={{ overflowWrap: 'anywhere' }}>
          <UnstyledButton onClick={() => edit(feed)} fw={600} style={{ textAlign: 'start' }}>
            {feed.name}
          </UnstyledButton>{' '}
          {feed.hidden_by && <Mark>{hiddenBy[feed.hidden_by].mark}</Mark>}
        </Text>
        <Text size="sm" c="dimmed">
          {describe(feed)}
        </Text>
        {feed.hidden_by && (
          <Text size="sm" c="var(--mantine-color-error)">
            {hiddenBy[feed.hidden_by].text}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'last_used_at',
    header: 'Son alınma',
    from: 'tablet',
    width: 150,
    render: ({ last_used_at: at }) => <Instant at={at} missing="Henüz alınmadı" />,
  },
  {
    key: 'created_at',
    header: 'Oluşturulma',
    from: 'desktop',
    width: 150,
    render: ({ created_at: at }) => <Instant at={at} />,
  },
  {
    key: 'actions',
    header: 'İşlemler',
    hasHiddenHeader: true,
    width: 68,
    render: (feed) => (
      <RowMenu label={feed.name}>
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => edit(feed)}>
          Düzenle
        </Menu.Item>
        <Menu.Item leftSection={<IconRefresh size={16} aria-hidden />} onClick={() => renew(feed)}>
          Adresi Yenile
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          color="red.9"
          leftSection={<IconBan size={16} aria-hidden />}
          onClick={() => confirmEnd(feed)}
        >
          Sonlandır
        </Menu.Item>
      </RowMenu>
    ),
  },
];

const hiddenBy = {
  language: { mark: 'Dil yayında değil', text: 'Adres yanıt vermiyor.' },
  category: { mark: 'Kategori yayında değil', text: 'Akış boş.' },
} as const;

function confirmRenewal(feed: DataFeed, show: (feed: DataFeedCreated) => void): void {
  askFirst(feed.name, {
    title: 'Adres yenilensin mi?',
    text: 'Şimdiki adres hemen geçersiz olur. Yeni adresi akışı alanlara vermeniz gerekir.',
    confirm: 'Yenile',
    onConfirm: () => void renewDataFeed(feed.id).then(show, (error: unknown) => showFailure(error)),
  });
}

function confirmEnd(feed: DataFeed): void {
  askFirst(feed.name, {
    title: 'Akış sonlandırılsın mı?',
    text: 'Adres hemen geçersiz olur; akışı alanlar bir daha ürün alamaz. Geri alınamaz.',
    confirm: 'Sonlandır',
    onConfirm: () =>
      void endDataFeed(feed.id).then(
        () => notice('Veri akışı sonlandırıldı', { name: feed.name }),
        (error: unknown) => showFailure(error),
      ),
  });
}
