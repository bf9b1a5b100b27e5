import { Button } from '@mantine/core';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RequestFailed, RequestRefused } from '#panel/api/failures.ts';
import { openPanel } from '#test/panel/open-panel.tsx';
import { confirmDelete } from './confirm-delete.tsx';
import { confirmDiscard } from './confirm-discard.ts';
import * as notices from './notices.tsx';

/** Opens a screen with one button that starts `work`, and presses it. */
async function run(work: () => unknown) {
  const { user } = openPanel(<Button onClick={() => void work()}>Başla</Button>);
  await user.click(screen.getByRole('button', { name: 'Başla' }));
  return user;
}

const dialog = () => screen.findByRole('dialog');

/** The texts and buttons of a dialog, in their order. */
async function linesOf(shown: Promise<HTMLElement>): Promise<string[]> {
  const parts = (await shown).querySelectorAll('h2, p, button');
  return [...parts].map(({ textContent }) => textContent).filter((text) => text !== '');
}
const refused = new RequestRefused(422, 'Kategori boş değil.\nÖnce ürünleri taşıyın.', {
  name: ['* Bu Alan Zorunlu'],
});

describe('a deletion', () => {
  const question = ['Emin Misin?!', 'Toka', 'Kalıcı Olarak Silinecek!'];

  it('asks first, says how to restore the record, and does nothing on “Cancel”', async () => {
    let calls = 0;
    const user = await run(() => confirmDelete({ name: 'Toka', remove: async () => (calls += 1) }));
    expect(await linesOf(dialog())).toEqual([
      ...question,
      'Bir yönetici 30 gün boyunca Silinenler listesinden geri alabilir.',
      'Cancel',
      'Evet, Sil!',
    ]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toBe(0);
  });

  it('starts with the focus on “Cancel”, and Escape cancels it', async () => {
    let calls = 0;
    const user = await run(() => confirmDelete({ name: 'Toka', remove: async () => (calls += 1) }));
    await dialog();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toBe(0);
  });

  it('reports its success', async () => {
    const user = await run(() =>
      confirmDelete({ name: 'Toka', remove: async () => undefined, restoring: 'Geri gelmez.' }),
    );
    expect(await linesOf(dialog())).toEqual([...question, 'Geri gelmez.', 'Cancel', 'Evet, Sil!']);
    await user.click(screen.getByRole('button', { name: 'Evet, Sil!' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Silindi!Toka');
  });

  it('that was refused says why, line by line', async () => {
    const user = await run(() =>
      confirmDelete({ name: 'Toka', remove: async () => Promise.reject(refused) }),
    );
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Evet, Sil!' }));
    expect(await linesOf(screen.findByRole('dialog', { name: 'Başarısız!' }))).toEqual([
      'Başarısız!',
      'Silme İşleminde Hata Oldu. Tekrar Deneyiniz!',
      'Kategori boş değil.',
      'Önce ürünleri taşıyın.',
      'Tamam',
    ]);
  });
});

describe('leaving unsaved changes', () => {
  it.each([
    ['Kaydetmeden Çık', true],
    ['Sayfada Kal', false],
  ] as const)('“%s” answers the question', async (label, answer) => {
    let answered: boolean | undefined;
    const user = await run(async () => (answered = await confirmDiscard()));
    const shown = await screen.findByRole('dialog', { name: 'Kaydedilmemiş değişiklikler var' });
    expect(shown.textContent).toContain('Şimdi çıkarsanız yaptığınız değişiklikler silinir.');
    await user.click(within(shown).getByRole('button', { name: label }));
    await waitFor(() => expect(answered).toBe(answer));
  });
});

describe('a failure waits in a dialog with the text of its kind', () => {
  const offline = new RequestFailed(0);
  it.each([
    [
      'a refused update',
      () => notices.showFailure(refused),
      ['Hata!', 'Kategori boş değil.', 'Önce ürünleri taşıyın.'],
    ],
    [
      'a refused write without a reason',
      () => notices.showFailure(new RequestRefused(422, '')),
      ['Hata!', 'İşlem Başarısız!'],
    ],
    [
      'a refused deletion without a reason',
      () => notices.showDeleteFailure(new RequestRefused(422, '')),
      ['Başarısız!', 'Silme İşleminde Hata Oldu. Tekrar Deneyiniz!'],
    ],
    ['a failed call', () => notices.showFailure(offline), ['Hata!', 'İşlem Başarısız! Sistem Hatası!']],
    [
      'a failed call with a hint for a missing connection',
      () => notices.showFailure(offline, undefined, 'Bağlantınızı denetleyin.'),
      ['Hata!', 'İşlem Başarısız! Sistem Hatası!', 'Bağlantınızı denetleyin.'],
    ],
    [
      'a hint only for a missing connection',
      () => notices.showFailure(new RequestFailed(500), undefined, 'Bağlantınızı denetleyin.'),
      ['Hata!', 'İşlem Başarısız! Sistem Hatası!'],
    ],
    [
      'a refused creation',
      () => notices.showCreationFailure(refused),
      ['Oluşturulamadı!', 'Kategori boş değil.\nÖnce ürünleri taşıyın.', '* Bu Alan Zorunlu'],
    ],
    [
      'a failed creation',
      () => notices.showCreationFailure(offline),
      ['Hata!', 'İşlem Başarısız! Sistem Hatası!'],
    ],
    [
      'a failed deletion',
      () => notices.showDeleteFailure(offline),
      ['Hata!', 'İşlem Başarısız! Sistem Hatası!'],
    ],
    ['a refused order', () => notices.showReorderFailure(refused), ['Sıra Düzeni Değiştirilmedi!']],
    [
      'a failed order',
      () => notices.showReorderFailure(offline),
      ['Hata!', 'İşlem Başarısız! Sistem Hatası!'],
    ],
    [
      'a refused activation, which has no title',
      () => notices.showActivationFailure(refused),
      ['Sistem hatası oluştu! Tekrar Deneyiniz!', 'Kategori boş değil.', 'Önce ürünleri taşıyın.'],
    ],
  ])('%s', async (_, show, lines) => {
    const user = await run(show);
    expect(await linesOf(dialog())).toEqual([...lines, 'Tamam']);
    await user.click(screen.getByRole('button', { name: 'Tamam' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it.each([
  ['a creation', () => notices.noticeCreated(), 'Başarılı!İşlem Başarılı!'],
  ['an update', () => notices.noticeUpdated(), 'Güncellendi!'],
  ['a creation with a name', () => notices.noticeCreated('Toka'), 'Başarılı!İşlem Başarılı!Toka'],
  ['an update with a name', () => notices.noticeUpdated('Toka'), 'Güncellendi!Toka'],
  ['an order', () => notices.noticeReordered(), 'Değiştirildi!Sıra Düzeni Değiştirildi.'],
] as const)('%s is reported in a toast', async (_, show, text) => {
  await run(show);
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});
