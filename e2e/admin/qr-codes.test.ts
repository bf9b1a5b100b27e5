import { signInTo } from '#test/servers/staff-client.ts';
import { axe, expect, test } from '../fixtures.ts';
import { openProduct, staffRecords } from './staff-records.ts';

test('the QR code of a product is opened, copied and followed; its scans are counted, and it outlives the product @desk', async ({
  staff,
  server,
  browser,
}) => {
  const name = `Kodlu ${Date.now()}`;
  const records = await staffRecords(server);
  const id = await records.addProduct(name);
  const { seo_name: seoName } = await records.product(id);

  await openProduct(staff, id);
  const openCode = async () => {
    await staff.getByRole('button', { name: /işlemler$/ }).click();
    await staff.getByRole('menuitem', { name: 'QR Kod' }).click();
    await expect(staff.getByRole('img', { name: /^QR kod/ })).toBeVisible();
  };
  await openCode();
  await expect(staff.getByText('Son 30 günde okutulmadı')).toBeVisible();
  await axe(staff);
  const address = await staff
    .getByRole('dialog')
    .getByRole('textbox', { name: 'Adres', exact: true })
    .inputValue();
  expect(address).toMatch(/\/k\/[0-9a-z]{7}$/);
  const download = staff.waitForEvent('download');
  await staff.getByRole('button', { name: 'SVG İndir' }).click();
  expect((await download).suggestedFilename()).toMatch(/^qr-Kodlu.*\.svg$/);
  await staff.getByRole('button', { name: 'Kapat' }).click();

  const visitor = await browser.newPage({ userAgent: 'Mozilla/5.0 (iPhone)' });
  const { pathname } = new URL(address);
  await visitor.goto(server.url + pathname.toUpperCase());
  await expect(visitor).toHaveURL(`${server.url}/urun/${seoName}`);
  await openCode();
  await expect(staff.getByText('Son 30 günde 1 kez okutuldu')).toBeVisible();
  await axe(staff);

  await records.changeProduct(id, { is_active: false });
  await visitor.goto(server.url + pathname);
  await expect(visitor).toHaveURL(/\/urunler\//);
  await visitor.close();
});

test('labels of a product’s variants are chosen, refused where a bar code has no room, and downloaded @desk', async ({
  staff,
  server,
}) => {
  const records = await staffRecords(server);
  const id = await records.addProduct(`Etiketli ${Date.now()}`);
  const client = await signInTo(server.url, server.account);
  const code = `ET-${Date.now() % 1_000_000}`;
  const variants = [{ code, ordering: {} }];
  const saved = await client.call('POST', `/api/admin/products/${id}/variants`, { _method: 'PUT', variants });
  expect(saved.ok, await saved.clone().text()).toBe(true);

  await openProduct(staff, id);
  await staff.getByRole('tab', { name: 'Ölçüler ve Kaplamalar' }).click();
  await staff.getByRole('button', { name: 'Etiketler' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Etiket kâğıdı (A4)' }).click();
  await staff.getByRole('option', { name: /L4731/ }).click();
  await dialog.getByRole('checkbox', { name: 'GTIN barkodu' }).check();
  await expect(dialog.getByRole('status')).toHaveText(/GTIN barkodu bu etikete sığmaz/);
  await expect(dialog.getByRole('button', { name: 'PDF Hazırla' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'GTIN barkodu' }).uncheck();
  await dialog.getByRole('textbox', { name: 'İlk boş etiket' }).fill('9');
  await axe(staff);
  const download = staff.waitForEvent('download');
  await dialog.getByRole('button', { name: 'PDF Hazırla' }).click();
  expect((await download).suggestedFilename()).toMatch(/^etiketler-.*\.pdf$/);
  await expect(dialog).toBeHidden();
});
