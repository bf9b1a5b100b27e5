import type { Page } from '@playwright/test';
import { axe, axeAtBothWidths, expect, openSite, test } from '../fixtures.ts';

const field = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Ürün adı ya da kodu' });

/** Opens the search bar by keyboard after the page is hydrated. */
async function openBar(page: Page, path = '/'): Promise<void> {
  await openSite(page, path);
  await page.getByRole('link', { name: 'Ürün ara' }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
}

/** Waits until the suggestions are those for the whole text; earlier ones may belong to its first letters. */
async function untilSuggested(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('option').last()).toHaveText(`“${text}” için tüm sonuçlar`);
}

/** Collects the search calls of a page, except those for suggestions. */
function watchSearches(page: Page): string[] {
  const searches: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/pages/search-products' && !url.searchParams.has('limit'))
      searches.push(url.search);
  });
  return searches;
}

test('the search bar suggests products while a visitor types, who chooses by keyboard @desk', async ({
  page,
}) => {
  await openBar(page);
  await page.keyboard.type('klasik');
  const option = page.getByRole('option', { name: 'Klasik Dilli Toka' });
  await untilSuggested(page, 'klasik');
  await expect(option).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(option).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Klasik Dilli Toka' })).toBeVisible();
  await expect(field(page)).toHaveCount(0);
});

test('the search bar replaces the navbar, suggests categories and all results, and says if it finds none', async ({
  page,
}) => {
  await openBar(page);
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
  await page.keyboard.type('halka');
  const options = page.getByRole('option');
  await untilSuggested(page, 'halka');
  await expect(options.first()).toHaveText(/^Halka \d+ ürün$/);
  await axe(page);
  await options.last().click();
  await expect(page.getByRole('heading', { level: 1, name: '“halka” araması' })).toBeVisible();
  await page.getByRole('link', { name: 'Ürün ara' }).click();
  await page.keyboard.type('halka');
  await untilSuggested(page, 'halka');
  await options.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Halka', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Ürün ara' }).click();
  await page.keyboard.type('qqqq');
  await expect(page.getByRole('banner').getByText('Ürün bulunamadı.').last()).toBeVisible();
  await expect(options).toHaveCount(0);
});

test('what a visitor types while the search bar loads is kept, and typing on cancels a slow call @desk', async ({
  page,
}) => {
  const script = Promise.withResolvers<undefined>();
  await page.route('**/search-bar*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await openSite(page, '/');
  await page.getByRole('link', { name: 'Ürün ara' }).click();
  await page.keyboard.type('klas');
  script.resolve(undefined);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('ik');
  await expect(field(page)).toHaveValue('klasik');
  await expect(page.getByRole('option', { name: 'Klasik Dilli Toka' })).toBeVisible();

  const isCall = (address: string, text: string) =>
    address.includes('/api/pages/search-products') && new URL(address).searchParams.get('search') === text;
  const released = Promise.withResolvers<undefined>();
  await page.route(
    (url) => isCall(url.href, 'halka'),
    async (route) => {
      await released.promise;
      // The browser has given up this call, so nothing takes the answer.
      await route.continue().catch(() => undefined);
    },
  );
  const started = page.waitForRequest((request) => isCall(request.url(), 'halka'));
  const cancelled = page.waitForEvent('requestfailed', (request) => isCall(request.url(), 'halka'));
  await field(page).fill('halka');
  await started;
  await field(page).fill('dilli');
  expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
  await untilSuggested(page, 'dilli');
  released.resolve(undefined);
  await expect(page.getByRole('option', { name: 'Klasik Dilli Toka' })).toBeVisible();
});

test('a failed search leaves the form ready; Enter makes one call, closes the bar and shows the results @desk', async ({
  page,
  pageErrors,
}) => {
  await openBar(page);
  await page.route('**/api/pages/search-products*', (route) => route.abort());
  await page.keyboard.type(' toka ');
  // The suggestions fail first, then the search itself.
  await expect.poll(() => pageErrors).toHaveLength(1);
  const form = page.getByRole('banner').getByRole('search');
  await page.getByRole('banner').getByRole('button', { name: 'Ara', exact: true }).click();
  await expect.poll(() => pageErrors).toHaveLength(2);
  await expect(form).toHaveAttribute('aria-busy', 'false');
  await expect(page).toHaveURL(/\/$/);
  await expect(field(page)).toHaveValue(' toka ');
  expect(pageErrors.every((text) => text.includes('ERR_FAILED'))).toBe(true);
  pageErrors.length = 0;
  await page.unroute('**/api/pages/search-products*');

  const searches = watchSearches(page);
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/urun-ara\?search_type=all&search=toka$/);
  await expect(page.getByRole('heading', { level: 1, name: '“toka” araması' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bulunan ürünler' }).getByRole('article')).not.toHaveCount(0);
  await expect(field(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(searches).toEqual(['?search_type=all&search=toka&lang=tr']);
  await axe(page);

  // The bar offers recent searches until the visitor deletes them.
  await page.getByRole('link', { name: 'Ürün ara' }).click();
  await expect(page.getByRole('option', { name: 'toka' })).toBeVisible();
  await page.getByRole('button', { name: 'Son aramaları sil' }).click();
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('facets count beside each other, and a step back leads to the same place of the results @desk', async ({
  page,
}) => {
  await openSite(page, '/urun-ara?search_type=all&search=toka');
  const filters = page.getByRole('region', { name: 'Ürünleri süz' });
  const finish = filters.locator('details').filter({ hasText: 'Kaplama' });
  await finish.locator('summary').click();
  const choice = finish.getByRole('link').first();
  const count = Number((await choice.innerText()).match(/\d+/)?.[0]);
  await choice.click();
  await expect(page).toHaveURL(/search=toka&finish=[a-z-]+$/);
  const results = page.getByRole('region', { name: 'Bulunan ürünler' }).getByRole('article');
  await expect(results).toHaveCount(count);
  await page.keyboard.press('Escape');

  const last = results.last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(200);
  await last.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/urun\//);
  await expect(page.locator('.preloader')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/finish=[a-z-]+$/);
  await expect(page.locator('.preloader')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('a step back while the next page still opens leads to the same place @desk', async ({ page }) => {
  await openSite(page, '/urunler/toka');
  const last = page.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(200);
  // The page goes back in the moment in which the new one is at its top and the preloader still covers it.
  await page.evaluate(() => {
    addEventListener('scroll', function back() {
      if (window.scrollY > 0) return;
      removeEventListener('scroll', back);
      history.back();
    });
  });
  await last.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/urun\//);
  await expect(page).toHaveURL(/\/urunler\/toka$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('X and Escape close the search bar and return the focus; a route change closes it too @desk', async ({
  page,
}) => {
  await openBar(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Ürün ara' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.getByRole('button', { name: 'Aramayı kapat' }).click();
  await expect(page.getByRole('link', { name: 'Ürün ara' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page
    .getByRole('region', { name: 'Koleksiyon' })
    .getByRole('link', { name: 'Halka', exact: true })
    .click();
  await expect(page).toHaveURL(/\/urunler\/halka$/);
  await expect(field(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(field(page)).toHaveCount(0);
});

test('the results page filters a search, and suggests what was meant or what to do without results @desk', async ({
  page,
}) => {
  await openSite(page, '/urun-ara?search_type=all&search=kusgoszu');
  await page.getByRole('link', { name: 'kuşgözü', exact: true }).click();
  await expect(page).toHaveURL(/search=ku%C5%9Fg%C3%B6z%C3%BC$/);
  await expect(page.getByRole('heading', { level: 1, name: '“kuşgözü” araması' })).toBeVisible();

  const form = page.getByRole('main').getByRole('search');
  await form.getByRole('combobox').fill('TK-1140');
  await untilSuggested(page, 'TK-1140');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await form.getByRole('radio', { name: 'Ürün kodu' }).check();
  await form.getByRole('checkbox', { name: 'Zincir' }).check();
  await form.getByRole('button', { name: 'Ara' }).click();
  await expect(page).toHaveURL(/\?search_type=code&search=TK-1140&transporter_types=zincir$/);
  await expect(page.getByRole('heading', { name: 'Ürün bulunamadı.' })).toBeVisible();
  await axeAtBothWidths(page);
  await page.getByRole('link', { name: 'Tüm taşıyıcı türlerinde ara' }).click();
  await expect(page).toHaveURL(/\?search_type=code&search=TK-1140$/);
  await expect(page.getByRole('article')).toContainText('Klasik Dilli Toka');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form, and its results page is not indexed @desk', async ({ page }) => {
    await page.goto('/en');
    await page.getByRole('link', { name: 'Search products' }).click();
    await expect(page).toHaveURL(/\/en\/urun-ara$/);
    const form = page.getByRole('main').getByRole('search');
    await form.getByRole('combobox').fill('buckle');
    await form.getByRole('checkbox', { name: /^Strap/ }).check();
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Strap/ })).toBeChecked();
    await expect(page.getByRole('combobox')).toHaveValue('buckle');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  });
});
