import type { Locator, Page } from '@playwright/test';
import { createJpeg } from '#test/files/pictures.ts';
import { validPdf } from '#test/files/valid-pdf.ts';
import { axe, expect, test } from '../fixtures.ts';

const screen = '/admin/pages/about?tab=certificates';
const unique = (text: string) => `${text} ${test.info().project.name} ${Date.now()}`;
const jpeg = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await createJpeg({ width: 300, height: 420 }),
});
/** A PDF that differs for each name, because the library stores equal files only once. */
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: validPdf({ text: `${name} ${Date.now()}` }),
});

const drawer = (page: Page, title = 'Yeni Sertifika') => page.getByRole('dialog', { name: title });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const save = async (form: Locator) => {
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(form).toBeHidden();
};

async function openNew(page: Page): Promise<Locator> {
  await page.goto(screen);
  await page.getByRole('button', { name: 'Yeni Sertifika' }).first().click();
  return drawer(page);
}

test('a certificate gets a picture and a PDF', async ({ staff }) => {
  const name = unique('Kalite');
  const form = await openNew(staff);
  await expect(staff.getByRole('heading', { level: 1, name: 'Hakkımızda' })).toBeVisible();
  await expect(staff.getByRole('heading', { level: 2, name: 'Sertifikalar' })).toBeVisible();
  await axe(staff);
  await form.getByRole('textbox', { name: 'Ad' }).fill(name);
  await form.getByRole('textbox', { name: 'Veren kuruluş' }).fill('Örnek Kurum');
  await form.getByRole('button', { name: 'Görsel seç' }).setInputFiles(await jpeg('belge.jpg'));
  await expect(form.getByRole('img', { name: 'Görsel' })).toBeVisible();
  await form.getByRole('button', { name: 'PDF seç' }).setInputFiles(pdf('belge.pdf'));
  await expect(form.getByRole('link', { name: 'belge.pdf' })).toBeVisible();
  await axe(staff);
  await save(form);

  await row(staff, name).getByRole('button', { name, exact: true }).click();
  const edit = drawer(staff, 'Sertifikayı Düzenle');
  const link = edit.getByRole('link', { name: 'belge.pdf' });
  const answer = await staff.request.get((await link.getAttribute('href')) ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await expect(edit.getByRole('img', { name: 'Görsel' })).toBeVisible();
  const chooser = staff.waitForEvent('filechooser');
  await edit.getByRole('button', { name: 'belge.pdf: değiştir' }).click();
  await (await chooser).setFiles(pdf('yeni-belge.pdf'));
  await expect(edit.getByRole('link', { name: 'yeni-belge.pdf' })).toBeVisible();
  await save(edit);
});
