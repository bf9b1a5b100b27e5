import { axe, expect, test } from '../fixtures.ts';
import { openProduct, staffRecords } from './staff-records.ts';

test('staff take the proposed kind of an attribute; its values are read, refused and written in English @desk', async ({
  staff,
  server,
}) => {
  const label = `Çap ${Date.now()}`;
  const records = await staffRecords(server);
  const attribute = (tr: string) => [{ label: { tr: label, en: `${label} EN` }, value: { tr } }];
  await records.addProduct(`${label} bir`, attribute('1,2 cm'));
  await records.addProduct(`${label} iki`, attribute('25,5 mm'));
  const id = await records.addProduct(`${label} üç`, attribute('30 mm'));

  await staff.goto('/admin/lists?tab=attribute-labels');
  await staff.getByPlaceholder('Etiket ara').fill(label);
  await staff.getByText(label, { exact: true }).click();
  const drawer = staff.getByRole('dialog');
  await expect(drawer.getByText('Ürünlerdeki 3 farklı değerin çoğu okunabiliyor: Sayı (mm)')).toBeVisible();
  await drawer.getByRole('button', { name: 'Öneriyi Uygula' }).click();
  await expect(drawer.getByText('Ürünlerdeki 3 farklı değerin hepsi okunuyor.')).toBeVisible();
  await axe(staff);
  await drawer.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(staff.getByRole('alert').filter({ hasText: 'Güncellendi!' })).toBeVisible();
  await expect(staff.getByText('Sayı (mm)').first()).toBeVisible();

  await openProduct(staff, id);
  await expect(staff.getByRole('heading', { name: /^Tamlık %/ })).toBeVisible();
  const value = staff.getByRole('textbox', { name: '1. değer', exact: true });
  await value.fill('otuz');
  await value.blur();
  await expect(staff.getByText('Sayı olarak okunamadı. Örnek: 12,5 mm')).toBeVisible();
  await staff.keyboard.press('Control+s');
  await staff.getByRole('button', { name: 'Tamam' }).click();
  await expect(value).toHaveAttribute('aria-invalid', 'true');
  expect((await records.product(id)).attributes[0]?.value).toEqual({ tr: '30 mm' });
  await value.fill('14,5');
  await staff.keyboard.press('Control+s');
  await expect(staff.getByRole('alert').filter({ hasText: 'Güncellendi!' })).toBeVisible();
  await staff.getByRole('tab', { name: /^English/ }).click();
  await expect(value).toHaveValue('14.5\u00a0mm');
  await expect(value).not.toBeEditable();

  // One click leads from what is missing to its field.
  await staff.getByRole('button', { name: 'Kısa açıklama: alana git' }).click();
  await expect(staff.locator('[name="summary_tr"]')).toBeFocused();

  const { seo_name: seoName } = await records.product(id);
  await records.changeProduct(id, { is_active: true });
  const page = await staff.request.get(`${server.url}/api/pages/product/${seoName}?lang=en`);
  expect(((await page.json()) as { attributes: object[] }).attributes).toMatchObject([
    { label: `${label} EN`, value: '14.5\u00a0mm', measure: { low: 14.5, high: 14.5, unit_code: 'MMT' } },
  ]);
});
