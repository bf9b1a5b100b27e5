import { Button, Center, Loader, Stack, Text } from '@mantine/core';
import { IconCloudOff, IconLock, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RequestRefused, writeFailed } from '#panel/api/failures.ts';
import classes from './load-states.module.css';

/** Stands in for a screen or list that failed to load. A refusal shows the server's message. */
export function LoadError({ error, onRetry }: { error?: unknown; onRetry: () => void }) {
  const isRefused = error instanceof RequestRefused;
  // A missing permission is no failure, and a retry would not help.
  if (isRefused && error.status === 403)
    return (
      <EmptyState
        icon={<IconLock size={28} stroke={1.5} aria-hidden />}
        title="Bu sayfa size açık değil"
        text={`${error.message} Gerekirse bir yöneticiden isteyin.`}
      />
    );
  return (
    <EmptyState
      role="alert"
      icon={<IconCloudOff size={28} stroke={1.5} aria-hidden />}
      title={isRefused ? 'Hata!' : 'Sistemsel Hata!'}
      text={isRefused ? error.message || writeFailed : 'Sistem hatası oldu!'}
      action={
        <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onRetry}>
          Tekrar Dene
        </Button>
      }
    />
  );
}

/** CSS delays it, so that a quick answer does not flicker. */
export function Loading({ isScreen = false }: { isScreen?: boolean }) {
  return (
    // At full height it keeps the footer out of sight, so that nobody sees the footer jump.
    <Center mih={isScreen ? '100dvh' : 240} className={classes.late} role="status" aria-label="Yükleniyor">
      <Loader size="sm" />
    </Center>
  );
}

type EmptyStateProps = {
  icon: ReactNode;
  title: string;
  text: string;
  action?: ReactNode;
  role?: 'alert' | 'status';
};

export function EmptyState({ icon, title, text, action, role = 'status' }: EmptyStateProps) {
  return (
    <Stack className={classes.empty} align="center" gap="xs" role={role}>
      <div className={classes.icon}>{icon}</div>
      <Text fw={600} size="md">
        {title}
      </Text>
      <Text c="dimmed" maw={420} ta="center">
        {text}
      </Text>
      {action && <div className={classes.action}>{action}</div>}
    </Stack>
  );
}
