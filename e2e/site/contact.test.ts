import type { Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { minimumFillTime } from '#features/public-forms/public-form.rules.ts';
import { axe, expect, openSite, test, untilReady } from '../fixtures.ts';

const pdf = { name: 'ozgecmis.pdf', mimeType: 'application/pdf' };

type Words = { path: string; name: string; email: string; subject: string; message: string; notice: string };
const turkish: Words = {
  path: '/iletisim',
  name: 'Ad soyad',
  email: 'E-posta',
  subject: 'Konu',
  message: 'Mesaj',
  notice: 'Aydınlatma Metni’ni okudum.',
};
const english: Words = {
  path: '/en/iletisim',
  name: 'Name',
  email: 'E-mail',
  subject: 'Subject',
  message: 'Message',
  notice: 'I have read the privacy notice.',
};

/** The form in the content of the page; the footer contains another one. */
const formOf = (page: Page) => page.locator('.message-form');

async function fillMessage(page: Page, words: Words): Promise<void> {
  const form = formOf(page);
  await form.getByLabel(words.name, { exact: true }).fill('Ayşe Yılmaz');
  await form.getByLabel(words.email, { exact: true }).fill('ayse@firma.example');
  await form.getByLabel(words.subject, { exact: true }).fill('Numune');
  await form.getByLabel(words.message, { exact: true }).fill('İki toka numunesi rica ederiz.');
  await form.getByRole('checkbox', { name: words.notice }).check();
}

/** Lets the time pass that a visitor takes at least; the first journey waits for it. */
const takeTime = (page: Page) => page.clock.fastForward(minimumFillTime);

/** Checks that the browser logged only the failed calls. */
function expectFailedCalls(pageErrors: string[]): void {
  expect(pageErrors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  pageErrors.length = 0;
}

test('the form shows errors in Turkish at the fields, keeps the message after failures, and sends it once @desk', async ({
  page,
  pageErrors,
}) => {
  await openSite(page, '/iletisim');
  await expect(page.locator('.contact-data').getByRole('link', { name: '+90 212 000 00 18' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^OpenStreetMap/ })).toHaveAttribute('target', '_blank');
  const form = formOf(page);
  const send = form.getByRole('button', { name: 'Gönder' });
  await send.click();
  const name = form.getByLabel('Ad soyad', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Bu alan zorunlu.');
  await axe(page);
  const email = form.getByLabel('E-posta', { exact: true });
  await email.fill('ayse@');
  await email.blur();
  await expect(email).toHaveAccessibleDescription('Geçerli bir e-posta adresi girin.');
  await email.fill('ayse@firma.example');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await fillMessage(page, turkish);

  // The server first refuses, then cannot be reached, then fails. The typed text stays each time, and after a
  // reload.
  const refusal = {
    success: false,
    message: 'Sonra deneyin.',
    errors: { subject: ['Başka bir konu yazın.'] },
  };
  await page.route('**/api/contact', (route) => route.fulfill({ status: 422, json: refusal }), { times: 1 });
  await send.click();
  await expect(form.getByLabel('Konu', { exact: true })).toBeFocused();
  await expect(form.getByLabel('Konu', { exact: true })).toHaveAccessibleDescription('Başka bir konu yazın.');
  await expect(form.getByRole('alert')).toContainText('Sonra deneyin.');
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: 'x' }), { times: 1 });
  await send.click();
  await expect(form.getByRole('alert')).toContainText('Sistem Hatası!');
  await expect(form.getByRole('alert')).toContainText('Bir hata oldu, gönderilemedi.');
  await expect(send).toBeFocused();
  await page.reload();
  await untilReady(page);
  await expect(form.getByLabel('Mesaj', { exact: true })).toHaveValue('İki toka numunesi rica ederiz.');

  const ids: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact'))
      ids.push(/name="request_id"\r\n\r\n(\S+)/.exec(request.postData() ?? '')?.[1]);
  });
  await form.getByRole('checkbox', { name: turkish.notice }).check();
  await send.dblclick();
  await expect(form.getByRole('button', { name: 'Gönderiliyor' })).toBeDisabled();
  await expect(form.getByLabel('Mesaj', { exact: true })).toBeDisabled();
  const done = page.getByRole('heading', { name: 'Mesajınız bize ulaştı.' });
  await expect(done).toBeFocused();
  await expect(page.getByText('Yanıtımız ayse@firma.example adresine gelecek.')).toBeVisible();
  await expect(page.getByText(/^Başvuru numaranız: \w{4}-\w{4}$/)).toBeVisible();
  expect(ids).toHaveLength(1);
  await axe(page);
  expectFailedCalls(pageErrors);
  await page.getByRole('button', { name: 'Yeni mesaj yaz' }).click();
  await expect(form.getByLabel('Mesaj', { exact: true })).toHaveValue('');
});

test('a message in English that is written offline on a phone is sent later with the same id @phone', async ({
  page,
  context,
  pageErrors,
}) => {
  await page.clock.install();
  await openSite(page, '/en/iletisim');
  await axe(page);
  await fillMessage(page, english);
  const ids: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact'))
      ids.push(/name="request_id"\r\n\r\n(\S+)/.exec(request.postData() ?? '')?.[1]);
  });
  const send = formOf(page).getByRole('button', { name: 'Send' });
  await context.setOffline(true);
  await takeTime(page);
  await send.click();
  await expect(formOf(page).getByRole('alert')).toContainText('System error!');
  await context.setOffline(false);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Your message has reached us.' })).toBeFocused();
  await expect(page.getByText(/^Your reference number: \w{4}-\w{4}$/)).toBeVisible();
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
  expectFailedCalls(pageErrors);
});

test('a CV is optional and a PDF of at most 5 MB; the page of a tour leads to a request for it @desk', async ({
  page,
}, info) => {
  await page.clock.install();
  await openSite(page, '/iletisim?topic=human-resources');
  const form = formOf(page);
  const send = form.getByRole('button', { name: 'Gönder' });
  await form.getByLabel('Ad soyad', { exact: true }).fill('Can Demir');
  await form.getByLabel('E-posta', { exact: true }).fill('can@firma.example');
  await form.getByLabel('Telefon', { exact: true }).fill('0532 000 00 00');
  await form.getByLabel('Başvurduğunuz görev', { exact: true }).fill('Kalıpçı');
  await form.getByRole('checkbox', { name: turkish.notice }).check();
  const cv = form.getByLabel(/^Özgeçmiş/);
  // The browser reads it from the disk, because sending it there takes seconds.
  const tooLarge = info.outputPath(pdf.name);
  writeFileSync(tooLarge, Buffer.alloc(5 * 1024 * 1024 + 1));
  await cv.setInputFiles(tooLarge);
  await expect(cv).toHaveAccessibleDescription(/Dosya çok büyük: en çok 5 MB/);
  await cv.setInputFiles({ ...pdf, buffer: Buffer.from('no PDF') });
  await takeTime(page);
  await send.click();
  await expect(cv).toHaveAccessibleDescription(/açılabilen bir PDF değil/);
  await cv.setInputFiles('demo/documents/certificates/iso-14001.pdf');
  await send.click();
  const sent = page.getByRole('heading', { name: 'Mesajınız bize ulaştı.' });
  await expect(sent).toBeVisible();
  await page.getByRole('button', { name: 'Yeni mesaj yaz' }).click();
  await form.getByRole('radio', { name: 'İş başvurusu' }).check();
  await form.getByLabel('Ad soyad', { exact: true }).fill('Ece Demir');
  await form.getByLabel('E-posta', { exact: true }).fill('ece@firma.example');
  await form.getByLabel('Telefon', { exact: true }).fill('0532 000 00 01');
  await form.getByLabel('Başvurduğunuz görev', { exact: true }).fill('Preste çalışmak');
  await form.getByRole('checkbox', { name: turkish.notice }).check();
  await takeTime(page);
  await send.click();
  await expect(sent).toBeVisible();

  await openSite(page, '/fuarlar');
  await page
    .getByRole('link', { name: /^Tur isteyin/ })
    .first()
    .click();
  await expect(form.getByRole('radio', { name: 'Okul turu' })).toBeChecked();
  await expect(form.getByRole('combobox', { name: /^Tur/ }).locator('option:checked')).not.toHaveText(
    'Henüz seçmedim',
  );
});

test('a visitor subscribes to the newsletter by keyboard, after a wrong address, a refusal and a failure @desk', async ({
  page,
  pageErrors,
}) => {
  await page.clock.install();
  await openSite(page, '/katalog');
  const email = page.getByLabel('E-posta adresiniz');
  const send = page.getByRole('button', { name: 'Abone ol' });
  await expect(send).toBeEnabled();
  await email.focus();
  await page.keyboard.type('yanlış');
  await page.keyboard.press('Tab');
  await expect(email).toHaveAccessibleDescription('Geçerli bir e-posta adresi girin.');
  await email.fill(`${'a'.repeat(250)}@b.example`);
  await expect(email).toHaveAccessibleDescription('Bu alan en çok 250 karakter olabilir.');
  await email.fill('');
  await page.keyboard.press('Enter');
  await expect(email).toHaveAccessibleDescription('Bu alan zorunlu.');
  await page.keyboard.type('haber@firma.example');
  await takeTime(page);
  const popup = page.getByRole('alertdialog');
  const call = '**/api/newsletter-sub';

  await page.route(call, (route) => route.fulfill({ status: 429, json: { success: false, message: 'x' } }), {
    times: 1,
  });
  await page.keyboard.press('Enter');
  await expect(popup).toHaveAccessibleName('Hata!');
  await expect(popup).toHaveAccessibleDescription('Bir hata oldu, gönderilemedi. Lütfen yeniden deneyin.');
  await axe(page);
  await page.keyboard.press('Escape');
  await page.route(call, (route) => route.abort(), { times: 1 });
  await send.press('Enter');
  await expect(popup).toHaveAccessibleName('Sistem Hatası!');
  await popup.getByRole('button', { name: 'Tamam' }).press('Enter');
  await expect(email).toHaveValue('haber@firma.example');
  await send.press('Enter');
  await expect(popup).toHaveAccessibleName('Gönderildi!');
  await expect(popup).toHaveAccessibleDescription('Mesajınız yetkililere iletildi.');
  await page.keyboard.press('Escape');
  await expect(email).toHaveValue('');
  expectFailedCalls(pageErrors);
});
