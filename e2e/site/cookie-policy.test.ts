import type { Page } from '@playwright/test';
import { isListed, type StoredRecord } from '#features/cookies/site-storage.rules.ts';
import { axe, expect, openSite, test } from '../fixtures.ts';

/** Everything that the browser holds for the site, each with the kind that the policy gives it. */
async function storedBy(page: Page): Promise<(readonly [string, StoredRecord['kind']])[]> {
  const keys = await page.evaluate(async () => [
    [...Object.keys(localStorage), ...(await caches.keys())],
    Object.keys(sessionStorage),
  ]);
  const cookies = (await page.context().cookies()).map(({ name }) => [name, 'cookie'] as const);
  const [browser = [], tab = []] = keys;
  return [
    ...cookies,
    ...browser.map((name) => [name, 'browser'] as const),
    ...tab.map((name) => [name, 'tab'] as const),
  ];
}

test('the cookie policy names whatever a visitor finds in the browser after using the whole site @desk', async ({
  page,
}) => {
  await openSite(page, '/');
  expect(await storedBy(page)).toEqual([]);

  await page.getByRole('link', { name: 'Ürün ara' }).click();
  await page.getByRole('combobox', { name: 'Ürün adı ya da kodu' }).fill('toka');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/urun-ara/);
  await openSite(page, '/urun/klasik-dilli-toka');
  await page.getByRole('button', { name: 'Teklif Listesine Ekle', exact: true }).click();
  await expect(
    page
      .getByText('Teklif listenizde')
      .or(page.getByText(/Listenizde \d+ adet var/))
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Karşılaştır', exact: true }).click();
  await openSite(page, '/iletisim');
  await page.getByLabel('Ad soyad', { exact: true }).fill('Ayşe Yılmaz');
  await page.getByLabel('E-posta', { exact: true }).first().fill('ayse@firma.example');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Çerez Politikası' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Çerez Politikası');
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie Policy');

  const stored = await storedBy(page);
  const names = stored.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      '_lang',
      'lang',
      'recent_searches',
      'compare_list',
      'offer_list',
      'message_draft',
    ]),
  );
  expect(stored.filter(([name, kind]) => !isListed(name, kind))).toEqual([]);
  for (const name of names) await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
  await axe(page);
});
