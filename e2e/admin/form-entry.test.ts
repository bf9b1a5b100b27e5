import type { Page } from '@playwright/test';
import { axe, expect, test } from '../fixtures.ts';
import { openProduct, staffRecords } from './staff-records.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const saved = (page: Page) => page.getByRole('alert').filter({ hasText: 'Güncellendi!' });

async function openOwnProduct(page: Page, server: Parameters<typeof staffRecords>[0]) {
  const records = await staffRecords(server);
  const name = `Yazım ${test.info().project.name} ${Date.now()}`;
  const id = await records.addProduct(name);
  await openProduct(page, id);
  return { name, product: () => records.product(id) };
}

/** Holds back the code of the text editor until the returned function is called. */
async function holdEditor(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<undefined>();
  await page.route(/rich-text-editor.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve(undefined);
}

test('text typed while the editor loads stays in its field with its lines, and Ctrl-S saves it', async ({
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

  await test.step('a save waits for the editor, because only the editor knows the position of letters', async () => {
    await staff.reload();
    const releaseNext = await holdEditor(staff);
    await text.click();
    await staff.keyboard.press('End');
    await staff.keyboard.type('. Bir şey');
    await axe(staff);
    await staff.keyboard.press('Enter');
    await staff.keyboard.type('İkk');
    await staff.keyboard.press('Backspace');
    await staff.keyboard.press('Control+s');
    releaseNext();
    await expect(saved(staff)).toBeVisible();
    expect((await product()).description_tr).toBe('<p>Çağ ışığı. Bir şey</p><p>İk</p>');
    await staff.keyboard.type('i');
    await expect(text.locator('p')).toHaveText(['Çağ ışığı. Bir şey', 'İki']);
    await staff.keyboard.press('Control+s');
    await expect
      .poll(async () => (await product()).description_tr)
      .toBe('<p>Çağ ışığı. Bir şey</p><p>İki</p>');
  });
});

test('a choice typed while a drawer still opens is kept', async ({ ownStaff: staff, server }) => {
  const name = `Üst ${test.info().project.name} ${Date.now()}`;
  await (await staffRecords(server)).addProduct(name);
  // This delays timers, because on a busy computer keys arrive before timers.
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

test('a publication date is written or chosen in Turkish, whatever the language of the browser', async ({
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
