import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { startBuiltServer, type BuiltServer } from '#test/servers/built-server.ts';
import { signInTo } from '#test/servers/staff-client.ts';
import { demoTemplate } from '../demo-template.ts';
import { expect, openSite, test } from '../fixtures.ts';

/*
 * Every kind of page is compared with a stored picture (docs/decisions/0079). Renew them after a wanted change:
 * `npx playwright test e2e/site/looks --update-snapshots`.
 */

const widths = [390, 768, 1440] as const;
const languages = ['tr', 'en'] as const;
type Language = (typeof languages)[number];

/** The paths of one page in both languages, if they differ by more than the prefix. */
type Path = string | Record<Language, string>;

const pages: Record<string, Path> = {
  home: '/',
  category: '/urunler/toka',
  product: '/urun/tek-zincir',
  'product-variants': '/urun/d-halka',
  search: '/urun-ara?search=halka',
  'search-nothing': '/urun-ara?search=qqqqqq',
  blog: '/blog',
  post: '/blog/bir-kaplama-nasil-yapilir',
  about: '/kurumsal',
  vision: '/vizyon-misyon',
  fairs: '/fuarlar',
  videos: '/videolar',
  catalogues: '/katalog',
  contact: '/iletisim',
  contract: { tr: '/sozlesme/kvkk-aydinlatma-metni', en: '/en/sozlesme/data-protection-notice' },
  'not-found': '/404',
};

const pathIn = (path: Path, lang: Language) => {
  if (typeof path !== 'string') return path[lang];
  return lang === 'tr' ? path : path === '/' ? '/en' : `/en${path}`;
};

/**
 * Photographs are grey areas of the same size and place, because the demo gets new ones. The bar of a product depends
 * on scrolling. Exact letter widths do not depend on the hinting of the system.
 */
const still = `
  picture img, video { background: #b8b2a7 !important; object-position: -9999px 0 !important; }
  .picture-preview { visibility: hidden !important; }
  * { text-rendering: geometricPrecision !important; }
  .product-bar { display: none !important; }
  *, ::before, ::after { animation: none !important; caret-color: transparent !important; transition: none !important; }
`;

/** Makes the page the same on every day: masks photographs, waits for fonts and logos, and fixes dates. */
async function makeStill(page: Page): Promise<void> {
  await page.addStyleTag({ content: still });
  // The button of a form is usable only after React has taken over this part of the page.
  await expect(page.locator('form button[type=submit]:disabled')).toHaveCount(0);
  await page.evaluate(async () => {
    // Dates of the demo count from the day it is loaded, and the footer names the year.
    for (const time of document.querySelectorAll('time')) time.textContent = '1 · 1 · 2030';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      if (/^20\d\d$/.test(texts.currentNode.nodeValue ?? '')) texts.currentNode.nodeValue = '2030';
    const logos = [...document.querySelectorAll<HTMLImageElement>('img:not(picture img, .picture-preview)')];
    for (const logo of logos) logo.loading = 'eager';
    await Promise.allSettled([document.fonts.ready, ...logos.map((logo) => logo.decode())]);
  });
}

/**
 * Compares with the stored picture of a third of the size, because another Chromium smooths letters differently.
 * Chromium itself scales it, which is faster than a large picture; the layout stays that of the full size.
 */
async function expectLook(page: Page, name: string): Promise<void> {
  await makeStill(page);
  const size = await page.evaluate(async () => {
    // Parts that React draws anew for another width come a moment after it.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let height = -1; height !== document.documentElement.scrollHeight;) {
      height = document.documentElement.scrollHeight;
      await frame();
      await frame();
    }
    const { scrollWidth, scrollHeight } = document.documentElement;
    // A dialog over the page is compared without what lies below the window.
    const height = document.querySelector('dialog:modal') ? innerHeight : scrollHeight;
    return { width: scrollWidth, height };
  });
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { x: 0, y: 0, ...size, scale: 1 / 3 },
    captureBeyondViewport: true,
  });
  await session.detach();
  const small = await sharp(Buffer.from(data, 'base64'))
    .png({ palette: true, colours: 48, dither: 0, effort: 7 })
    .toBuffer();
  expect.soft(small).toMatchSnapshot(`${name}.png`, { threshold: 0.05, maxDiffPixelRatio: 0.002 });
}

/** Compares at every width. The page stays open, because loading it takes longer than a picture. */
async function expectLooks(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectLook(page, `${name}-${width}`);
  }
}

/** A page without memory: the products that a visitor saw before would appear on the later ones. */
async function openForgetful(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, bypassCSP: true, reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.clear());
  const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  await context.route(/\/media\/.*\.(avif|jpe?g|mp4|webm)$/, (route) =>
    route.fulfill({ contentType: 'image/jpeg', body: pixel }),
  );
  return context.newPage();
}

/** Every product of the demo has variants; this one has neither variants nor a picture. */
async function addPlainProduct({ url, account }: BuiltServer): Promise<void> {
  const client = await signInTo(url, account);
  const categories = (await (await client.call('GET', '/api/admin/categories')).json()) as {
    id: number;
    seo_name: string;
  }[];
  const answer = await client.call('POST', '/api/admin/products', {
    category_id: categories.find(({ seo_name }) => seo_name === 'zincir')?.id,
    code: 'TZ-1',
    seo_name: 'tek-zincir',
    is_active: true,
    published_at: '2026-01-01T00:00:00.000Z',
    name_tr: 'Tek Zincir',
    name_en: 'Single chain',
    summary_tr: 'Tek ölçüde, tek kaplamada.',
    summary_en: 'In one size and one finish.',
  });
  expect(answer.status, await answer.clone().text()).toBe(201);
}

// The other journeys of a worker change the records of their server, so this one has a server of its own.
let server: BuiltServer;
test.beforeAll(async () => {
  server = await startBuiltServer({ template: demoTemplate() });
  await addPlainProduct(server);
});
test.afterAll(() => server.stop());

for (const lang of languages)
  test(`every kind of page looks as stored, in ${lang} and at three widths @desk`, async ({ browser }) => {
    test.slow();
    const page = await openForgetful(browser, server.url);
    for (const [name, path] of Object.entries(pages)) {
      await openSite(page, pathIn(path, lang));
      await expectLooks(page, `${name}-${lang}`);
    }
    await openSite(page, pathIn('/urun/tek-zincir', lang));
    await page.getByRole('button', { name: /^(Teklif Listesine Ekle|Add to .* list)$/ }).click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(Teklif Listesi|\w+ list)/ })
      .click();
    await expect(page.getByRole('dialog').getByRole('group').first()).toBeVisible();
    await expectLooks(page, `offer-list-${lang}`);
    await page.context().close();
  });
