import type { Page } from '@playwright/test';
import { axe, expect, openSite, test } from '../fixtures.ts';

/** Loads the home page and stops the page's clock after hydration. */
async function stoppedHome(page: Page): Promise<void> {
  await page.clock.install();
  await openSite(page, '/');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test('a preloader covers a route change for 420 ms; the page jumps up after 320 ms; no context menu @desk', async ({
  page,
}) => {
  await stoppedHome(page);
  const isBlocked = () =>
    page.evaluate(
      () => !document.body.dispatchEvent(new MouseEvent('contextmenu', { cancelable: true, bubbles: true })),
    );
  await expect.poll(isBlocked).toBe(true);
  const preloader = page.locator('.preloader');
  await expect(preloader).toHaveCount(0);
  const product = page.getByRole('region', { name: 'Öne çıkan ürünler' }).getByRole('link').first();
  await product.click();
  await expect(page).toHaveURL(/\/urun\//);
  await expect(preloader).toHaveClass('preloader');
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.clock.runFor(119);
  await expect(preloader).toHaveClass('preloader');
  await page.clock.runFor(1);
  await expect(preloader).toHaveClass('preloader is-closing');
  await page.clock.runFor(199);
  expect(await scrollTop(page)).toBe(200);
  await page.clock.runFor(1);
  expect(await scrollTop(page)).toBe(0);
  await page.clock.runFor(99);
  await expect(preloader).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(preloader).toHaveCount(0);
});

test('the navbar is sticky after 50 px; after 1000 px a button scrolls up in 500 ms, and hides no footer text', async ({
  page,
}) => {
  await stoppedHome(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const bar = page.getByRole('banner');
  const button = page.getByRole('button', { name: 'Sayfa başına dön' });
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  await scrollTo(50);
  await expect(bar).toHaveClass('navbar');
  await scrollTo(51);
  await expect(bar).toHaveClass('navbar sticky');
  await scrollTo(1000);
  await expect(button).toHaveCount(0);
  await scrollTo(await page.evaluate(() => document.body.scrollHeight));
  await expect(button).toBeVisible();
  const overlaps = await button.evaluate((top) => {
    const place = top.getBoundingClientRect();
    return [...document.querySelectorAll('.footer :is(a, p)')]
      .filter((text) => {
        const { left, right, top: above, bottom } = text.getBoundingClientRect();
        return right > place.left && left < place.right && bottom > place.top && above < place.bottom;
      })
      .map((text) => text.textContent);
  });
  expect(overlaps).toEqual([]);
  await scrollTo(1000);
  await expect(button).toHaveCount(0);
  await scrollTo(1001);
  await button.click();
  await page.clock.runFor(400);
  expect(await scrollTop(page)).toBeGreaterThan(0);
  await page.clock.runFor(120);
  expect(await scrollTop(page)).toBe(0);
  await expect(button).toHaveCount(0);
});

test('a page that fails to load says so and can be loaded again @desk', async ({ page, pageErrors }) => {
  await openSite(page, '/');
  await page.route('**/api/pages/**', (route) => route.abort());
  // The category is found by name, because other journeys add empty categories before it.
  await page
    .getByRole('region', { name: 'Koleksiyon' })
    .getByRole('link', { name: 'Toka', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sayfa yüklenemedi.');
  await expect(page).toHaveURL(/\/urunler\//);
  await axe(page);
  await page.unroute('**/api/pages/**');
  await page.getByRole('button', { name: 'Yeniden yükle' }).click();
  await expect(page.getByRole('region', { name: 'Ürünler', exact: true })).toBeVisible();
  expect(pageErrors.every((text) => text.includes('ERR_FAILED'))).toBe(true);
  pageErrors.length = 0;
});

test('a language change runs its steps in order, and closes an open menu 320 ms after the texts came @desk', async ({
  page,
}) => {
  await stoppedHome(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(change-language|static-languages)/.test(pathname))
      calls.push(pathname.replace('/api/pages/', ''));
  });
  const languages = page.getByRole('contentinfo').getByRole('navigation', { name: 'Diller' });
  // Choosing the current language does nothing.
  await languages.getByRole('link', { name: 'TR', exact: true }).click();
  let before: unknown;
  await page.route('**/change-language/**', async (route) => {
    before = await page.evaluate(() => [
      localStorage.getItem('lang'),
      document.cookie.includes('_lang=en'),
      document.documentElement.lang,
    ]);
    await route.continue();
  });
  await languages.getByRole('link', { name: 'EN', exact: true }).click();
  await expect(page).toHaveURL(/\/en$/);
  expect(before).toEqual([JSON.stringify({ abbr: 'en', lang: 'English' }), true, 'en']);
  expect(calls).toEqual(['change-language/en', 'static-languages']);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const category = menu.getByRole('link', { name: /^Buckles/ }).first();
  await menu.getByText('Collection').click();
  await expect(category).toBeVisible();
  await page.clock.runFor(319);
  await expect(category).toBeVisible();
  await page.clock.runFor(1);
  await expect(category).toBeHidden();
});

test('on a phone every target is at least 44 px wide and high @phone', async ({ page }) => {
  for (const path of ['/', '/urunler/halka', '/urun/klasik-dilli-toka', '/urun-ara?search=halka']) {
    await page.goto(path);
    const small = await page.locator('a:visible, button:visible, input:visible').evaluateAll((all) =>
      all.flatMap((one) => {
        // The link of a card covers the whole card, and the label around a field is part of the field.
        const isCard = getComputedStyle(one, '::after').position === 'absolute';
        const [label] = one instanceof HTMLInputElement ? (one.labels ?? []) : [];
        const target = (isCard && one.closest('li, article')) || (label?.contains(one) ? label : one);
        const { width, height } = target.getBoundingClientRect();
        return width > 1 && (width < 44 || height < 44) ? [`${one.textContent} ${width} × ${height}`] : [];
      }),
    );
    expect(small, path).toEqual([]);
  }
});

// The built server is asked, because the bundler once removed the check that the sources have.
test('an address that cannot be decoded leads to the not-found page @desk', async ({ request }) => {
  const page = await request.get('/en/urunler/%E7anta', { maxRedirects: 0 });
  expect([page.status(), page.headers().location]).toEqual([302, '/en/404']);
  expect(page.headers()['x-content-type-options']).toBe('nosniff');
  const call = await request.get('/api/%E7');
  expect([call.status(), await call.json()]).toEqual([404, { success: false, message: expect.any(String) }]);
});
