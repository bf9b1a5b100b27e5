import { Button, Group, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { IconCheck } from '@tabler/icons-react';
import { RequestFailed, RequestRefused } from '#panel/api/failures.ts';

/* Success is a toast that closes by itself, failure a dialog that waits (docs/product.md, "Notices"). */

const noticeTime = 2500;

export const noticeCreated = () => notice('Başarılı!', 'İşlem Başarılı!');
export const noticeUpdated = () => notice('Güncellendi!');

/** What the save of a new and of an existing record tells. */
export const savedNotices = { created: noticeCreated, updated: noticeUpdated };

export const noticeDeleted = () => notice('Silindi!');
export const noticeReordered = () => notice('Değiştirildi!', 'Sıra Düzeni Değiştirildi.');

/** `onRead` runs when the dialog closes and then controls the focus; `offline` says what to do without a connection. */
export function showFailure(error: unknown, onRead?: () => void, offline?: string): void {
  const text = error instanceof RequestRefused ? error.message : 'İşlem Başarısız! Sistem Hatası!';
  const hint = error instanceof RequestFailed && error.status === 0 ? offline : undefined;
  dialog('Hata!', text.split('\n'), onRead, hint);
}

export function showCreationFailure(error: unknown): void {
  if (!(error instanceof RequestRefused)) showFailure(error);
  else dialog('Oluşturulamadı!', [error.message, ...Object.values(error.fieldErrors).flat()]);
}

/** The dialog of a language that could not be shown or hidden; it has no title. */
export function showActivationFailure(error: unknown): void {
  const reasons = error instanceof RequestRefused ? error.message.split('\n') : [];
  dialog(undefined, ['Sistem hatası oluştu! Tekrar Deneyiniz!', ...reasons]);
}

/** What the user should know about an action that worked. */
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
      // Without a text the button touches the upper edge, which would cut off its focus ring.
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
