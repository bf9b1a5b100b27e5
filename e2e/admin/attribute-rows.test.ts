import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openProduct, staffRecords } from './staff-records.ts';

const rowCount = 300;
const rows = Array.from({ length: rowCount }, (_, index) => ({
  label: { tr: `Özellik ${index + 1}` },
  value: { tr: `Değer ${index + 1}` },
}));
const cell = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('300 attribute rows are typed into, added, moved, removed and saved', async ({ staff, server }) => {
  const records = await staffRecords(server);
  const id = await records.addProduct(`Cetvel ${test.info().project.name} ${Date.now()}`, rows);
  await openProduct(staff, id);
  const value = cell(staff, '150. değer');
  await value.click();
  await value.press('End');
  await staff.keyboard.type(', 25 mm nikel kaplama');
  await expect(value).toHaveValue('Değer 150, 25 mm nikel kaplama');

  await staff.getByRole('button', { name: '2. satırı kaldır', exact: true }).click();
  await expect(cell(staff, '2. özellik')).toHaveValue('Özellik 3');
  await staff.getByRole('button', { name: 'Özellik Ekle' }).click();
  await expect(cell(staff, '300. özellik')).toBeFocused();
  await staff.keyboard.type('Son satır');

  await staff.getByRole('button', { name: 'Özellik 1: taşı', exact: true }).focus();
  await staff.keyboard.press('Space');
  await staff.keyboard.press('ArrowDown');
  await staff.keyboard.press('Space');
  await expect(cell(staff, '2. özellik')).toHaveValue('Özellik 1');

  await cell(staff, '3. özellik').fill('Kalınlık');
  await staff.getByRole('tab', { name: /^English/ }).click();
  await expect(cell(staff, '3. özellik')).toHaveValue('');
  await expect(cell(staff, '3. özellik')).toHaveAttribute('placeholder', 'Kalınlık');
  await cell(staff, '3. özellik').fill('Thickness');
  await staff.getByRole('tab', { name: /^Türkçe/ }).click();
  await expect(cell(staff, '3. özellik')).toHaveValue('Kalınlık');
  await expect(staff.getByRole('button', { name: 'Kalınlık: taşı', exact: true })).toBeVisible();

  await staff.keyboard.press('Control+s');
  await expect(staff.getByRole('alert').filter({ hasText: 'Güncellendi!' })).toBeVisible();
  const { attributes } = await records.product(id);
  expect(attributes).toHaveLength(rowCount);
  expect(attributes[1]?.label.tr).toBe('Özellik 1');
  expect(attributes[2]?.label).toEqual({ tr: 'Kalınlık', en: 'Thickness' });
  expect(attributes.at(-1)?.label.tr).toBe('Son satır');
});
