import { Button, Group, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { IconCheck } from '@tabler/icons-react';
import { RequestFailed, RequestRefused } from '#panel/api/failures.ts';

/* Success is a toast that closes by itself, failure a dialog that waits (docs/product.md, "Notices"). */

const noticeTime = 2500;

export const noticeCreated = () => notice('Başarılı!', 'İşlem Başarılı!');
export const noticeUpdated = () => notice('Güncellendi!');

/** The default notices after a save. */
export const savedNotices = { created: noticeCreated, updated: noticeUpdated };

export const noticeDeleted = () => notice('Silindi!');
export const noticeReordered = () => notice('Değiştirildi!', 'Sıra Düzeni Değiştirildi.');

/**
 * `onRead` runs when the dialog closes and then decides where the focus goes. `offline` replaces the text for a missing
 * connection, `done` says what part of the work was done.
 */
export function showFailure(error: unknown, onRead?: () => void, offline?: string, done?: string): void {
  const text = error instanceof RequestRefused ? error.message : 'İşlem Başarısız! Sistem Hatası!';
  const hint = (error instanceof RequestFailed && error.status === 0 ? offline : undefined) ?? done;
  dialog('Hata!', text.split('\n'), onRead, hint);
}

export function showCreationFailure(error: unknown): void {
  if (!(error instanceof RequestRefused)) showFailure(error);
  else dialog('Oluşturulamadı!', [error.message, ...Object.values(error.fieldErrors).flat()]);
}

export function showActivationFailure(error: unknown): void {
  const reasons = error instanceof RequestRefused ? error.message.split('\n') : [];
  dialog(undefined, ['Sistem hatası oluştu! Tekrar Deneyiniz!', ...reasons]);
}

/** Shows a message about an action that succeeded. */
export function showMessage(title: string, text: string): void {
  dialog(title, text.split('\n'));
}

export function showDeleteFailure(error: unknown): void {
  if (!(error instanceof RequestRefused)) showFailure(error);
  else dialog('Başarısız!', ['Silme İşleminde Hata Oldu. Tekrar Deneyiniz!', ...error.message.split('\n')]);
}

export function showReorderFailure(error: unknown): void {
  if (!(error instanceof RequestRefused)) showFailure(error);
  else dialog('Sıra Düzeni Değiştirilmedi!', []);
}

export function notice(title: string, text?: string): void {
  notifications.show({
    title,
    message: text ?? null,
    autoClose: noticeTime,
    color: 'teal.8',
    icon: <IconCheck size={18} aria-hidden />,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Kapat' },
  });
}

function dialog(title: string | undefined, lines: string[], onRead?: () => void, hint?: string): void {
  const id = modals.open({
    title,
    ...(title === undefined && { attributes: { content: { 'aria-label': lines[0] ?? '' } } }),
    withCloseButton: false,
    ...(onRead && { returnFocus: false, onClose: onRead }),
    children: (
      // Without text the button would touch the upper edge, which cuts off its focus ring.
      <Stack pt={lines.length > 0 ? 0 : 6}>
        {lines.length > 0 && (
          <div>
            {lines.map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </div>
        )}
        {hint && <Text c="dimmed">{hint}</Text>}
        <Group justify="flex-end">
          <Button data-autofocus onClick={() => modals.close(id)}>
            Tamam
          </Button>
        </Group>
      </Stack>
    ),
  });
}
