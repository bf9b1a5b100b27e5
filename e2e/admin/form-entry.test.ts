import type { Page } from '@playwright/test';
import { createJpeg } from '#test/files/pictures.ts';
import { axe, expect, test } from '../fixtures.ts';
import { openProduct, staffRecords } from './staff-records.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const saved = (page: Page) => page.getByRole('alert').filter({ hasText: 'Güncellendi!' });
const isWrite = (url: URL) => /^\/api\/admin\/(products|categories)(\/\d+)?$/.test(url.pathname);

async function openOwnProduct(page: Page, server: Parameters<typeof staffRecords>[0]) {
  const records = await staffRecords(server);
  const name = `Yazım ${test.info().project.name} ${Date.now()}`;
  const id = await records.addProduct(name);
  await openProduct(page, id);
  return { name, product: () => records.product(id) };
}

/** Counts the writes of the page. */
async function countWrites(page: Page): Promise<{ count: number }> {
  const writes = { count: 0 };
  await page.route(isWrite, async (route) => {
    if (route.request().method() === 'POST') writes.count += 1;
    await route.continue();
  });
  return writes;
}

/** Holds the code of the text editor back until it is released. */
async function holdEditor(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<undefined>();
  await page.route(/rich-text-editor.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve(undefined);
}

test('Enter in a one-line field saves nothing, the button and Ctrl-S do', async ({ staff, server }) => {
  const { name, product } = await openOwnProduct(staff, server);
  const writes = await countWrites(staff);
  await field(staff, 'Ad').fill(`${name} yarım`);
  await staff.keyboard.press('Enter');
  await field(staff, 'Ürün kodu').fill(`${name} kod`);
  await staff.keyboard.press('Enter');
  await staff.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(saved(staff)).toBeVisible();
  expect(writes.count).toBe(1);
  expect(await product()).toMatchObject({ name_tr: `${name} yarım`, version: 2 });
});

test('letters typed while the text editor loads stay in the field where they were typed', async ({
  staff,
  server,
}) => {
  const { product } = await openOwnProduct(staff, server);
  const release = await holdEditor(staff);
  const text = field(staff, 'Açıklama').first();
  await text.click();
  await staff.keyboard.type('Çağ ışığı');
  const summary = field(staff, 'Kısa açıklama');
  await summary.click();
  await staff.keyboard.type('Kanca ');
  release();
  await expect(staff.getByRole('button', { name: 'Kalın' })).toBeVisible();
  await staff.keyboard.type('ve halka');
  await expect(summary).toHaveValue('Kanca ve halka');
  await expect(text).toHaveText('Çağ ışığı');
  await staff.keyboard.press('Control+s');
  await expect(saved(staff)).toBeVisible();
  expect(await product()).toMatchObject({
    summary_tr: 'Kanca ve halka',
    description_tr: '<p>Çağ ışığı</p>',
  });
});

test('typing stays in the text when its editor arrives, with its lines', async ({ staff, server }) => {
  const { product } = await openOwnProduct(staff, server);
  const release = await holdEditor(staff);
  const text = field(staff, 'Açıklama').first();
  await text.click();
  await staff.keyboard.type('Bir şey');
  await axe(staff);
  await staff.keyboard.press('Enter');
  await staff.keyboard.type('İkk');
  await staff.keyboard.press('Backspace');
  // The save waits for the editor, which knows where the letters belong.
  await staff.keyboard.press('Control+s');
  release();
  await expect(saved(staff)).toBeVisible();
  expect((await product()).description_tr).toBe('<p>Bir şey</p><p>İk</p>');
  await staff.keyboard.type('i');
  await expect(text.locator('p')).toHaveText(['Bir şey', 'İki']);
});

test('typing and Enter chooses the first match of a select', async ({ staff, server }) => {
  const { name, product } = await openOwnProduct(staff, server);
  const category = staff.getByRole('combobox', { name: 'Kategori' });
  const records = await staffRecords(server);
  const other = `Seçilen ${name}`;
  await records.addProduct(other);
  await staff.reload();
  await category.click();
  await staff.keyboard.type(`seçilen ${name}`.toLocaleLowerCase('tr'));
  await expect(staff.getByRole('option')).toHaveCount(1);
  await staff.keyboard.press('Enter');
  await expect(category).toHaveValue(new RegExp(other));
  await staff.keyboard.press('Control+s');
  await expect(saved(staff)).toBeVisible();
  expect((await product()).version).toBe(2);
});

test('a choice typed while a drawer still opens is kept', async ({ staff, server }) => {
  const name = `Üst ${test.info().project.name} ${Date.now()}`;
  await (await staffRecords(server)).addProduct(name);
  // As on a busy computer, where keys come before timers.
  await staff.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const held: (() => void)[] = [];
    const setTimer = (run: () => void, time?: number) =>
      time === undefined ? held.push(run) : start(run, time);
    Object.assign(window, {
      setTimeout: setTimer,
      runHeldTimers: () => held.splice(0).forEach((run) => run()),
    });
  });
  await staff.goto('/admin/pages/products-categories');
  await staff.getByRole('button', { name: 'Yeni Kategori' }).click();
  const parent = staff.getByRole('combobox', { name: 'Üst kategori' });
  await parent.click();
  await staff.keyboard.type(name);
  await expect(staff.getByRole('option', { name })).toBeVisible();
  await staff.evaluate('runHeldTimers()');
  await staff.keyboard.press('Enter');
  await expect(parent).toHaveValue(new RegExp(name));
});

test('required fields come first, and on a phone no field makes the browser zoom @both', async ({
  staff,
}) => {
  await staff.goto('/admin/pages/products/insert');
  const inputs = staff.getByRole('main').locator('input:not([type=file], [type=checkbox]), textarea');
  await expect(field(staff, 'Ürün kodu')).toBeVisible();
  const names = await staff.getByRole('main').locator('label:visible').allTextContents();
  expect(names.slice(0, 3).map((label) => label.replace(' *', ''))).toEqual(['Ürün kodu', 'Kategori', 'Ad']);
  if (test.info().project.name !== 'phone') return;
  const sizes = await inputs.evaluateAll((all) =>
    all.map((input) => Number.parseFloat(getComputedStyle(input).fontSize)),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

test('a category is not saved without the picture that failed to arrive', async ({ staff, pageErrors }) => {
  const name = `Resimli ${test.info().project.name} ${Date.now()}`;
  await staff.goto('/admin/pages/products-categories');
  await staff.getByRole('button', { name: 'Yeni Kategori' }).click();
  const drawer = staff.getByRole('dialog', { name: 'Yeni Kategori' });
  await field(staff, 'Ad').fill(name);
  await staff.route('**/api/admin/media', (route) => route.abort(), { times: 1 });
  await drawer
    .getByRole('button', { name: 'Görsel seç' })
    .setInputFiles([{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await createJpeg() }]);
  await expect(drawer.getByRole('alert')).toContainText('Gönderilemedi');
  await drawer.getByRole('button', { name: 'Kaydet', exact: true }).click();
  const question = staff.getByRole('dialog', { name: 'Dosya yüklenmedi' });
  await expect(question).toContainText('yeniden gönderin ya da kaldırın');
  await axe(staff);
  await staff.keyboard.press('Enter');
  await expect(drawer.getByRole('button', { name: 'Tekrar Dene' })).toBeFocused();
  await staff.keyboard.press('Enter');
  await expect(drawer.getByRole('button', { name: 'Görseli kaldır' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(staff.getByRole('row').filter({ hasText: name }).locator('img')).toHaveCount(1);
  // The browser reports the aborted call.
  pageErrors.length = 0;
});

test('each file says whether it is stored or waits for the save', async ({ staff, server }) => {
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await createJpeg({ width: 410 }) };
  const tile = staff.getByRole('listitem').filter({ has: staff.getByRole('img', { name: 'Görsel 1' }) });
  await staff.goto('/admin/pages/products/insert');
  await staff.getByRole('button', { name: 'Görsel ekle' }).setInputFiles([file]);
  await expect(tile).toContainText('Kaydedince eklenir');
  await openOwnProduct(staff, server);
  await staff.getByRole('button', { name: 'Görsel ekle' }).setInputFiles([file]);
  await expect(tile).toContainText('Kaydedildi');
  await axe(staff);
});

test('a publication date is written or chosen in Turkish, whatever the language of the browser @both', async ({
  staff,
  server,
}) => {
  const { product } = await openOwnProduct(staff, server);
  const date = field(staff, 'Yayın tarihi');
  await date.fill('31.02.2030');
  await staff.keyboard.press('Control+s');
  await expect(staff.getByText(/gün\.ay\.yıl saat:dakika/)).toBeVisible();
  await date.fill('31.12.2030 9.30');
  await staff.getByRole('button', { name: 'Yayın tarihi: takvimi aç' }).click();
  await expect(staff.getByRole('button', { name: '31 Aralık 2030 Salı' })).toBeFocused();
  await axe(staff);
  await staff.keyboard.press('ArrowLeft');
  await staff.keyboard.press('Enter');
  await expect(date).toHaveValue('30.12.2030 09:30');
  await staff.keyboard.press('Control+s');
  await expect(saved(staff)).toBeVisible();
  expect((await product()).published_at).toBe('2030-12-30T06:30:00.000Z');
});
