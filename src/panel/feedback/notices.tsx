import { Button, Group, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { IconCheck } from '@tabler/icons-react';
import { RequestFailed, RequestRefused, writeFailed } from '#panel/api/failures.ts';

/*
 * A success is shown as a toast that closes by itself, a failure as a dialog that stays open
 * (docs/product.md, "Notices").
 */

const noticeTime = 2500;

/** The notices of success. `name` is the record's name, or the number of records. */
export const noticeCreated = (name?: string) => notice('Başarılı!', { text: 'İşlem Başarılı!', name });
export const noticeUpdated = (name?: string) => notice('Güncellendi!', { name });

export const savedNotices = { created: noticeCreated, updated: noticeUpdated };

export const noticeDeleted = (name?: string) => notice('Silindi!', { name });
export const noticeReordered = () => notice('Değiştirildi!', { text: 'Sıra Düzeni Değiştirildi.' });

/**
 * Shows a dialog about a failed action. `onRead` runs when it closes and then decides where the focus goes.
 * `offline` replaces the text for a missing connection; `done` says which part of the action succeeded.
 */
export function showFailure(error: unknown, onRead?: () => void, offline?: string, done?: string): void {
  const text =
    error instanceof RequestRefused ? error.message || writeFailed : 'İşlem Başarısız! Sistem Hatası!';
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

type NoticeTexts = { text?: string; name?: string | undefined };

export function notice(title: string, { text, name }: NoticeTexts = {}): void {
  notifications.show({
    title,
    message: (
      <>
        {text}
        {name && (
          <Text span inherit display="block" fw={500} lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
        )}
      </>
    ),
    autoClose: noticeTime,
    color: 'teal.8',
    icon: <IconCheck size={18} aria-hidden />,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Kapat' },
  });
}

function dialog(title: string | undefined, texts: string[], onRead?: () => void, hint?: string): void {
  const lines = texts.filter((text) => text !== '');
  const id = modals.open({
    title,
    ...(title === undefined && { attributes: { content: { 'aria-label': lines[0] ?? '' } } }),
    withCloseButton: false,
    ...(onRead && { returnFocus: false, onClose: onRead }),
    children: (
      // Without a text above it the button would touch the upper edge, which would cut off its focus ring.
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
