import type { Locator, Page } from '@playwright/test';
import type { Variants } from '#features/variants/variant.ts';
import { signInTo } from '#test/servers/staff-client.ts';
import { axe, expect, openSite, test } from '../fixtures.ts';
import { openProduct, staffRecords } from './staff-records.ts';

const cell = (page: Page, row: number, column: string): Locator => {
  const columns = ['Kod', 'Ölçü', 'Kaplama', 'Ağırlık', 'Paket', 'Yayında'];
  return page
    .getByRole('grid', { name: 'Varyantlar' })
    .getByRole('row')
    .nth(row)
    .getByRole('gridcell')
    .nth(columns.indexOf(column));
};

/** Pastes a text as the browser does after Ctrl-V, without using the machine's clipboard. */
const paste = (target: Locator, text: string) =>
  target.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

const saved = (page: Page) => page.getByRole('alert').filter({ hasText: 'Güncellendi!' }).first();

test('variants are ticked, coded by a pattern, pasted from Excel and seen by a visitor', async ({
  staff,
  server,
}) => {
  const name = `Model ${test.info().project.name} ${Date.now()}`;
  const code = `MD-${Date.now() % 1_000_000}`;
  const records = await staffRecords(server);
  const id = await records.addProduct(name);
  await records.changeProduct(id, { code });
  const stamp = `${Date.now() % 100_000}`;
  await openProduct(staff, id);
  await staff.getByRole('tab', { name: 'Ölçüler ve Kaplamalar' }).click();

  await addNew(staff, 'Ölçüler', `25 mm`, 'Yeni ölçü', stamp);
  await addNew(staff, 'Ölçüler', `40 mm`, 'Yeni ölçü', stamp);
  await addNew(staff, 'Kaplamalar', `Zefir`, 'Yeni kaplama', stamp);
  await staff.getByRole('checkbox', { name: 'Tümü: tümü' }).check();
  await expect(cell(staff, 2, 'Ölçü')).toHaveText(new RegExp('^40 mm'));

  await staff.getByRole('button', { name: 'Kodları Doldur' }).click();
  await staff.getByLabel('Kod kalıbı').fill(`${code}-{ölçü}`);
  await staff.getByRole('button', { name: '2 Kodu Yaz' }).click();
  await expect(cell(staff, 1, 'Kod')).toHaveText(new RegExp(`^${code}-25`));

  await cell(staff, 1, 'Ağırlık').click();
  await paste(cell(staff, 1, 'Ağırlık'), '12,5\t100\r\n"1.250,75"\tçok\r\n');
  await expect(cell(staff, 2, 'Ağırlık')).toHaveText('1250,75');
  await staff.keyboard.press('Control+s');
  await expect(cell(staff, 2, 'Paket')).toBeFocused();
  await expect(staff.getByText('Sayı olmalı').first()).toBeVisible();
  await axe(staff);
  await staff.keyboard.type('250');
  await staff.keyboard.press('Enter');
  await staff.keyboard.press('Control+s');
  await expect(saved(staff)).toContainText(code);

  const client = await signInTo(server.url, server.account);
  const address = `/api/admin/products/${id}/variants`;
  const { variants, order_version } = (await (await client.call('GET', address)).json()) as Variants;
  expect(variants.map(({ weight, pack_quantity: pack }) => [weight, pack])).toEqual([
    [12.5, 100],
    [1250.75, 250],
  ]);

  const theirs = variants.map((row) => ({ ...row, image: undefined, queue: undefined, pack_quantity: 7 }));
  const body = { _method: 'PUT', variants: theirs, order_version };
  expect((await client.call('POST', address, body)).ok).toBe(true);
  await cell(staff, 1, 'Ağırlık').click();
  await staff.keyboard.type('13');
  await staff.keyboard.press('Enter');
  await staff.keyboard.press('Control+s');
  const conflict = staff.getByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
  await conflict.getByRole('button', { name: 'Benimkini Kaydet' }).click();
  await expect(cell(staff, 2, 'Paket')).toHaveText('7');
  await expect
    .poll(async () => ((await (await client.call('GET', address)).json()) as Variants).variants[0]?.weight)
    .toBe(13);
  // Undo reverts only what was typed here, not what came from the server.
  await cell(staff, 1, 'Ağırlık').click();
  await staff.keyboard.press('Control+z');
  await expect(cell(staff, 1, 'Ağırlık')).toHaveText('12,5');
  await expect(cell(staff, 2, 'Paket')).toHaveText('7');
  await staff.keyboard.press('Control+y');
  await expect(cell(staff, 1, 'Ağırlık')).toHaveText('13');

  const { seo_name: seoName } = await records.product(id);
  await openSite(staff, `/urun/${seoName}`);
  await expect(staff.getByText(variants[1]?.code ?? '').first()).toBeVisible();
});

/** Adds an entry with a name that only this run uses, because other journeys share the lists. */
async function addNew(page: Page, list: string, name: string, word: string, stamp: string): Promise<void> {
  const field = page.getByRole('combobox', { name: list }).or(page.getByRole('textbox', { name: list }));
  await field.first().click();
  await page.keyboard.type(`${name} ${stamp}`);
  await page.getByRole('option', { name: `${word}: ${name} ${stamp}` }).click();
  await expect(page.getByText(`${name} ${stamp}`).first()).toBeVisible();
  await page.keyboard.press('Escape');
}
