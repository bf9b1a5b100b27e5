import { axe, expect, test } from '../fixtures.ts';
import { openProduct, staffRecords } from './staff-records.ts';

test('staff say that a product has a spare part, and both pages show it @desk', async ({ staff, server }) => {
  const [name, part] = [`Kilit ${Date.now()}`, `Yay ${Date.now()}`];
  const records = await staffRecords(server);
  const [id, partId] = [await records.addProduct(name), await records.addProduct(part)];
  const html = async (productId: number) => {
    const { seo_name: seoName } = await records.product(productId);
    return (await staff.request.get(`${server.url}/urun/${seoName}`)).text();
  };
  expect(await html(id)).not.toContain('>Yedek parçaları</h2>');

  await openProduct(staff, id);
  const summary = staff.getByLabel('Kısa açıklama').first();
  await summary.fill('Yayı değişen kilit');
  await staff.getByRole('combobox', { name: 'İlişki' }).click();
  await staff.getByRole('option', { name: 'Yedek parçaları' }).click();
  await staff.getByRole('combobox', { name: 'Ürün ekle' }).fill(part);
  await staff.getByRole('option', { name: part }).click();
  await expect(staff.getByRole('group', { name: 'Yedek parçaları' }).getByText(part)).toBeVisible();
  await axe(staff);
  // The version of the product has changed, but no field of the form has.
  await staff.keyboard.press('Control+s');
  await expect(staff.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await records.product(id)).summary_tr).toBe('Yayı değişen kilit');

  expect(await html(id)).toContain('>Yedek parçaları</h2>');
  expect(await html(partId)).toContain('>Yedek parçası olduğu ürünler</h2>');
});
