import { modals } from '@mantine/modals';

export function confirmDiscard(): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title: 'Kaydedilmemiş değişiklikler var',
      children: 'Şimdi çıkarsanız yaptığınız değişiklikler silinir.',
      labels: { confirm: 'Kaydetmeden Çık', cancel: 'Sayfada Kal' },
      confirmProps: { color: 'red' },
      cancelProps: { 'data-autofocus': true },
      withCloseButton: false,
      onConfirm: () => resolve(true),
      onClose: () => resolve(false),
    });
  });
}
