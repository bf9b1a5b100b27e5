import type { Page } from '@playwright/test';
import { axe, expect, test } from '../fixtures.ts';
import { openProduct, staffRecords } from './staff-records.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const newForm = (page: Page) => page.getByRole('heading', { level: 1, name: 'Yeni Ürün' });
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const uniqueName = (kind: string) => `${kind} ${test.info().project.name} ${Date.now()}`;

test('“Kaydet ve Yeni” saves a new or an edited product and opens an empty form in the same category', async ({
  staff,
  server,
}) => {
  const name = uniqueName('Seri');
  const records = await staffRecords(server);
  const id = await records.addProduct(name);
  await staff.goto('/admin/pages/products/insert');
  const category = staff.getByRole('combobox', { name: 'Kategori' });
  const saveAndNew = staff.getByRole('button', { name: 'Kaydet ve Yeni' });

  await field(staff, 'Ad').fill(`${name} bir`);
  await saveAndNew.click();
  await expect(field(staff, 'Ürün kodu')).toBeFocused();
  await expect(field(staff, 'Ad')).toHaveValue(`${name} bir`);

  await field(staff, 'Ürün kodu').fill(`${name} 1`);
  await category.click();
  // The search ignores upper and lower case.
  await staff.keyboard.type(name.toLocaleLowerCase('tr'));
  await expect(staff.getByRole('option')).toHaveCount(1);
  await staff.keyboard.press('Enter');
  await saveAndNew.click();
  await expect(alert(staff, 'İşlem Başarılı!')).toBeVisible();
  await expect(field(staff, 'Ad')).toHaveValue('');
  await expect(field(staff, 'Ad')).toBeFocused();
  await expect(field(staff, 'Ürün kodu')).toHaveValue('');
  await expect(category).toHaveValue(new RegExp(name));

  await staff.keyboard.type(`${name} iki`);
  await field(staff, 'Ürün kodu').fill(`${name} 2`);
  await staff.keyboard.press('Control+Shift+S');
  await expect(field(staff, 'Ad')).toHaveValue('');
  await staff.goto(`/admin/pages/products?search=${encodeURIComponent(name)}`);
  await expect(staff.getByRole('link', { name: `${name} iki` })).toBeVisible();
  await expect(staff.getByRole('link', { name: `${name} bir` })).toBeVisible();

  await openProduct(staff, id);
  await expect(staff.getByRole('button', { name: 'Sonraki ürün' })).toBeHidden();
  await field(staff, 'Ad').fill(`${name} yeni`);
  await staff.keyboard.press('Control+Shift+S');
  await expect(newForm(staff)).toBeVisible();
  await expect(field(staff, 'Ad')).toBeFocused();
  await expect(category).toHaveValue(new RegExp(name));
  expect(await records.product(id)).toMatchObject({ name_tr: `${name} yeni` });
});

test('previous and next follow the list with its filter, over its pages and after a reload', async ({
  staff,
  server,
}) => {
  const name = uniqueName('Komşu');
  const records = await staffRecords(server);
  await Promise.all(Array.from({ length: 25 }, (_, count) => records.addProduct(`${name} no${count}`)));
  await staff.goto(`/admin/pages/products?search=${encodeURIComponent(name)}`);
  const rows = staff.getByRole('link', { name: new RegExp(name) });
  await expect(rows).toHaveCount(24);
  const last = (await rows.last().textContent()) ?? '';
  await rows.last().click();
  const next = staff.getByRole('button', { name: 'Sonraki ürün' });
  const previous = staff.getByRole('button', { name: 'Önceki ürün' });
  const place = staff.getByRole('navigation', { name: 'Listedeki ürünler' });
  await expect(place).toContainText('24 / 25');

  await field(staff, 'Kısa açıklama').fill('Yarım');
  await next.click();
  const question = staff.getByRole('dialog', { name: 'Kaydedilmemiş değişiklikler var' });
  await question.getByRole('button', { name: 'Sayfada Kal' }).click();
  await expect(field(staff, 'Ad')).toHaveValue(last);
  await next.click();
  await question.getByRole('button', { name: 'Kaydetmeden Çık' }).click();
  await expect(place).toContainText('25 / 25');
  await expect(field(staff, 'Ad')).not.toHaveValue(last);
  await expect(next).toBeDisabled();

  await staff.reload();
  await expect(place).toContainText('25 / 25');
  await expect(field(staff, 'Ad')).not.toHaveValue(last);
  await previous.focus();
  await staff.keyboard.press('Enter');
  await expect(field(staff, 'Ad')).toHaveValue(last);
  await expect(previous).toBeFocused();
  await axe(staff);
  await staff.goBack();
  await expect(staff.getByRole('heading', { level: 1, name: 'Ürünler' })).toBeVisible();
});

test('on a wide screen two languages are shown side by side, and the choice is remembered', async ({
  staff,
  server,
}) => {
  const records = await staffRecords(server);
  const name = uniqueName('Çift');
  const id = await records.addProduct(name, [{ label: { tr: 'Gövde' }, value: { tr: 'Zamak' } }]);
  const beside = staff.getByRole('button', { name: 'Yan Yana' });
  await openProduct(staff, id);
  await expect(beside).toBeHidden();
  await staff.setViewportSize({ width: 1920, height: 1080 });
  await beside.click();
  const texts = staff.getByRole('region', { name: 'İçerik' });
  const turkish = texts.getByRole('group', { name: 'Türkçe' });
  const english = texts.getByRole('tabpanel', { name: /^English/ });
  const tab = texts.getByRole('tab', { name: /English/ });
  await expect(turkish.getByRole('textbox', { name: 'Ad' })).toHaveValue(name);
  await expect(tab).toContainText('2 metin eksik: Ad, Özellikler');
  await axe(staff);

  await test.step('both columns have a text editor each and are saved together', async () => {
    await english.getByRole('textbox', { name: 'Ad' }).fill('Buckle');
    for (const [column, text] of [
      [turkish, 'Parlak'],
      [english, 'Shiny'],
    ] as const) {
      await column.getByRole('textbox', { name: 'Açıklama', exact: true }).click();
      await expect(column.getByRole('button', { name: 'Kalın' })).toBeVisible();
      await staff.keyboard.type(text);
    }
    await field(staff, '1. değer (English)').fill('Zinc alloy');
    await staff.keyboard.press('Control+s');
    await expect(alert(staff, 'Güncellendi!')).toBeVisible();
    expect(await records.product(id)).toMatchObject({
      version: 2,
      name_en: 'Buckle',
      description_tr: '<p>Parlak</p>',
      description_en: '<p>Shiny</p>',
      attributes: [{ label: { tr: 'Gövde' }, value: { tr: 'Zamak', en: 'Zinc alloy' } }],
    });
    await axe(staff);
  });

  await test.step('an error is shown in the column of its language', async () => {
    await turkish.getByRole('textbox', { name: 'Ad' }).fill('');
    await staff.keyboard.press('Control+s');
    await expect(turkish.getByRole('textbox', { name: 'Ad' })).toBeFocused();
    await expect(turkish).toContainText('* Bu Alan Zorunlu');
    await expect(english).not.toContainText('* Bu Alan Zorunlu');
    await turkish.getByRole('textbox', { name: 'Ad' }).fill(name);
    await expect(staff.getByText('Kaydedilmemiş değişiklikler var')).toBeHidden();
  });

  await test.step('drawers do the same, narrow windows show tabs', async () => {
    await staff.goto('/admin/pages/products-categories');
    await staff.getByRole('button', { name: 'Yeni Kategori' }).click();
    const drawer = staff.getByRole('dialog', { name: 'Yeni Kategori' });
    await expect(drawer.getByRole('group', { name: 'Türkçe' }).getByRole('textbox')).toHaveCount(2);
    await axe(staff);
    await staff.setViewportSize({ width: 1440, height: 900 });
    await expect(drawer.getByRole('tab', { name: 'Türkçe' })).toBeVisible();
    await expect(drawer.getByRole('textbox', { name: 'Ad', exact: true })).toHaveCount(1);
    await field(staff, 'Ad').fill('Yarım kalan');
    await staff.keyboard.press('Escape');
    await expect(staff.getByRole('dialog', { name: 'Kaydedilmemiş değişiklikler var' })).toBeVisible();
  });
});
