import { modals } from '@mantine/modals';
import { noticeDeleted, showDeleteFailure } from './notices.tsx';

/** Asks before a deletion and shows its result (docs/product.md, "Notices"). */
export function confirmDelete(remove: () => Promise<unknown>, onDeleted?: () => void): void {
  modals.openConfirmModal({
    title: 'Emin Misin?!',
    children: 'Kalıcı Olarak Silinecek!',
    labels: { confirm: 'Evet, Sil!', cancel: 'Cancel' },
    confirmProps: { color: 'red' },
    cancelProps: { 'data-autofocus': true },
    withCloseButton: false,
    onConfirm: () => {
      remove().then(() => {
        noticeDeleted();
        onDeleted?.();
      }, showDeleteFailure);
    },
  });
}
