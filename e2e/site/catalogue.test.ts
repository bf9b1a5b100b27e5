import { axe, expect, test } from '../fixtures.ts';

for (const { path, open, download, pages } of [
  { path: '/katalog', open: 'Kataloğu aç', download: 'İndir', pages: /\d+ sayfa/ },
  { path: '/en/katalog', open: 'Open the catalogue', download: 'Download', pages: /\d+ pages/ },
])
  test(`the catalogues open in the browser and download, ${path} @desk`, async ({ page }) => {
    await page.goto(path);
    const general = page.locator('a[href*="genel-katalog-2026"]');
    const first = page.getByRole('article').filter({ hasText: pages }).filter({ has: general });
    await expect(first.locator('picture img')).toBeVisible();
    const href = (await first.getByRole('link', { name: open }).getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/dosya\/\d+-[a-z0-9]{12}\/genel-katalog-2026\.pdf$/);
    const saved = page.waitForEvent('download');
    await first.getByRole('link', { name: download }).click();
    expect((await saved).suggestedFilename()).toBe('genel-katalog-2026.pdf');
    await axe(page);
  });
