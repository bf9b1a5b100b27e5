import { Badge, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { RunningProcesses } from '#features/processes/process.ts';
import { read } from '#panel/api/client.ts';
import { formatInstant } from '#panel/format/format.ts';
import { mayUse } from '#panel/session/permission.ts';
import { DashboardSection } from './dashboard-section.tsx';
import classes from './dashboard-page.module.css';

/** The processes that answer for this site; only admins may read them. */
export function RunningProcessesSection() {
  const { data } = useQuery({
    queryKey: ['processes'],
    queryFn: () => read(RunningProcesses, '/processes'),
    enabled: mayUse('configuration'),
  });
  if (!data || data.length === 0) return null;
  return (
    <DashboardSection title="Çalışan sunucular" note="Yalnız yöneticiler görür.">
      <ul className={classes.list}>
        {data.map(({ id, host, version, started_at: startedAt, seen_at: seenAt, is_missing: isMissing }) => (
          <li key={id} className={classes.row}>
            <div className={classes.names}>
              <Text component="span">
                {host} · {version}
              </Text>
              <Text size="xs" c="dimmed">
                {`Başlangıç: ${formatInstant(startedAt)} · Son görülme: ${formatInstant(seenAt)}`}
              </Text>
            </div>
            {isMissing && (
              <Badge color="orange" variant="light">
                Yanıt vermiyor
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
}
