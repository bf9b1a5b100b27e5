import { Button, Menu } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconQrcode } from '@tabler/icons-react';
import { mayUse } from '#panel/session/permission.ts';
import { QrCode, type QrSubject } from './qr-code.tsx';

/** Opens the QR code of a record: a picture to print, its short address and its scans. */
export function openQrCode(subjects: readonly QrSubject[]): void {
  modals.open({
    title: 'QR kod',
    size: 720,
    fullScreen: window.matchMedia('(max-width: 640px)').matches,
    attributes: { header: { role: 'presentation' } },
    closeButtonProps: { 'aria-label': 'Kapat' },
    children: <QrCode subjects={subjects} />,
  });
}

/** The entry in a menu of a saved record. */
export function QrCodeItem({ subject }: { subject: QrSubject }) {
  if (!mayUse('content')) return null;
  return (
    <Menu.Item leftSection={<IconQrcode size={16} aria-hidden />} onClick={() => openQrCode([subject])}>
      QR Kod
    </Menu.Item>
  );
}

/** The entry in a form without a menu, or for one of several records. */
export function QrCodeButton({
  subjects,
  isQuiet = false,
}: {
  subjects: readonly QrSubject[];
  isQuiet?: boolean;
}) {
  if (!mayUse('content') || subjects.length === 0) return null;
  return (
    <Button
      {...(isQuiet
        ? { variant: 'subtle', color: 'gray', size: 'compact-sm', ml: -8, w: 'fit-content' }
        : { variant: 'default', size: 'xs' })}
      leftSection={<IconQrcode size={16} aria-hidden />}
      onClick={() => openQrCode(subjects)}
    >
      QR Kod
    </Button>
  );
}
