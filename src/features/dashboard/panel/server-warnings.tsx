import { Text } from '@mantine/core';
import {
  IconBrandNodejs,
  IconBucketOff,
  IconCloudX,
  IconDatabaseExclamation,
  IconDatabaseX,
  IconDeviceFloppy,
  IconGauge,
  IconKey,
  IconLock,
  IconMailOff,
  IconPlugConnectedX,
  IconRouteOff,
  IconTableOff,
  IconWorldOff,
  type Icon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ServerWarnings as Warnings, type ServerWarning } from '../dashboard.ts';
import { read } from '#panel/api/client.ts';
import { mayUse } from '#panel/session/permission.ts';
import { DashboardSection } from './dashboard-section.tsx';
import classes from './dashboard-page.module.css';

const icons: Readonly<Record<ServerWarning['kind'], Icon>> = {
  'backup-late': IconDatabaseX,
  'backup-damaged': IconDatabaseExclamation,
  'backup-space': IconGauge,
  'backup-same-disk': IconDeviceFloppy,
  bucket: IconBucketOff,
  cdn: IconCloudX,
  proxy: IconRouteOff,
  secret: IconLock,
  webhooks: IconPlugConnectedX,
  'scheduled-imports': IconTableOff,
  mail: IconMailOff,
  'first-account': IconKey,
  node: IconBrandNodejs,
  'public-url': IconWorldOff,
};

/** What is wrong with the server; only admins may read it. */
export function useServerWarnings() {
  return useQuery({
    queryKey: ['server-warnings'],
    queryFn: () => read(Warnings, '/dashboard/warnings'),
    enabled: mayUse('configuration'),
  });
}

/** Lists the warnings; without any it shows nothing. */
export function ServerWarnings() {
  const { data = [] } = useServerWarnings();
  if (data.length === 0) return null;
  return (
    <DashboardSection
      title="Sunucu uyarıları"
      note="Yalnız yöneticiler görür; nedeni giderilince kendiliğinden kaybolur."
      isWide
    >
      <ul className={classes.warnings}>
        {data.map(({ kind, title, text, is_urgent: isUrgent }) => (
          <li key={kind} className={classes.warning}>
            <WarningIcon kind={kind} isUrgent={isUrgent} />
            <div>
              <Text fw={550}>{title}</Text>
              <Text size="sm" c="dimmed">
                {text}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
}

function WarningIcon({ kind, isUrgent }: { kind: ServerWarning['kind']; isUrgent: boolean }) {
  const Sign = icons[kind];
  return (
    <span className={classes.taskIcon} {...(isUrgent ? { 'data-urgent': true } : { 'data-notice': true })}>
      <Sign size={18} stroke={1.7} aria-hidden />
    </span>
  );
}
