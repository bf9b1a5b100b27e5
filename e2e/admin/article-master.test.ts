import { axe, expect, test } from '../fixtures.ts';
import { openProduct, staffRecords } from './staff-records.ts';

test('staff say that a product has a spare part, and both pages show it @desk', async ({ staff, server }) => {
  const name = `Kilit ${Date.now()}`;
  const part = `Yay ${Date.now()}`;
  const records = await staffRecords(server);
  const id = await records.addProduct(name);
  const partId = await records.addProduct(part);
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

test('publishing a product that lacks something asks first, names it and leads to it @desk', async ({
  staff,
  server,
}) => {
  const records = await staffRecords(server);
  const name = `Eksik ${Date.now()}`;
  const id = await records.addProduct(name);
  await records.changeProduct(id, { is_active: 0 });
  await openProduct(staff, id);
  const isPublic = async () => (await records.product(id)).is_active;
  const question = staff.getByRole('dialog', { name: 'Eksikleriyle yayına alınsın mı?' });

  // A save that does not publish asks nothing.
  await staff.getByRole('textbox', { name: 'Ürün kodu' }).fill(`EK-${Date.now() % 1_000_000}`);
  await staff.keyboard.press('Control+s');
  await expect(staff.getByRole('alert').filter({ hasText: 'Güncellendi!' }).first()).toBeVisible();
  await staff.getByRole('switch', { name: 'Yayında' }).click();
  await staff.keyboard.press('Control+s');
  await expect(question).toContainText('Ziyaretçi görmez');
  await expect(question).toContainText('Arama motoru bulmakta zorlanır');
  await axe(staff);
  await question.getByRole('button', { name: 'İlk Eksiğe Git' }).click();
  await expect(staff.getByLabel('Kısa açıklama').first()).toBeFocused();
  expect(await isPublic()).toBe(false);

  await staff.keyboard.press('Control+s');
  await question.getByRole('button', { name: 'Yine de Yayınla' }).click();
  await expect.poll(isPublic).toBe(true);

  // The category shows what is missing, and leads to the product.
  await staff.goto('/admin/pages/products?mode=completeness');
  const category = (await records.product(id)).category_id;
  await expect(staff.getByRole('table', { name: 'Ürünlerin Tamlığı' })).toBeVisible();
  await axe(staff);
  await staff.locator(`a[href*="category_id=${category}&without=picture"]`).last().click();
  await expect(staff.getByRole('row').filter({ hasText: name })).toBeVisible();
});
