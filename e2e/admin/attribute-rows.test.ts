import type { Page } from '@playwright/test';
import { axe, expect, test } from '../fixtures.ts';
import { openProduct, staffRecords } from './staff-records.ts';

const rowCount = 300;
const rows = Array.from({ length: rowCount }, (_, index) => ({
  label: { tr: `Özellik ${index + 1}` },
  value: { tr: `Değer ${index + 1}` },
}));
const cell = (page: Page, name: string) =>
  page.getByRole('combobox', { name, exact: true }).or(page.getByRole('textbox', { name, exact: true }));

/** Finds by CSS, because each question for a role takes long in a table of 300 rows. */
const inTable = (page: Page, name: string) => page.locator(`[aria-label="${name}"]`);

test('a table of 300 attribute rows can be edited, extended, sorted and saved', async ({ staff, server }) => {
  const records = await staffRecords(server);
  const id = await records.addProduct(`Cetvel ${test.info().project.name} ${Date.now()}`, rows);
  await openProduct(staff, id);
  const value = inTable(staff, '150. değer');
  await value.click();
  await value.press('End');
  await staff.keyboard.type(', 25 mm nikel kaplama');
  await expect(value).toHaveValue('Değer 150, 25 mm nikel kaplama');

  await inTable(staff, '2. satırı kaldır').click();
  await expect(inTable(staff, '2. özellik')).toHaveValue('Özellik 3');
  await staff.getByRole('button', { name: 'Özellik Ekle' }).click();
  await expect(inTable(staff, '300. özellik')).toBeFocused();
  await staff.keyboard.type('Son satır');
  await staff.keyboard.press('Enter');
  await expect(inTable(staff, '300. değer')).toBeFocused();
  await staff.keyboard.type('Son değer');

  await inTable(staff, 'Özellik 1: taşı').focus();
  await staff.keyboard.press('Space');
  await staff.keyboard.press('ArrowDown');
  await staff.keyboard.press('Space');
  await expect(inTable(staff, '2. özellik')).toHaveValue('Özellik 1');

  await inTable(staff, '3. özellik').fill('Kalınlık');
  await staff.getByRole('tab', { name: /^English/ }).click();
  await expect(inTable(staff, '3. özellik')).toHaveValue('');
  await expect(inTable(staff, '3. özellik')).toHaveAttribute('placeholder', 'Kalınlık');
  await inTable(staff, '3. özellik').fill('Thickness');
  await staff.getByRole('tab', { name: /^Türkçe/ }).click();
  await expect(inTable(staff, '3. özellik')).toHaveValue('Kalınlık');
  await expect(inTable(staff, 'Kalınlık: taşı')).toBeVisible();

  await staff.keyboard.press('Control+s');
  await expect(staff.getByRole('alert').filter({ hasText: 'Güncellendi!' })).toBeVisible();
  const { attributes } = await records.product(id);
  expect(attributes).toHaveLength(rowCount);
  expect(attributes[1]?.label.tr).toBe('Özellik 1');
  expect(attributes[2]?.label).toEqual({ tr: 'Kalınlık', en: 'Thickness' });
  expect(attributes.at(-1)?.label.tr).toBe('Son satır');
});

test('two columns from a spreadsheet become rows, and a renamed label is seen on the site', async ({
  staff,
  server,
}) => {
  const records = await staffRecords(server);
  const unique = `${test.info().project.name} ${Date.now()}`;
  const id = await records.addProduct(`Kroşe ${unique}`, [
    { label: { tr: `Gövde ${unique}` }, value: { tr: 'Zamak' } },
  ]);
  await openProduct(staff, id);
  await cell(staff, '1. değer').focus();
  await staff.keyboard.press('Enter');
  await expect(cell(staff, '2. özellik')).toBeFocused();
  await cell(staff, '2. özellik').evaluate((input, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, `Boy ${unique}\t40 mm\r\nYüzey ${unique}\tParlak\r\n`);
  await expect(cell(staff, '3. özellik')).toHaveValue(`Yüzey ${unique}`);
  await expect(cell(staff, '3. değer')).toBeFocused();
  await staff.keyboard.press('Enter');
  await staff.keyboard.type('Gövde');
  await staff.keyboard.press('ArrowDown');
  await expect(staff.getByRole('option', { name: `Gövde ${unique}` })).toBeVisible();
  await staff.keyboard.press('Escape');
  await staff.keyboard.press('Control+s');
  await expect(staff.getByRole('alert').filter({ hasText: 'Güncellendi!' })).toBeVisible();
  const { attributes, seo_name } = await records.product(id);
  expect(attributes.map(({ value }) => value.tr)).toEqual(['Zamak', '40 mm', 'Parlak']);

  await staff.goto(`${server.url}/admin/lists?tab=attribute-labels&open=${attributes[1]?.label_id ?? 0}`);
  await staff.getByRole('textbox', { name: 'Ad (Türkçe)' }).fill(`Uzunluk ${unique}`);
  await staff.keyboard.press('Control+s');
  await expect(staff.getByRole('alert').filter({ hasText: 'Güncellendi!' })).toBeVisible();
  await staff.goto(`${server.url}/urun/${seo_name}`);
  await expect(staff.getByRole('table')).toContainText(`Uzunluk ${unique}`);
});

test('new products of a category start with the attribute rows of its template, and old ones can add the missing rows', async ({
  staff,
  server,
}) => {
  const records = await staffRecords(server);
  const unique = `${test.info().project.name} ${Date.now()}`;
  const body = `Gövde ${unique}`;
  const finish = `Yüzey ${unique}`;
  const id = await records.addProduct(`Şablonlu ${unique}`, [
    { label: { tr: body }, value: { tr: 'Zamak' } },
  ]);
  const { category_id } = await records.product(id);
  await staff.goto(`/admin/pages/products-categories?open=${category_id}`);
  const drawer = staff.getByRole('dialog', { name: 'Kategoriyi Düzenle' });
  const added = drawer.getByRole('combobox', { name: 'Özellik şablonu: etiket ekle' });
  await added.fill('gövde');
  await staff.getByRole('option', { name: body }).click();
  await expect(drawer.getByRole('button', { name: `${body}: kaldır` })).toBeVisible();
  // The value is typed and saved without Enter.
  await added.fill(finish);
  await axe(staff);
  await drawer.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(drawer).toBeHidden();

  await openProduct(staff, id);
  await staff.getByRole('button', { name: 'Şablondaki satırları ekle (1)' }).click();
  await expect(cell(staff, '2. özellik')).toHaveValue(finish);
  await staff.goto('/admin/pages/products/insert');
  await staff.getByRole('combobox', { name: 'Kategori' }).fill(`Şablonlu ${unique}`);
  await staff.getByRole('option', { name: `Kategori Şablonlu ${unique}` }).click();
  await expect(cell(staff, '1. özellik')).toHaveValue(body);
  await expect(cell(staff, '2. özellik')).toHaveValue(finish);
});
