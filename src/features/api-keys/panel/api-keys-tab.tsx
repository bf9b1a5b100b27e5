import { Button, Menu, Text } from '@mantine/core';
import { IconBan, IconKey, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ApiKey } from '../api-key.ts';
import { keyScopes } from '../key-calls.rules.ts';
import { formatInstant, formatNumber } from '#panel/format/format.ts';
import { Instant } from '#panel/records/instant.tsx';
import { ListPage } from '#panel/list/list-page.tsx';
import type { Column } from '#panel/list/list-row.tsx';
import { Mark } from '#panel/list/mark.tsx';
import { RowMenu } from '#panel/list/row-menu.tsx';
import { DimmedText } from '#panel/records/record-list.tsx';
import { ApiKeyDrawer } from './api-key-form.tsx';
import { confirmRevocation } from './revoke-key.tsx';
import { useApiKeys } from './api-keys.api.ts';

/** Lists the keys of other programs; an admin makes and revokes them here (docs/product.md, "API keys"). */
export function ApiKeysTab() {
  const { data, error, refetch } = useApiKeys();
  const [isMaking, setIsMaking] = useState(false);
  const newButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsMaking(true)}>
      Yeni Anahtar
    </Button>
  );
  return (
    <>
      <ListPage
        title="API Anahtarları"
        note={data && `${formatNumber(data.length)} anahtar`}
        actions={newButton}
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
        error={error}
        onRetry={() => void refetch()}
        empty={{
          title: 'Henüz anahtar yok',
          text: 'Muhasebe ya da stok programınız kataloğu bir anahtarla okur ve günceller.',
          icon: <IconKey size={28} stroke={1.5} aria-hidden />,
          action: newButton,
        }}
      />
      <ApiKeyDrawer isOpen={isMaking} onClose={() => setIsMaking(false)} />
    </>
  );
}

const columns: Column<ApiKey>[] = [
  {
    key: 'name',
    header: 'Program',
    render: (key) => (
      <>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {key.name} {key.is_expired && <Mark>Süresi doldu</Mark>}
        </Text>
        <Text size="sm" c="dimmed">
          {key.scopes.map((scope) => keyScopes[scope]).join(' · ')}
        </Text>
      </>
    ),
  },
  {
    key: 'last_used_at',
    header: 'Son kullanım',
    from: 'tablet',
    width: 150,
    render: ({ last_used_at: at }) => <Instant at={at} missing="Kullanılmadı" />,
  },
  {
    key: 'expires_at',
    header: 'Bitiş',
    from: 'tablet',
    width: 190,
    render: ({ expires_at: at }) => (at === null ? <DimmedText>Süresiz</DimmedText> : formatInstant(at)),
  },
  {
    key: 'created_by',
    header: 'Oluşturan',
    from: 'desktop',
    width: 190,
    render: ({ created_by: name, created_at: at }) => (
      <Text size="sm" c="dimmed" title={formatInstant(at)}>
        {name}
      </Text>
    ),
  },
  {
    key: 'actions',
    header: 'İşlemler',
    hasHiddenHeader: true,
    width: 68,
    render: (key) => (
      <RowMenu label={key.name}>
        <Menu.Item
          color="red.9"
          leftSection={<IconBan size={16} aria-hidden />}
          onClick={() => confirmRevocation(key)}
        >
          İptal Et
        </Menu.Item>
      </RowMenu>
    ),
  },
];
