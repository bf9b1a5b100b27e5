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
