import type { Page } from '@playwright/test';
import { axe, expect, openSite, test } from '../fixtures.ts';

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const keptPage = (page: Page) =>
  page.evaluate(async () => (await (await caches.match('/offline-page'))?.text()) ?? '');

test('without a connection a visitor who used the offer list sees it and the products last seen @phone', async ({
  page,
  context,
  pageErrors,
}) => {
  await page.clock.install();
  await openSite(page, '/urun/klasik-dilli-toka');
  const seen = await page.getByRole('heading', { level: 1 }).innerText();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recently_seen'))).not.toBeNull();
  await openSite(page, '/urun/d-halka');
  expect(await workers(page)).toBe(0);
  const listed = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('spinbutton', { name: 'Adet' }).fill('2500');
  await page.getByRole('button', { name: 'Teklif listesine ekle' }).first().click();
  await expect(page.getByText('Listenizde 2.500 adet var.')).toBeVisible();
  await page.clock.fastForward(1_000);
  await expect.poll(() => keptPage(page)).toContain(listed);

  await context.setOffline(true);
  await page.goto('/katalog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Şu anda bağlantı yok');
  const list = page.getByRole('list').first();
  const lastSeen = page.getByRole('list').last();
  await expect(list.getByRole('link', { name: listed })).toBeVisible();
  await expect(list).toContainText('Adet: 2.500');
  await expect(lastSeen.getByRole('link')).toHaveText([seen]);
  const pictures = await page
    .getByRole('img', { includeHidden: true })
    .or(page.locator('img'))
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  expect(Math.min(...pictures)).toBeGreaterThan(0);
  await axe(page);
  const staffPage = await context.newPage();
  await expect(staffPage.goto('/admin')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kataloglar');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    return Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
  });
  expect(kept).toEqual([['/offline-page']]);
  // A list that was sent in an earlier visit is no longer shown.
  await page.evaluate(() => localStorage.removeItem('offer_list'));
  await openSite(page, '/katalog');
  await page.clock.fastForward(1_000);
  await expect.poll(() => keptPage(page)).not.toContain('Adet: ');
  expect(pageErrors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  pageErrors.length = 0;
});
