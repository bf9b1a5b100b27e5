import { Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { noticeDeleted, showDeleteFailure } from './notices.tsx';

export type Deletion = {
  /** The name of the record, or the number of records. */
  name: string;
  remove: () => Promise<unknown>;
  onDeleted?: () => void;
  /** A sentence that explains the restoring of the record. */
  restoring?: string;
};

/** Asks before a deletion and shows its result (docs/product.md, "Notices"). */
export function confirmDelete({ name, remove, onDeleted, restoring = fromDeleted }: Deletion): void {
  modals.openConfirmModal({
    title: 'Emin Misin?!',
    children: (
      <Stack gap={6}>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Text>Kalıcı Olarak Silinecek!</Text>
        <Text size="sm" c="dimmed">
          {restoring}
        </Text>
      </Stack>
    ),
    labels: { confirm: 'Evet, Sil!', cancel: 'Cancel' },
    confirmProps: { color: 'red' },
    cancelProps: { 'data-autofocus': true },
    withCloseButton: false,
    onConfirm: () => {
      remove().then(() => {
        noticeDeleted(name);
        onDeleted?.();
      }, showDeleteFailure);
    },
  });
}

const fromDeleted = 'Bir yönetici 30 gün boyunca Silinenler listesinden geri alabilir.';
