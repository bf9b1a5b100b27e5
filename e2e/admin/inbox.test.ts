import type { Page } from '@playwright/test';
import type { MessageType } from '#shared/rules/message-types.ts';
import { validPdf } from '#test/files/valid-pdf.ts';
import { axe, expect, test } from '../fixtures.ts';
import { sendMessage } from './sent-messages.ts';

const unique = (name: string) => `${name} ${test.info().project.name} ${Date.now()}`;
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const open = (page: Page, name: string) => row(page, name).getByRole('link').click();
const message = (page: Page) => page.getByRole('region', { name: 'Mesaj', exact: true });
const box = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Kutu' }).getByText(name, { exact: true }).click();
const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first();
const unread = (page: Page, tab: string) =>
  page
    .getByRole('navigation', { name: 'Mesaj türleri' })
    .getByRole('link', { name: tab })
    .innerText()
    .then((text) => Number(/\d+/.exec(text)?.[0] ?? 0));

/** Opens a mailbox, and waits for the stream of new messages that the panel requests. */
async function openInbox(page: Page, type: MessageType): Promise<void> {
  const stream = page.waitForResponse('**/api/admin/messages/events');
  await page.goto(`/admin/contact?type=${type}`);
  await stream;
  await expect(page.getByRole('listitem').getByRole('checkbox').first()).toBeVisible();
}

/** Returns from a message to the list; on a phone the message covers the list. */
const backToList = async (page: Page) => {
  const back = page.getByRole('button', { name: 'Listeye Dön' });
  if (await back.isVisible()) await back.click();
};

for (const mode of ['light', 'dark'] as const) {
  test(`a message is opened, moved to the trash, restored and deleted for good, ${mode}`, async ({
    staff,
    server,
  }) => {
    await staff.evaluate((stored) => localStorage.setItem('theme_mode', stored), mode);
    const name = unique('Ayşe');
    await sendMessage(server, 'contact', { name, subject: 'Nikel içermeyen kaplama' });
    await staff.goto('/admin/contact?type=contact');
    await expect(row(staff, name)).toContainText('Okunmadı');
    await expect.poll(() => unread(staff, 'İletişim')).toBeGreaterThan(0);
    const before = await unread(staff, 'İletişim');

    await open(staff, name);
    await expect(staff.getByRole('heading', { name: 'Nikel içermeyen kaplama' })).toBeFocused();
    await axe(staff);
    await backToList(staff);
    await expect.poll(() => unread(staff, 'İletişim')).toBe(before - 1);
    await expect(row(staff, name)).not.toContainText('Okunmadı');

    await row(staff, name).getByRole('checkbox').check();
    await expect(staff.getByText('1 mesaj seçildi')).toBeVisible();
    await staff
      .getByRole('region', { name: 'Seçilenler' })
      .getByRole('button', { name: 'Çöpe Taşı' })
      .click();
    await expect(notice(staff, 'Çöpe Taşındı!')).toBeVisible();
    await expect(row(staff, name)).toBeHidden();

    await box(staff, 'Çöp Kutusu');
    await open(staff, name);
    await message(staff).getByRole('button', { name: 'Geri Al' }).click();
    await expect(notice(staff, 'İşlem Başarılı!')).toBeVisible();
    await expect(row(staff, name)).toBeHidden();
    await box(staff, 'Gelen Kutusu');
    await open(staff, name);
    await message(staff).getByRole('button', { name: 'Çöpe Taşı' }).click();
    await expect(row(staff, name)).toBeHidden();

    await box(staff, 'Çöp Kutusu');
    await row(staff, name).getByRole('checkbox').check();
    await staff.getByRole('button', { name: 'Kalıcı Sil' }).click();
    const question = staff.getByRole('dialog', { name: 'Emin Misin?!' });
    await expect(question.getByText('Kalıcı Olarak Silinecek!', { exact: true })).toBeVisible();
    await axe(staff);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await staff.getByRole('button', { name: 'Kalıcı Sil' }).click();
    await question.getByRole('button', { name: 'Evet, Sil!' }).click();
    await expect(notice(staff, 'Silindi!')).toBeVisible();
    await expect(row(staff, name)).toBeHidden();
  });
}

test('a refused move to the trash and a refused deletion show a message and change nothing', async ({
  staff,
  server,
}) => {
  const name = unique('Reddedilen');
  await sendMessage(server, 'special-tour', { name });
  const refusal = { status: 422, json: { success: false, message: 'Liste değişti.' } };
  await staff.route('**/api/admin/special-tour/trash', (route) => route.fulfill(refusal));
  await staff.goto('/admin/contact?type=special-tour');
  await row(staff, name).getByRole('checkbox').check();
  await staff.getByRole('button', { name: 'Çöpe Taşı' }).click();
  const failed = staff.getByRole('dialog', { name: 'İşlem Hatası!' });
  await expect(failed.getByText('Çöpe taşıma işleminde sorun oldu!', { exact: true })).toBeVisible();
  await failed.getByRole('button', { name: 'Tamam' }).click();
  await expect(row(staff, name).getByRole('checkbox')).toBeChecked();

  await staff.unroute('**/api/admin/special-tour/trash');
  await staff.getByRole('button', { name: 'Çöpe Taşı' }).click();
  await expect(row(staff, name)).toBeHidden();
  await box(staff, 'Çöp Kutusu');
  await row(staff, name).getByRole('checkbox').check();
  await staff.route('**/api/admin/special-tour', (route) =>
    route.request().method() === 'POST' ? route.fulfill(refusal) : route.continue(),
  );
  await staff.getByRole('button', { name: 'Kalıcı Sil' }).click();
  await staff.getByRole('button', { name: 'Evet, Sil!' }).click();
  const kept = staff.getByRole('dialog', { name: 'Başarısız!' });
  await expect(kept.getByText('Silme İşleminde Hata Oldu. Tekrar Deneyiniz!', { exact: true })).toBeVisible();
});

test('a viewer reads messages without marking them, and is offered no change', async ({ staff, server }) => {
  const name = unique('İzlenen');
  await sendMessage(server, 'contact', { name, subject: 'İzleyici için' });
  await staff.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user_data') ?? '{}') as object;
    localStorage.setItem('user_data', JSON.stringify({ ...user, role_group: 'viewer' }));
  });
  const writes: string[] = [];
  staff.on('request', (request) => {
    if (request.method() === 'POST') writes.push(request.url());
  });
  await staff.goto('/admin/contact?type=contact');
  await open(staff, name);
  await expect(staff.getByRole('heading', { name: 'İzleyici için' })).toBeVisible();
  await expect(staff.getByRole('button', { name: 'E-posta ile Yanıtla' })).toBeHidden();
  await expect(message(staff).getByRole('button', { name: 'Çöpe Taşı' })).toBeHidden();
  await backToList(staff);
  await expect(row(staff, name)).toContainText('Okunmadı');
  expect(writes).toEqual([]);
});

test('a new message appears by itself, also without a live connection, whose refusal signs nobody out', async ({
  staff,
  server,
}) => {
  const first = unique('Yeni gelen');
  const second = unique('Akışsız');
  await sendMessage(server, 'school-tour-request', { name: unique('Önceki') });

  await test.step('over the live connection', async () => {
    await openInbox(staff, 'school-tour-request');
    await expect.poll(() => unread(staff, 'Okul Turu')).toBeGreaterThan(0);
    const before = await unread(staff, 'Okul Turu');
    await sendMessage(server, 'school-tour-request', { name: first });
    await expect(row(staff, first)).toBeVisible();
    await expect.poll(() => unread(staff, 'Okul Turu')).toBe(before + 1);
    await expect(staff).toHaveTitle(/^\(\d+\+?\) /);
    await expect(staff.getByRole('status').filter({ hasText: '1 yeni mesaj' })).toBeAttached();
  });

  await test.step('without it the inbox asks by itself', async () => {
    await staff.route('**/api/admin/messages/events', (route) =>
      route.fulfill({ status: 429, json: { success: false, message: 'Çok fazla bağlantı.' } }),
    );
    await openInbox(staff, 'school-tour-request');
    await sendMessage(server, 'school-tour-request', { name: second });
    await expect(row(staff, second)).toBeVisible({ timeout: 40_000 });
  });

  await staff.unroute('**/api/admin/messages/events');
  await staff.route('**/api/admin/messages/events', (route) =>
    route.fulfill({ status: 401, json: { success: false, message: 'Oturum yok.' } }),
  );
  const refusal = staff.waitForResponse('**/api/admin/messages/events');
  await staff.reload();
  await refusal;
  await expect(row(staff, second)).toBeVisible();
  await expect(staff).toHaveURL(/\/admin\/contact/);
});

test('the answer to an offer is kept through a failure and mailed once; all data of its sender is deleted', async ({
  staff,
  server,
  pageErrors,
}) => {
  const name = unique('Teklif');
  const email = `veri-${test.info().project.name}-${Date.now()}@example.com`;
  const lines = [
    { product_id: 1, name: 'Toka', code: 'TK-1', quantity: 500, note: 'Antik pirinç', wants_sample: true },
    { product_id: 2, name: 'Halka', code: 'HL-1', quantity: 0, note: '', wants_sample: false },
  ];
  const fields = { name, email, lines: JSON.stringify(lines), message: 'Fiyat rica ederiz.' };
  await sendMessage(server, 'offer', fields);
  await staff.goto('/admin/dashboard');
  await staff.getByRole('button', { name: /^Profil: / }).click();
  await staff.getByRole('menuitem', { name: 'Gelen Kutusu' }).click();
  await expect(row(staff, name)).toContainText('2 kalem');
  await open(staff, name);
  const products = staff.getByRole('region', { name: 'İstenen ürünler' }).getByRole('listitem');
  await expect(products.first()).toContainText('500 adet');
  await expect(products.first()).toContainText('Numune istiyor');
  await expect(products.last()).toContainText('Miktar açık');

  await test.step('the answer', async () => {
    await staff.getByRole('button', { name: 'E-posta ile Yanıtla' }).click();
    const answer = staff.getByRole('textbox', { name: 'Yanıt', exact: true });
    await expect(answer).toBeFocused();
    await answer.fill('Fiyat listemiz ektedir.');
    await staff.route('**/replies', (route) => route.abort());
    await staff.getByRole('button', { name: 'Gönder', exact: true }).click();
    await staff.getByRole('dialog', { name: 'Hata!' }).getByRole('button', { name: 'Tamam' }).click();
    await staff.unroute('**/replies');
    expect(pageErrors.splice(0).every((text) => text.includes('net::ERR_FAILED'))).toBe(true);
    await staff.reload();
    await expect(answer).toHaveValue('Fiyat listemiz ektedir.');
    await axe(staff);
    await staff.getByRole('button', { name: 'Gönder', exact: true }).dblclick();
    await expect(notice(staff, 'Yanıt gönderim sırasına alındı.')).toBeVisible();
    const mails = staff.getByRole('region', { name: 'E-postalar' }).getByRole('listitem');
    await expect(mails.filter({ hasText: 'Fiyat listemiz ektedir.' })).toHaveCount(1);
    await staff.reload();
    await expect(mails.filter({ hasText: 'Fiyat listemiz ektedir.' })).toHaveCount(1);
    await expect(answer).toBeHidden();
  });

  await staff.getByRole('button', { name: 'Mesaj: işlemler' }).click();
  await staff.getByRole('menuitem', { name: 'Bu kişinin verileri…' }).click();
  const drawer = staff.getByRole('dialog', { name: 'Kişinin Verileri' });
  await expect(drawer).toContainText(email);
  await axe(staff);
  await drawer.getByRole('button', { name: 'Hepsini Sil' }).click();
  const question = staff.getByRole('dialog', { name: 'Emin Misin?!' });
  await expect(question).toContainText('Silinecekler: 1 mesaj');
  await question.getByRole('button', { name: 'Evet, Sil!' }).click();
  await expect(notice(staff, 'Silindi!')).toBeVisible();
  await expect(row(staff, name)).toBeHidden();
});

test('messages are read one after the other by keyboard; colleagues share a note, a conflict shows both', async ({
  staff,
  server,
}) => {
  const names = [unique('Birinci'), unique('İkinci')] as const;
  for (const name of names) await sendMessage(server, 'contact', { name, subject: name });
  await staff.goto('/admin/contact?type=contact');
  await row(staff, names[1]).getByRole('link').focus();
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('heading', { name: names[1] })).toBeFocused();
  await staff.keyboard.press('j');
  await expect(staff.getByRole('heading', { name: names[0] })).toBeFocused();
  await staff.keyboard.press('k');
  await expect(staff.getByRole('heading', { name: names[1] })).toBeFocused();
  await staff.keyboard.press('Escape');
  await expect(message(staff).getByText('Bir mesaj seçin')).toBeVisible();
  await expect(row(staff, names[1]).getByRole('link')).toBeFocused();

  await open(staff, names[0]);
  const save = (page: Page) => page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  const note = staff.getByRole('textbox', { name: 'İç not' });
  await note.fill('Numune hazırlanıyor.');
  await save(staff);
  await expect(notice(staff, 'Güncellendi!')).toBeVisible();
  const other = await staff.context().newPage();
  await other.goto(staff.url());
  await other.getByRole('textbox', { name: 'İç not' }).fill('Numune gönderildi.');
  await save(other);
  await expect(notice(other, 'Güncellendi!')).toBeVisible();
  await other.close();

  await note.fill('Numune yarın hazır.');
  await save(staff);
  const conflict = staff.getByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
  await expect(conflict).toContainText('Numune gönderildi.');
  await expect(conflict).toContainText('Numune yarın hazır.');
  await conflict.getByRole('button', { name: 'Benimkini Kaydet' }).click();
  await expect(conflict).toBeHidden();
  await expect(note).toHaveValue('Numune yarın hazır.');
});

test('a CV opens in a new tab, and the screen says that this is recorded', async ({ staff, server }) => {
  const name = unique('Aday');
  const content = validPdf({ text: name });
  await sendMessage(server, 'human-resources', { name }, { content, name: 'ozgecmis.pdf' });
  await staff.goto('/admin/contact?type=human-resources');
  await expect(row(staff, name)).toContainText('Dosya');
  await open(staff, name);
  const file = staff.getByRole('region', { name: 'Özgeçmiş' });
  await expect(file).toContainText('İşlem Kayıtları’na yazılır');
  const saved = staff.waitForEvent('download');
  await file.getByRole('button', { name: 'İndir' }).click();
  expect((await saved).suggestedFilename()).toBe('ozgecmis.pdf');
  // A browser without a PDF viewer downloads the file instead of showing it in the tab.
  const shown = staff
    .context()
    .waitForEvent('page')
    .then((tab) =>
      Promise.any([
        tab.waitForURL(/^blob:/).then(() => tab.url()),
        tab.waitForEvent('download').then((download) => download.url()),
      ]),
    );
  await file.getByRole('button', { name: 'Görüntüle' }).click();
  expect(await shown).toMatch(/^blob:/);
});
