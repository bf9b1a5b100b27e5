import { readFile } from 'node:fs/promises';
import { axe, expect, test } from '../fixtures.ts';

test('staff make a printed catalogue and sample cards, and publish the catalogue on the site', async ({
  staff,
}) => {
  const name = `Toka Kataloğu ${Date.now()}`;
  await staff.goto('/admin/print');
  await staff.getByRole('button', { name: 'Yeni Baskı' }).first().click();
  const form = staff.getByRole('dialog', { name: 'Yeni Baskı' });
  await form.getByRole('textbox', { name: 'Ad', exact: true }).fill(name);
  const categories = form.getByRole('combobox', { name: 'Kategoriler' });
  await categories.fill('toka');
  await categories.press('Enter');
  await form.getByRole('radio', { name: 'Satır satır' }).press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'Kartlar' })).toBeChecked();
  await form.getByRole('radio', { name: 'E-posta için, küçük dosya' }).check();
  await axe(staff);

  // Nothing is saved yet. The headless shell has no viewer of PDFs, so the bytes are read from the address.
  const opened = staff.context().waitForEvent('page');
  await form.getByRole('button', { name: 'Önizle' }).click();
  await (await opened).close();
  const preview = form.getByRole('link', { name: /Önizlemeyi aç/ });
  const saving = staff.waitForEvent('download');
  await preview.evaluate((link: HTMLAnchorElement) => {
    link.download = 'onizleme.pdf';
    link.click();
  });
  expect(await headOf(await (await saving).path())).toBe('%PDF');

  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(form).toBeHidden();
  const row = staff.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Henüz hazırlanmadı');
  await row.getByRole('button', { name: 'Hazırla' }).click();
  await expect(row).toContainText(/Hazır · /, { timeout: 90_000 });
  await expect(row).toContainText(/\d+ sayfa, /);
  await axe(staff);
  const download = staff.waitForEvent('download');
  await row.getByRole('button', { name: 'PDF’yi indir' }).click();
  expect((await download).suggestedFilename()).toMatch(/^toka-katalogu-\d+\.pdf$/);
  expect(await headOf(await (await download).path())).toBe('%PDF');

  await row.getByRole('button', { name: 'Katalog olarak yayımla' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Yayımla' }).click();
  await expect(row.getByRole('button', { name: 'Yayındakini güncelle' })).toBeVisible();

  await staff.getByRole('button', { name: 'Numune Kartı Bas' }).click();
  const cards = staff.getByRole('dialog', { name: 'Numune kartı bas' });
  const family = cards.getByRole('combobox', { name: 'Kategori' });
  await family.fill('süs');
  await family.press('ArrowDown');
  await family.press('Enter');
  await cards.getByRole('radio', { name: 'A4' }).press('ArrowRight');
  await expect(cards.getByRole('radio', { name: 'A5' })).toBeChecked();
  await axe(staff);
  const sheets = staff.waitForEvent('download');
  await cards.getByRole('button', { name: 'PDF İndir' }).click();
  expect((await sheets).suggestedFilename()).toMatch(/^numune-karti-.*\.pdf$/);
  expect(await headOf(await (await sheets).path())).toBe('%PDF');

  await staff.goto('/katalog');
  await expect(staff.getByRole('article').filter({ hasText: name })).toContainText(/\d+ sayfa/);
});

const headOf = async (path: string) => (await readFile(path)).subarray(0, 4).toString('latin1');
