import { Anchor, Button, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconCalendarDown, IconPlayerPlay, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ScheduledImport } from '../scheduled-import.ts';
import { paths } from '#shared/panel-paths.ts';
import { notice, showFailure } from '#panel/feedback/notices.tsx';
import { formatInstant, formatNumber } from '#panel/format/format.ts';
import { Instant } from '#panel/records/instant.tsx';
import { ListPage } from '#panel/list/list-page.tsx';
import type { Column } from '#panel/list/list-row.tsx';
import { Mark } from '#panel/list/mark.tsx';
import { RecordMenu } from '#panel/records/record-menu.tsx';
import { resultWords, scheduleText } from './schedule-words.ts';
import { ScheduledImportDrawer } from './scheduled-import-form.tsx';
import { deleteScheduledImport, runScheduledImport, useScheduledImports } from './scheduled-imports.api.ts';

/** Lists the sheets that are fetched at fixed times (docs/product.md, "Scheduled imports"). */
export function ScheduledImportsTab() {
  const { data, error, refetch } = useScheduledImports();
  const [chosen, setChosen] = useState<ScheduledImport | 'new'>();
  const newButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setChosen('new')}>
      Yeni Aktarma
    </Button>
  );
  return (
    <>
      <ListPage
        title="Zamanlanmış Aktarmalar"
        note={data && `${formatNumber(data.data.length)} aktarma`}
        actions={newButton}
        columns={columns(setChosen)}
        rows={data?.data}
        rowKey={({ id }) => id}
        error={error}
        onRetry={() => void refetch()}
        empty={{
          title: 'Henüz zamanlanmış aktarma yok',
          text: 'Tedarikçinizin Excel ya da CSV tablosu her saat ya da her gün kendiliğinden alınır; farkları onaylarsınız.',
          icon: <IconCalendarDown size={28} stroke={1.5} aria-hidden />,
          action: newButton,
        }}
      />
      <ScheduledImportDrawer
        scheduled={chosen}
        hasFolder={data?.has_folder ?? false}
        onClose={() => setChosen(undefined)}
      />
    </>
  );
}

const columns = (open: (scheduled: ScheduledImport) => void): Column<ScheduledImport>[] => [
  {
    key: 'name',
    header: 'Kaynak',
    render: (scheduled) => (
      <>
        <UnstyledButton
          onClick={() => open(scheduled)}
          style={{ fontWeight: 600, textAlign: 'start', overflowWrap: 'anywhere' }}
        >
          {scheduled.name}
        </UnstyledButton>
        <LastResult scheduled={scheduled} />
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {scheduled.source === 'folder' ? scheduled.pattern : scheduled.address}
        </Text>
        <Text size="sm" c="dimmed">
          {scheduleText(scheduled)}
        </Text>
        <LastReason scheduled={scheduled} />
      </>
    ),
  },
  {
    key: 'last_run_at',
    header: 'Son çalışma',
    from: 'tablet',
    width: 150,
    render: ({ last_run_at: at }) => <Instant at={at} missing="Henüz yok" />,
  },
  {
    key: 'next_at',
    header: 'Sonraki',
    from: 'desktop',
    width: 170,
    render: ({ next_at: at }) => (
      <Text size="sm" c="dimmed">
        <time dateTime={at}>{formatInstant(at)}</time>
      </Text>
    ),
  },
  {
    key: 'actions',
    header: 'İşlemler',
    hasHiddenHeader: true,
    width: 68,
    render: (scheduled) => (
      <RecordMenu
        name={scheduled.name}
        edit={() => open(scheduled)}
        deletion={{
          remove: () => deleteScheduledImport(scheduled.id),
          restoring: 'Tablo bir daha alınmaz; şimdiye kadar aktarılanlar kalır.',
        }}
      >
        <Menu.Item leftSection={<IconPlayerPlay size={16} aria-hidden />} onClick={() => run(scheduled)}>
          Şimdi Çalıştır
        </Menu.Item>
      </RecordMenu>
    ),
  },
];

/** What became of the last run. */
function LastResult({ scheduled: { last_result: result } }: { scheduled: ScheduledImport }) {
  return result && <Mark>{resultWords[result]}</Mark>;
}

/** Why the last run failed, or a link to its import. */
function LastReason({ scheduled }: { scheduled: ScheduledImport }) {
  const { last_result: result, last_error: reason, last_import_id: importId } = scheduled;
  const hasImport = importId !== null && ['waiting', 'applied', 'rejected'].includes(result ?? '');
  return (
    <>
      {reason !== '' && (
        <Text size="sm" c="var(--mantine-color-error)" style={{ overflowWrap: 'anywhere' }}>
          {reason}
        </Text>
      )}
      {hasImport && (
        <Anchor component={Link} size="sm" to={`${paths.imports}?import=${importId}`}>
          {result === 'waiting' ? 'Farklara bak' : 'Aktarmayı aç'}
        </Anchor>
      )}
    </>
  );
}

function run({ id, name }: ScheduledImport): void {
  runScheduledImport(id).then(
    () => notice('Tablo alınıyor', { name }),
    (error: unknown) => showFailure(error),
  );
}
