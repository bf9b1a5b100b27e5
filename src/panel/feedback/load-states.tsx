import { Button, Center, Loader, Stack, Text } from '@mantine/core';
import { IconCloudOff, IconLock, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RequestRefused, writeFailed } from '#panel/api/failures.ts';
import classes from './load-states.module.css';

/** Replaces a screen or list that failed to load. For a refusal it shows the server's message. */
export function LoadError({ error, onRetry }: { error?: unknown; onRetry: () => void }) {
  const isRefused = error instanceof RequestRefused;
  // A missing permission is not a failure, so this offers no retry.
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

/** A loading indicator. CSS shows it after a delay, so that it does not flicker when the answer is quick. */
export function Loading({ isScreen = false }: { isScreen?: boolean }) {
  return (
    // The full height keeps the footer below the window, so that nobody sees it jump.
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
