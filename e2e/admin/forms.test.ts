import type { Page } from '@playwright/test';
import { createJpeg } from '#test/files/pictures.ts';
import { axe, expect, test } from '../fixtures.ts';
import { openProduct, staffRecords } from './staff-records.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Kaydet', exact: true }).click();
const saved = (page: Page) => page.getByRole('alert').filter({ hasText: 'Güncellendi!' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklikler var' });
const offer = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Kaydedilmemiş değişiklikleriniz var' });
const conflict = (page: Page) => page.getByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });

/** Creates a product for this journey and opens its form. */
async function openOwnProduct(page: Page, records: Awaited<ReturnType<typeof staffRecords>>) {
  const name = `Toka ${test.info().project.name} ${Date.now()}`;
  const id = await records.addProduct(name);
  await openProduct(page, id);
  return { id, name };
}

/** Waits until the draft is in the browser's storage. */
async function untilKept(page: Page, text: string): Promise<void> {
  const drafts = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('draft/'))
        .map(([, value]) => String(value))
        .join(),
    );
  await expect.poll(drafts).toContain(text);
}

async function draftCount(page: Page): Promise<number> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft/')).length);
}

test('every way out of a form with unsaved changes asks first', async ({ staff, server }) => {
  const name = `Toka ${test.info().project.name} ${Date.now()}`;
  await (await staffRecords(server)).addProduct(name);
  await staff.goto('/admin/pages/products');
  await staff.getByRole('searchbox', { name: 'Ad ya da kod ara' }).fill(name);
  await staff.getByRole('link', { name }).first().click();
  const back = staff.getByRole('link', { name: 'Ürünlere dön' });
  await field(staff, 'Ad').fill(`${name} yeni`);

  await back.click();
  await expect(question(staff)).toBeVisible();
  await axe(staff);
  await question(staff).getByRole('button', { name: 'Sayfada Kal' }).click();
  await expect(field(staff, 'Ad')).toHaveValue(`${name} yeni`);

  await staff.goBack();
  await expect(question(staff)).toBeVisible();
  await staff.keyboard.press('Escape');
  await expect(question(staff)).toBeHidden();
  await expect(staff).toHaveURL(/products\/update$/);

  await staff.getByRole('button', { name: /^Profil:/ }).click();
  await staff.getByRole('menuitem', { name: 'Çıkış Yap' }).click();
  await question(staff).getByRole('button', { name: 'Sayfada Kal' }).click();
  await expect(field(staff, 'Ad')).toHaveValue(`${name} yeni`);

  const asked = staff.waitForEvent('dialog');
  await staff.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(field(staff, 'Ad')).toHaveValue(`${name} yeni`);

  await back.click();
  await question(staff).getByRole('button', { name: 'Kaydetmeden Çık' }).click();
  await expect(staff.getByRole('heading', { level: 1, name: 'Ürünler' })).toBeVisible();
  expect(await draftCount(staff)).toBe(0);
  // When the form is opened again immediately, it shows the stored record.
  await staff.goBack();
  await expect(field(staff, 'Ad')).toHaveValue(name, { timeout: 5000 });
});

test('the draft of a new product survives a crashed tab, with its pictures', async ({ staff }) => {
  await staff.goto('/admin/pages/products/insert');
  await field(staff, 'Ad').fill('Yarım ürün');
  await staff
    .getByRole('button', { name: 'Görsel ekle' })
    .setInputFiles([{ name: 'ön.jpg', mimeType: 'image/jpeg', buffer: await createJpeg() }]);
  const tile = staff.getByRole('listitem').filter({ has: staff.getByRole('img', { name: 'Görsel 1' }) });
  await expect(tile).toContainText('Kaydedince eklenir');
  await untilKept(staff, 'media_id');
  const next = await staff.context().newPage();
  await staff.close({ runBeforeUnload: false });
  await next.goto('/admin/pages/products/insert');
  await offer(next).getByRole('button', { name: 'Geri Yükle' }).click();
  await expect(field(next, 'Ad')).toHaveValue('Yarım ürün');
  await expect(next.getByRole('img', { name: 'Görsel 1' })).toBeVisible();
});

test('a conflict shows both versions, and “Benimkini Kaydet” overwrites only the fields that the user changed @both', async ({
  staff,
  server,
}) => {
  const records = await staffRecords(server);
  const { id, name } = await openOwnProduct(staff, records);
  await records.changeProduct(id, { name_tr: `${name} onun`, summary_tr: 'Onun özeti' });
  await field(staff, 'Ad').fill(`${name} benim`);
  await save(staff);
  await expect(conflict(staff)).toBeVisible();
  const row = conflict(staff).getByRole('row', { name: /^Ad \(Türkçe\)/ });
  await expect(row).toContainText(`${name} onun`);
  await expect(row).toContainText(`${name} benim`);
  await expect(conflict(staff)).toContainText('kayıtlı olduğu gibi kalır: Kısa açıklama (Türkçe)');
  await axe(staff);

  await conflict(staff).getByRole('button', { name: 'Düzenlemeye Dön' }).click();
  await expect(field(staff, 'Ad')).toHaveValue(`${name} benim`);
  await records.changeProduct(id, { name_tr: `${name} onun ikinci` });
  await save(staff);
  await expect(conflict(staff)).toContainText('onun ikinci');
  await records.changeProduct(id, { name_tr: `${name} onun üçüncü` });
  await conflict(staff).getByRole('button', { name: 'Benimkini Kaydet' }).click();
  await expect(conflict(staff)).toContainText('onun üçüncü');
  await conflict(staff).getByRole('button', { name: 'Benimkini Kaydet' }).click();
  await expect(saved(staff)).toBeVisible();
  await expect(field(staff, 'Kısa açıklama')).toHaveValue('Onun özeti');
  expect(await records.product(id)).toMatchObject({ name_tr: `${name} benim`, summary_tr: 'Onun özeti' });
});
