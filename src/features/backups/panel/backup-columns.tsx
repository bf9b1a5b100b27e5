import { ActionIcon, Text, Tooltip } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Backup } from '../backup.ts';
import type { Column } from '#panel/list/list-row.tsx';
import { formatBytes, formatInstant, formatNumber } from '#panel/format/format.ts';
import { relativeTime } from '#panel/format/relative-time.ts';
import classes from './backups.module.css';

const reasons: Readonly<Record<Backup['reason'], string>> = {
  daily: 'Günlük',
  manual: 'Elle',
  'before-restore': 'Geri yükleme öncesi',
  move: 'Taşıma',
};

export const backupColumns = (onDownload: (backup: Backup) => void): Column<Backup>[] => [
  {
    key: 'at',
    header: 'Yedek',
    render: (one) => (
      <div className={classes.texts}>
        <Text size="sm" fw={550}>
          <time dateTime={one.at}>{formatInstant(one.at)}</time>
        </Text>
        <Text size="xs" c="dimmed" className={classes.numbers}>
          {[
            reasons[one.reason],
            `${formatNumber(one.rows)} satır`,
            `${formatNumber(one.files)} dosya`,
            ...(one.is_encrypted ? ['şifreli'] : []),
          ].join(' · ')}
        </Text>
        <Text size="xs" c="dimmed" className={classes.phone}>
          {`${formatBytes(one.bytes)} · ${checkedText(one)}`}
        </Text>
      </div>
    ),
  },
  {
    key: 'age',
    header: 'Ne zaman',
    from: 'tablet',
    width: 170,
    render: ({ at }) => <Small>{relativeTime(at, new Date())}</Small>,
  },
  {
    key: 'checked',
    header: 'Denetim',
    from: 'tablet',
    width: 190,
    render: (one) => <Small>{checkedText(one)}</Small>,
  },
  {
    key: 'size',
    header: 'Boyut',
    from: 'tablet',
    width: 110,
    render: ({ bytes }) => <Small>{formatBytes(bytes)}</Small>,
  },
  {
    key: 'download',
    header: 'İndir',
    hasHiddenHeader: true,
    width: 64,
    render: (one) => (
      <Tooltip label="İndir">
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`${formatInstant(one.at)} yedeğini indir`}
          onClick={() => onDownload(one)}
        >
          <IconDownload size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
    ),
  },
];

function checkedText({ verified_at: at }: Backup): string {
  return at === null ? 'Denetlenmedi' : `Sağlam, ${formatInstant(at)}`;
}

function Small({ children }: { children: string }) {
  return (
    <Text size="sm" c="dimmed" className={classes.numbers}>
      {children}
    </Text>
  );
}
