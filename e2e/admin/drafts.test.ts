import type { Locator, Page } from '@playwright/test';
import { axe, expect, test } from '../fixtures.ts';
import { openProduct, staffRecords } from './staff-records.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const offer = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Kaydedilmemiş değişiklikleriniz var' });
const unfinished = (page: Page) => page.getByRole('region', { name: 'Yarım kalan işleriniz' });

/** Types into a field and waits until the draft is in the browser's storage. */
async function typeDraft(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text);
  const drafts = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(drafts).toContain(text);
}

/** The distance of a background colour from grey, from 0 to 255. */
const saturation = (place: Locator) =>
  place.evaluate((element) => {
    const [red, green, blue] =
      getComputedStyle(element)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    const parts = [red ?? 0, green ?? 0, blue ?? 0];
    return Math.max(...parts) - Math.min(...parts);
  });

async function openOwnProduct(page: Page, server: Parameters<typeof staffRecords>[0]) {
  const name = `Taslak ${test.info().project.name} ${Date.now()}`;
  const id = await (await staffRecords(server)).addProduct(name);
  await openProduct(page, id);
  return { id, name };
}

test('a second tab and the dashboard offer a draft only once its form is closed, and drop it on request', async ({
  staff,
  server,
}) => {
  const { id, name } = await openOwnProduct(staff, server);
  await typeDraft(staff, 'Kısa açıklama', 'Birinci sekmede yazılan');
  const second = await staff.context().newPage();
  await openProduct(second, id);
  await typeDraft(second, 'Ad', 'İkinci sekmede yazılan');
  await expect(offer(second)).toBeHidden();
  const dashboard = await staff.context().newPage();
  await dashboard.goto('/admin/dashboard');
  await expect(dashboard.getByRole('heading', { name: 'Son değişen ürünler' })).toBeVisible();
  await expect(unfinished(dashboard)).toBeHidden();

  await staff.close({ runBeforeUnload: false });
  await openProduct(second, id);
  await expect(offer(second)).toContainText('Ad (Türkçe)');
  await offer(second).getByRole('button', { name: 'Sil', exact: true }).click();
  // The other draft is offered, because its tab is closed now.
  await openProduct(second, id);
  await expect(offer(second)).toContainText('Kısa açıklama (Türkçe)');
  await second.close({ runBeforeUnload: false });
  await dashboard.reload();
  await unfinished(dashboard)
    .getByRole('button', { name: `${name}: taslağı sil` })
    .click();
  await expect(unfinished(dashboard)).toBeHidden();
  expect(await dashboard.evaluate(() => JSON.stringify(localStorage))).not.toContain(
    'Birinci sekmede yazılan',
  );
});

test('after a session ended, the sign-in page explains it and the dashboard lists unsaved work', async ({
  staff,
  server,
}) => {
  const { name } = await openOwnProduct(staff, server);
  await typeDraft(staff, 'Kısa açıklama', 'Emek verilmiş bir metin');
  await staff.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)));
  await staff.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(staff).toHaveURL(/\/giris-yap$/);
  await expect(staff.getByRole('alert')).toContainText('Oturumunuz sona erdi');
  await expect(staff.getByRole('textbox', { name: 'E-Posta' })).toHaveValue(server.account.email);
  await axe(staff);
  await staff.getByLabel('Parola', { exact: true }).fill(server.account.password);
  await staff.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(staff).toHaveURL(/\/admin\/dashboard$/);
  await expect(unfinished(staff)).toContainText('Ürünler');
  await axe(staff);
  await unfinished(staff).getByRole('link', { name }).click();
  expect(await saturation(offer(staff)), 'the ground of the offer').toBeLessThan(30);
  await expect(offer(staff)).toContainText('Kısa açıklama (Türkçe)');
  await expect(field(staff, 'Kısa açıklama')).toHaveValue('');
  await axe(staff);
  await offer(staff).getByRole('button', { name: 'Geri Yükle' }).click();
  await expect(field(staff, 'Kısa açıklama')).toHaveValue('Emek verilmiş bir metin');
  await expect(field(staff, 'Ad')).toHaveValue(name);
  await staff.keyboard.press('Control+s');
  await expect(staff.getByRole('alert').filter({ hasText: 'Güncellendi!' })).toBeVisible();
  await staff.goto('/admin/dashboard');
  await expect(staff.getByRole('heading', { name: 'Son değişen ürünler' })).toBeVisible();
  await expect(unfinished(staff)).toBeHidden();
  await staff.goto('/giris-yap');
  await expect(staff).toHaveURL(/\/admin\/dashboard$/);
});
