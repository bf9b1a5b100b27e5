import type { Page } from '@playwright/test';
import { createJpeg } from '#test/files/pictures.ts';
import { expect, openSession, test } from '../fixtures.ts';
import { openProduct, staffRecords } from './staff-records.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const offer = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Kaydedilmemiş değişiklikleriniz var' });
const endSession = (page: Page) => page.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)));
const picture = async (name: string, width: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await createJpeg({ width }),
});

test('when too many calls close the panel, a half-written transporter type and product are offered again', async ({
  staff,
  server,
}) => {
  const records = await staffRecords(server);
  const id = await records.addProduct(`Beklenen ${test.info().project.name} ${Date.now()}`);
  const type = `Emek ${test.info().project.name} ${Date.now()}`;
  const openTransporterTypes = async () => {
    await openProduct(staff, id);
    await staff.getByRole('button', { name: 'Türleri Yönet' }).click();
    await staff.getByRole('button', { name: 'Yeni Tür' }).click();
  };
  await openProduct(staff, id);
  await field(staff, 'Kısa açıklama').fill('Yarım kalan açıklama');
  await staff.getByRole('button', { name: 'Türleri Yönet' }).click();
  await staff.getByRole('button', { name: 'Yeni Tür' }).click();
  await field(staff, 'Ad (Türkçe)').fill(type);
  await staff.route(
    '**/api/admin/transporter-types',
    (route) =>
      route.fulfill({ status: 429, json: { success: false, message: 'Biraz sonra tekrar deneyin.' } }),
    { times: 1 },
  );
  await staff.getByRole('dialog').getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect.poll(() => new URL(staff.url()).pathname).toBe('/');
  await openTransporterTypes();
  const drawer = staff.getByRole('dialog', { name: 'Yeni Tür' });
  await drawer.getByRole('button', { name: 'Geri Yükle' }).click();
  await expect(field(staff, 'Ad (Türkçe)')).toHaveValue(type);
  await drawer.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(staff.getByRole('button', { name: `${type}: işlemler` })).toBeVisible();
  await staff.keyboard.press('Escape');
  await offer(staff).getByRole('button', { name: 'Geri Yükle' }).click();
  await expect(field(staff, 'Kısa açıklama')).toHaveValue('Yarım kalan açıklama');
});

test('a session that ends keeps finished uploads, what was typed, and the texts of a picture', async ({
  staff,
  server,
}) => {
  const records = await staffRecords(server);
  const id = await records.addProduct(`Yarıda ${test.info().project.name} ${Date.now()}`);
  await openProduct(staff, id);
  await field(staff, 'Kısa açıklama').fill('Yüklerken yazılan');
  const add = staff.getByRole('button', { name: 'Görsel ekle' });
  await add.setInputFiles([await picture('a.jpg', 300)]);
  await expect(staff.getByRole('img', { name: 'Görsel 1' })).toBeVisible();
  await endSession(staff);
  await add.setInputFiles([await picture('b.jpg', 320), await picture('c.jpg', 340)]);
  await expect(staff).toHaveURL(/\/giris-yap$/);
  await openSession(staff, server);
  await openProduct(staff, id);
  await expect(staff.getByRole('img', { name: 'Görsel 1' })).toBeVisible();
  await offer(staff).getByRole('button', { name: 'Geri Yükle' }).click();
  await expect(field(staff, 'Kısa açıklama')).toHaveValue('Yüklerken yazılan');
  expect((await records.product(id)).files).toHaveLength(1);

  await staff.keyboard.press('Control+s');
  await expect(staff.getByRole('alert').filter({ hasText: 'Güncellendi!' })).toBeVisible();
  const openTexts = () => staff.getByRole('button', { name: 'Görsel 1: metinleri düzenle' }).click();
  await openTexts();
  await field(staff, 'Alternatif metin').fill('Emek verilmiş bir tarif');
  await endSession(staff);
  await staff.getByRole('dialog').getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(staff).toHaveURL(/\/giris-yap$/);
  await openSession(staff, server);
  await openProduct(staff, id);
  await openTexts();
  await offer(staff).getByRole('button', { name: 'Geri Yükle' }).click();
  await expect(field(staff, 'Alternatif metin')).toHaveValue('Emek verilmiş bir tarif');
});
