import { modals } from '@mantine/modals';
import type { User } from '../user.ts';
import { confirmDelete } from '#panel/feedback/confirm-delete.tsx';
import { notice, showFailure } from '#panel/feedback/notices.tsx';
import { cancelInvitation, deleteUser, removeSecondFactor, updateUser } from './users.api.ts';

const fail = (error: unknown) => showFailure(error);

/** Closes an account after a confirmation, or opens it again. */
export function switchUser({ id, name, is_active: isActive, version }: User): void {
  const change = () =>
    void updateUser(id, { is_active: !isActive, version }).then(
      () => notice(isActive ? 'Hesap Kapatıldı!' : 'Hesap Açıldı!', { name }),
      fail,
    );
  if (!isActive) {
    change();
    return;
  }
  modals.openConfirmModal({
    title: 'Hesap kapatılsın mı?',
    children: `${name} artık giriş yapamaz ve açık oturumları hemen kapanır. Hesabı istediğiniz zaman yeniden açabilirsiniz.`,
    labels: { confirm: 'Hesabı Kapat', cancel: 'Vazgeç' },
    confirmProps: { color: 'red' },
    cancelProps: { 'data-autofocus': true },
    withCloseButton: false,
    onConfirm: change,
  });
}

export function confirmUserDeletion({ id, name }: User, onDeleted?: () => void): void {
  confirmDelete({
    name,
    remove: () => deleteUser(id),
    ...(onDeleted && { onDeleted }),
    restoring: 'Bir yönetici 30 gün boyunca bu ekrandaki Silinenler listesinden geri alabilir.',
  });
}

export function confirmCancellation({ id, name }: User, onCancelled?: () => void): void {
  modals.openConfirmModal({
    title: 'Davet iptal edilsin mi?',
    children: `${name} adına açılan hesap silinir, gönderilen bağlantı çalışmaz. Kişiyi sonra yeniden davet edebilirsiniz.`,
    labels: { confirm: 'Daveti İptal Et', cancel: 'Vazgeç' },
    confirmProps: { color: 'red' },
    cancelProps: { 'data-autofocus': true },
    withCloseButton: false,
    onConfirm: () =>
      void cancelInvitation(id).then(() => {
        notice('Davet İptal Edildi!', { name });
        onCancelled?.();
      }, fail),
  });
}

/**
 * Removes the second factor after a confirmation, for users who have lost the phone with their authenticator
 * app.
 */
export function confirmSecondFactorRemoval({ id, name }: User): void {
  modals.openConfirmModal({
    title: 'İki adımlı giriş kaldırılsın mı?',
    children: `${name} yalnız parolasıyla giriş yapar. Telefonunu kaybeden kişi için kullanın; yeniden Profilim ekranından kurar.`,
    labels: { confirm: 'Kaldır', cancel: 'Vazgeç' },
    confirmProps: { color: 'red' },
    cancelProps: { 'data-autofocus': true },
    withCloseButton: false,
    onConfirm: () =>
      void removeSecondFactor(id).then(() => notice('İki Adımlı Giriş Kaldırıldı!', { name }), fail),
  });
}
