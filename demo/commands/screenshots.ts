import { chromium, type Browser, type Page } from 'playwright-core';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';
import { chromiumFlags, ensureChromium, findChromium } from '#test/chromium.ts';
import { startBuiltServer, type BuiltServer } from '#test/servers/built-server.ts';
import { buildIfStale } from '../../build-tools/build.ts';

/** `npm run screenshots`: retakes the pictures in docs/screenshots/ from the demo content. */
const directory = join(rootDir, 'docs/screenshots');

/** Sizes are in pixels; the height is that of the first screenful. */
const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const publicPages = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/urunler/toka' },
  { name: 'product', path: '/urun/klasik-dilli-toka' },
  { name: 'login', path: '/giris-yap' },
];

const panelPages = [
  { name: 'panel-dashboard', path: '/admin/dashboard' },
  { name: 'panel-products', path: '/admin/pages/products' },
  { name: 'panel-categories', path: '/admin/pages/products-categories' },
];

/** In milliseconds: calls for data and what they show. */
const settling = 3_000;

process.env.NODE_ENV = 'production';
if (!(await ensureChromium()) || !(await buildIfStale())) process.exit(1);
mkdirSync(directory, { recursive: true });
const server = await startBuiltServer();
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumFlags });
try {
  for (const screen of screens) await takeAll(browser, server, screen);
} finally {
  await browser.close();
  await server.stop();
}

async function takeAll(
  opened: Browser,
  { url, account }: BuiltServer,
  viewport: { width: number; height: number },
): Promise<void> {
  const context = await opened.newContext({ viewport, baseURL: url, locale: 'tr-TR', colorScheme: 'light' });
  const page = await context.newPage();
  for (const { name, path } of publicPages) await take(page, path, `${name}-${viewport.width}`);
  await signIn(page, account);
  for (const { name, path } of panelPages) await take(page, path, `${name}-${viewport.width}`);
  await page.goto('/admin/pages/products');
  await page.getByText('Klasik Dilli Toka').first().click();
  await page.waitForURL('**/products/update');
  await save(page, `panel-product-${viewport.width}`);
  await context.close();
}

async function take(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await save(page, name);
}

async function save(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('load');
  // The panel listens for messages all the time, so its network is never idle.
  await page.waitForTimeout(settling);
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left, width } = image.getBoundingClientRect();
      const isOutside = top > innerHeight || left >= innerWidth || width === 0;
      return image.complete || isOutside;
    }),
  );
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({
    path: join(directory, `${name}.jpg`),
    type: 'jpeg',
    quality: 82,
    animations: 'disabled',
  });
  console.log(`${name}.jpg`);
}

async function signIn(page: Page, { email, password }: BuiltServer['account']): Promise<void> {
  await page.goto('/giris-yap');
  await page.getByRole('textbox', { name: 'E-Posta' }).fill(email);
  await page.getByLabel('Parola', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await page.waitForURL('**/admin/**');
}
