import type { BrowserContext, Page } from '@playwright/test';
import type { Statistics } from '#features/dashboard/statistics.ts';
import type { Visit } from '#features/visits/visit.ts';
import { sessionKeys } from '#features/auth/browser-session.rules.ts';
import { signInTo } from '#test/servers/staff-client.ts';
import type { BuiltServer } from '#test/servers/built-server.ts';
import { expect, openSite, test } from '../fixtures.ts';

// This is the user agent of a real browser, because visits that come from a program are not counted.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36' });

/** Collects the visits that a page reports. */
function watchVisits(page: Page): Visit[] {
  const visits: Visit[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/visits') visits.push(request.postDataJSON() as Visit);
  });
  return visits;
}

async function readStatistics({ url, account }: BuiltServer): Promise<Statistics> {
  const client = await signInTo(url, account);
  return (await (await client.call('GET', '/api/admin/dashboard/statistics')).json()) as Statistics;
}

const today = async (server: BuiltServer) => (await readStatistics(server)).visits.days.at(-1)?.count ?? 0;
const cookies = (context: BrowserContext) => context.cookies();

test('each page that a visitor sees is counted once, also without a reload, and nothing is stored about the visitor @desk', async ({
  page,
  context,
  server,
}) => {
  const before = await today(server);
  const visits = watchVisits(page);
  await openSite(page, '/urunler/toka');
  await expect.poll(() => visits).toEqual([{ page: 'products', referrer: '' }]);
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /Klasik Dilli Toka/ })
    .first();
  // Hovering prefetches the page, which must not be counted as a visit.
  const ahead = page.waitForResponse(/\/api\/pages\/product\//);
  await card.hover();
  await ahead;
  expect(visits).toHaveLength(1);
  await card.click();
  await expect(page).toHaveURL(/\/urun\//);
  await expect
    .poll(() => visits)
    .toEqual([
      { page: 'products', referrer: '' },
      { page: 'product', record_id: expect.any(Number) as unknown as number },
    ]);
  expect(await cookies(context)).toEqual([]);
  await expect.poll(() => today(server)).toBe(before + 2);
});

test('a search is counted as failed only on the results page @desk', async ({ page, server }) => {
  const visits = watchVisits(page);
  await openSite(page, '/');
  await page.getByRole('link', { name: 'Ürün ara' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Qwxzjk Vbnm');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/urun-ara/);
  await expect
    .poll(() => visits)
    .toEqual([
      { page: 'home', referrer: '' },
      { page: 'search_products', search: 'Qwxzjk Vbnm' },
    ]);
  // This many visits make the page one of the most frequent.
  for (let n = 0; n < 30; n += 1)
    await page.request.post('/api/visits', {
      data: { page: 'search_products', search: 'QWXZJK vbnm' },
      headers: {
        'X-CSRF-TOKEN': (await page.locator('meta[name="csrf-token"]').getAttribute('content')) ?? '',
      },
    });
  const { failed_searches: failed } = await readStatistics(server);
  expect(failed[0]).toMatchObject({ search: 'qwxzjk vbnm', count: 31 });
});

test('a browser that is signed in to the panel is not counted @desk', async ({ page }) => {
  const visits = watchVisits(page);
  await page.goto('/healthz');
  await page.evaluate((key) => localStorage.setItem(key, 'x'), sessionKeys.token);
  await openSite(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'İletişim' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'İletişim' })).toBeVisible();
  await page.evaluate((key) => localStorage.removeItem(key), sessionKeys.token);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/iletisim/);
  await expect.poll(() => visits).toEqual([{ page: 'home', referrer: '' }]);
});
