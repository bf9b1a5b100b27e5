import { Alert, Button, Group, Text } from '@mantine/core';
import { IconMailPause } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { formatNumber } from '#panel/format/format.ts';
import { mayUse } from '#panel/session/permission.ts';
import classes from './held-mails.module.css';

const HeldMailsDrawer = lazy(async () => ({
  default: (await import('./held-mails-drawer.tsx')).HeldMailsDrawer,
}));

/** Tells admins that a restore holds mails, and opens their list. It disappears when none is held any more. */
export function HeldMailsCard({ held, className }: { held: number; className?: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!mayUse('personal-data') || (held === 0 && !isOpen)) return null;
  const title = `Geri yüklemeden sonra ${formatNumber(held)} e-posta bekletiliyor`;
  return (
    <>
      {held > 0 && (
        <Alert
          color="yellow"
          variant="outline"
          role="region"
          aria-label={title}
          icon={<IconMailPause size={20} aria-hidden />}
          title={title}
          classNames={{ root: [classes.card, className].join(' '), title: classes.title, icon: classes.icon }}
        >
          <Group justify="space-between" gap="sm">
            <Text size="sm" maw="68ch">
              Yedek alındıktan sonra gönderilmiş olabilirler, bu yüzden kendiliğinden gitmezler. Listeye bakıp
              hangilerinin gönderileceğine siz karar verin.
            </Text>
            <Button variant="default" onClick={() => setIsOpen(true)}>
              Listeyi Aç
            </Button>
          </Group>
        </Alert>
      )}
      {isOpen && (
        <Suspense>
          <HeldMailsDrawer onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
