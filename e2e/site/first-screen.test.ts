import type { Page } from '@playwright/test';
import { expect, openSite, test } from '../fixtures.ts';

/** The limit for style sheets that a page waits for, in transferred bytes. */
const styleBudget = 16_000;
const pages = ['/', '/urunler/toka', '/urun/klasik-dilli-toka', '/blog'];

const countScripts = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length;

test('a page loads its scripts after its first screen, and few styles before @desk', async ({ page }) => {
  for (const path of pages) {
    await openSite(page, path);
    // A busy browser paints, and therefore loads the scripts, some time after the network is idle.
    await expect.poll(() => page.evaluate(countScripts)).toBeGreaterThan(3);
    const { loaded, scripts, styles } = await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const named = (ending: string) => files.filter(({ name }) => name.endsWith(ending));
      // No page waits for the sheets of other media, such as paper.
      const others = [...window.document.querySelectorAll<HTMLLinkElement>('link[media]')]
        .filter(({ media }) => !matchMedia(media).matches)
        .map(({ href }) => href);
      return {
        loaded: document?.loadEventStart ?? Infinity,
        scripts: named('.js').map(({ startTime }) => startTime),
        styles: named('.css')
          .filter(({ name }) => !others.includes(name))
          .map(({ encodedBodySize }) => encodedBodySize),
      };
    });
    expect(Math.min(...scripts), path).toBeGreaterThanOrEqual(loaded);
    const bytes = styles.reduce((sum, size) => sum + size, 0);
    expect(bytes, path).toBeGreaterThan(1_000);
    expect(bytes, path).toBeLessThan(styleBudget);
  }
});

test('pictures below the first screen leave the line to those on it @desk', async ({ page }) => {
  // The wait is an animation, which a visitor who wants none does not get.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 844 });
  const order: string[] = [];
  await page.route(/\/media\/.*-v\d+\.(avif|jpg)$/, async (route) => {
    const isFirst = order.length === 0;
    order.push('asked');
    if (isFirst) await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
    if (isFirst) order.push('first is there');
  });
  await page.goto('/');
  await expect.poll(() => order.length).toBeGreaterThan(2);
  expect(order.slice(0, 3)).toEqual(['asked', 'first is there', 'asked']);
});

test('the scripts run when a visitor first moves, or after four seconds of reading @desk', async ({
  page,
}) => {
  const html = page.locator('html');
  const openStill = async () => {
    await page.goto('/katalog');
    await page.locator('link[rel=modulepreload]').first().waitFor({ state: 'attached' });
    // Installed clocks also run by themselves, on a busy machine for a while.
    await page.clock.runFor(3_000);
    await expect(html).not.toHaveAttribute('data-scripts');
  };
  await page.clock.install();
  await openStill();
  await page.clock.runFor(1_200);
  await expect(html).toHaveAttribute('data-scripts', 'ready');
  await openStill();
  await page.mouse.wheel(0, 200);
  await page.clock.runFor(100);
  await expect(html).toHaveAttribute('data-scripts', 'ready');
});

/** Opens a page whose scripts do not load until the returned function is called. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const released = Promise.withResolvers<undefined>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(path);
  return () => released.resolve(undefined);
}

test('a button that is pressed before the scripts run works as soon as they do @phone', async ({ page }) => {
  const release = await openBeforeScripts(page, '/');
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menü' });
  await expect(drawer).toBeHidden();
  release();
  await expect(drawer).toBeVisible();
});

test('what visitors enter before the scripts run stays, and the forms take it over @desk', async ({
  page,
}) => {
  const releaseProduct = await openBeforeScripts(page, '/urun/klasik-dilli-toka');
  await page.getByRole('spinbutton', { name: 'Adet' }).fill('250');
  await page.getByRole('button', { name: 'Teklif listesine ekle' }).first().click();
  releaseProduct();
  await expect(page.getByText('Listenizde 250 adet var.')).toBeVisible();

  const releaseForm = await openBeforeScripts(page, '/iletisim');
  const form = page.locator('.message-form');
  await form.getByLabel('Ad soyad', { exact: true }).fill('Ayşe Yılmaz');
  await form.getByRole('radio', { name: 'İş başvurusu' }).check();
  await expect(form.getByLabel('Konu', { exact: true })).toBeVisible();
  releaseForm();
  await expect(form.getByLabel('Başvurduğunuz görev', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Konu', { exact: true })).toBeHidden();
  await expect(form.getByRole('radio', { name: 'İş başvurusu' })).toBeChecked();
  await expect(form.getByLabel('Ad soyad', { exact: true })).toHaveValue('Ayşe Yılmaz');

  const releaseCv = await openBeforeScripts(page, '/iletisim?topic=human-resources');
  const cv = { name: 'ozgecmis.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') };
  await form.getByLabel(/^Özgeçmiş/).setInputFiles(cv);
  // Choosing a file is no movement on the page, after which the scripts run.
  await page.mouse.move(1, 1);
  releaseCv();
  await expect(form.getByText('ozgecmis.pdf')).toBeVisible();
});

test('a language that is chosen before the scripts run replaces the remembered one @desk', async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: '_lang', value: 'en', url: baseURL ?? '' }]);
  const release = await openBeforeScripts(page, '/en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'TR', exact: true }).click();
  release();
  await expect(page).toHaveURL(/\d\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
});

test('a page whose scripts cannot be loaded still follows its links @desk', async ({ page, pageErrors }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: 'Ürün ara' }).click();
  await expect(page).toHaveURL(/\/urun-ara$/);
  pageErrors.length = 0;
});
