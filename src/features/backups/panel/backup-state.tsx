import { Alert, Button, Progress, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { BackupRun, BackupStatus } from '../backup.ts';
import { formatInstant, formatNumber } from '#panel/format/format.ts';
import classes from './backups.module.css';

/** The running backup or check with its progress, or why the last backup failed. */
export function BackupState({ status, onCancel }: { status: BackupStatus; onCancel: () => void }) {
  const { running, is_waiting: isWaiting, last } = status;
  if (!running && !isWaiting) return last?.state === 'failed' ? <Failed run={last} /> : null;
  const title = titleOf(running);
  const share = running && running.total > 0 ? (running.done / running.total) * 100 : undefined;
  return (
    <section className={classes.going} aria-label="İlerleme">
      <Text fw={600} role="status">
        {title}
      </Text>
      {/* Without a total the bar is only animated. */}
      <Progress value={share ?? 100} animated={share === undefined} aria-label={title} />
      <div className={classes.foot}>
        <Text size="sm" c="dimmed">
          {stepOf(running)} Bu sayfadan ayrılabilirsiniz.
        </Text>
        <Button size="compact-sm" variant="default" onClick={onCancel}>
          Durdur
        </Button>
      </div>
    </section>
  );
}

function titleOf(running: BackupRun | null): string {
  if (!running) return 'Yedek sırada';
  return running.kind === 'backup' ? 'Yedek alınıyor' : 'Son yedek denetleniyor';
}

const steps = { tables: 'tablo', files: 'dosya' } as const;

function stepOf(running: BackupRun | null): string {
  if (!running?.step) return 'Hazırlanıyor.';
  return `${formatNumber(running.done)} / ${formatNumber(running.total)} ${steps[running.step]}.`;
}

function Failed({ run: { started_at: at, error } }: { run: BackupRun }) {
  return (
    <Alert
      className={classes.failed}
      color="red"
      icon={<IconAlertTriangle size={20} aria-hidden />}
      title="Son yedek alınamadı"
    >
      {`${formatInstant(at)}: ${error ?? ''}`}
    </Alert>
  );
}
