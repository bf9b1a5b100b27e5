import { Button, Text } from '@mantine/core';
import { IconLink, IconPackageExport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Kit } from '../kit.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { formatDate, formatNumber } from '#panel/format/format.ts';
import { Instant } from '#panel/records/instant.tsx';
import type { Column } from '#panel/list/list-row.tsx';
import { RecordScreen } from '#panel/records/record-screen.tsx';
import { KitFields, kitLabels, kitValues, useKitValueNames } from './kit-fields.tsx';
import { KitLinkDrawer } from './kit-link-drawer.tsx';
import { kitCalls } from './kits.api.ts';
import { isKitOver } from './kit-days.ts';

/** Lists the kits for dealers and the press (docs/product.md, "Kits"). */
export function KitsPage() {
  const { data: kits } = useQuery(kitCalls.list);
  const { data: languages = [] } = useLanguages();
  const [linked, setLinked] = useState<number>();
  const showValue = useKitValueNames();
  return (
    <>
      <RecordScreen<Kit>
        calls={kitCalls}
        words={{
          title: 'Bayi ve Basın Kitleri',
          one: 'Kit',
          theOne: 'Kiti',
          all: 'Kitler',
          theAll: 'Kitleri',
          empty:
            'Seçtiğiniz ürünlerin görsellerini ve listesini süreli bir bağlantıyla bayilere ve basına verin.',
        }}
        icon={IconPackageExport}
        searched={['name', 'note']}
        columns={() => columns(setLinked)}
        localised={[]}
        labels={kitLabels}
        values={(record) => kitValues(record, languages[0]?.abbr ?? 'tr')}
        required={['name', 'ends_on']}
        showValue={showValue}
        fields={(form) => <KitFields form={form} />}
      />
      <KitLinkDrawer kit={kits?.find(({ id }) => id === linked)} onClose={() => setLinked(undefined)} />
    </>
  );
}

const columns = (open: (id: number) => void): Column<Kit>[] => [
  {
    key: 'link',
    header: 'Bağlantı',
    width: 170,
    render: (kit) => (
      <>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconLink size={14} aria-hidden />}
          aria-label={`${kit.name}: ${linkState(kit).told}`}
          onClick={() => open(kit.id)}
        >
          {linkState(kit).action}
        </Button>
        <Text size="sm" c={linkState(kit).isOver ? 'var(--mantine-color-error)' : 'dimmed'} mt={4}>
          {linkState(kit).text}
        </Text>
      </>
    ),
  },
  {
    key: 'views',
    header: 'Görüntülenme',
    from: 'desktop',
    width: 150,
    render: ({ link }) => <Count count={link?.views ?? 0} at={link?.last_viewed_at ?? null} />,
  },
  {
    key: 'downloads',
    header: 'İndirme',
    from: 'tablet',
    width: 150,
    render: ({ link }) => <Count count={link?.downloads ?? 0} at={link?.last_downloaded_at ?? null} />,
  },
];

function Count({ count, at }: { count: number; at: string | null }) {
  return (
    <>
      <Text size="sm">{formatNumber(count)}</Text>
      {at !== null && <Instant at={at} />}
    </>
  );
}

const making = { action: 'Oluştur', told: 'Bağlantı Oluştur' };
const managing = { action: 'Yönet', told: 'Bağlantıyı Yönet' };

type LinkState = { action: string; told: string; text: string; isOver?: boolean };

function linkState({ link, ends_on: day }: Kit): LinkState {
  if (!link?.is_open) return { ...making, text: link ? 'Bağlantı kapalı' : 'Henüz bağlantı yok' };
  if (isKitOver(day)) return { ...managing, text: 'Süresi doldu', isOver: true };
  const password = link.has_password ? ' · parolalı' : '';
  return { ...managing, text: `Son gün ${formatDate(day)}${password}` };
}
