import { Button } from '@mantine/core';
import { IconDatabaseExport, IconLock } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Backup } from '../backup.ts';
import { EmptyState } from '#panel/feedback/load-states.tsx';
import { showFailure } from '#panel/feedback/notices.tsx';
import { ListPage } from '#panel/list/list-page.tsx';
import { PageHead, PageSection } from '#panel/page/page-head.tsx';
import { mayUse } from '#panel/session/permission.ts';
import { backupColumns } from './backup-columns.tsx';
import { BackupState } from './backup-state.tsx';
import { DownloadDrawer } from './download-drawer.tsx';
import { cancelBackup, isBusy, startBackup, useBackups, useBackupStatus } from './backups.api.ts';

/** Lists the backups; admins make one at once and see how it goes (docs/product.md, "Backups"). */
export function BackupsPage() {
  if (mayUse('configuration')) return <Screen />;
  return (
    <>
      <PageHead title="Yedekler" />
      <EmptyState
        title="Yedekleri yalnız yöneticiler görür"
        text="Yedekler kendiliğinden alınır; bir sorun olursa yöneticilere e-posta gider."
        icon={<IconLock size={28} stroke={1.5} aria-hidden />}
      />
    </>
  );
}

function Screen() {
  const { data, error, refetch } = useBackups();
  const { data: status } = useBackupStatus();
  const { run, isRunning } = useAction();
  const [chosen, setChosen] = useState<Backup>();
  const columns = useMemo(() => backupColumns(setChosen), []);
  return (
    <>
      <PageHead
        title="Yedekler"
        note={data && `Her gün saat ${data.daily_at}; 7 gün, 4 hafta ve 12 ay saklanır.`}
        actions={
          status &&
          !isBusy(status) && (
            <Button
              leftSection={<IconDatabaseExport size={16} aria-hidden />}
              loading={isRunning}
              onClick={() => run(startBackup)}
            >
              Şimdi Yedekle
            </Button>
          )
        }
      />
      {status && <BackupState status={status} onCancel={() => run(cancelBackup)} />}
      <PageSection value>
        <ListPage
          title="Alınan yedekler"
          note={data?.place}
          columns={columns}
          rows={data?.data}
          rowKey={({ name }) => name}
          error={error}
          onRetry={() => void refetch()}
          empty={{
            title: 'Henüz yedek yok',
            text: 'İlki günlük yedek saatinde kendiliğinden alınır; beklemeden “Şimdi Yedekle” ile de alabilirsiniz.',
            icon: <IconDatabaseExport size={28} stroke={1.5} aria-hidden />,
          }}
        />
      </PageSection>
      {chosen && <DownloadDrawer backup={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

function useAction() {
  const [isRunning, setIsRunning] = useState(false);
  const run = (action: () => Promise<void>) => {
    setIsRunning(true);
    action()
      .catch((error: unknown) => showFailure(error))
      .finally(() => setIsRunning(false));
  };
  return { run, isRunning };
}
