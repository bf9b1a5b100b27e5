import type { Page } from '@playwright/test';
import { axe, expect, openSite, test } from '../fixtures.ts';

async function openFilter(page: Page, title: string) {
  const menu = page
    .getByRole('region', { name: 'Ürünleri süz' })
    .locator('details')
    .filter({ hasText: title });
  await menu.locator('summary').click();
  return menu;
}

test('a visitor filters a category by several choices; a card loads its second picture on hover only', async ({
  page,
  isMobile,
}) => {
  await openSite(page, '/urunler/toka');
  const card = page.getByRole('article').filter({ hasText: 'Klasik Dilli Toka' });
  await expect(card.locator('picture')).toHaveCount(1);
  if (!isMobile) {
    await card.hover();
    await expect(card.locator('picture')).toHaveCount(2);
    await expect(card.locator('.product-card-hover')).toHaveCSS('opacity', '1');
  }
  const products = page.getByRole('region', { name: 'Ürünler' }).getByRole('article');
  const all = await products.count();
  const filter = await openFilter(page, 'Taşıyıcı türü');
  // No buckle has the transporter type "chain", so it is not offered.
  await expect(filter.getByRole('link', { name: 'Zincir' })).toHaveCount(0);
  await filter.getByRole('link', { name: 'Kayış' }).click();
  await expect(page).toHaveURL(/\/urunler\/toka\?transporter_types=kayis$/);
  await expect(filter.getByRole('link', { name: 'Kayış' })).toHaveAttribute('aria-current', 'true');
  await expect(filter.getByRole('link', { name: 'Kayış' })).toBeFocused();
  await axe(page);

  // With two types, products with either type are listed. The address does not depend on the order of the
  // clicks, and a choice clicked before the list has followed the last one does not undo it.
  const held = Promise.withResolvers<undefined>();
  await page.route(/\/api\/pages\/.*transporter_types=aski/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await filter.getByRole('link', { name: 'Askı' }).click();
  await filter.getByRole('link', { name: 'Kayış' }).click();
  held.resolve(undefined);
  await expect(page).toHaveURL(/\?transporter_types=aski$/);
  await expect(filter.getByRole('link', { name: 'Askı' })).toHaveAttribute('aria-current', 'true');

  // Size and finish narrow the list further; the number beside a choice is the number of products that it
  // gives.
  await page.keyboard.press('Escape');
  await expect(filter.locator('summary')).toBeFocused();
  const finishes = await openFilter(page, 'Kaplama');
  const finish = finishes.getByRole('link').first();
  const count = (await finish.innerText()).match(/\d+/)?.[0] ?? '';
  await finish.click();
  await expect(page).toHaveURL(/\?finish=[a-z-]+&transporter_types=aski$/);
  await expect(page.getByRole('status').filter({ hasText: `${count} ürün` })).toBeVisible();
  await expect(products).toHaveCount(Number(count));
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Askı seçimini kaldır' }).click();
  await expect(page).toHaveURL(/\?finish=[a-z-]+$/);
  await page.getByRole('link', { name: 'Tümünü temizle' }).click();
  await expect(page).toHaveURL(/\/urunler\/toka$/);
  await expect(products).toHaveCount(all);
});

test('a category is divided by an attribute, which counts beside the other filters @desk', async ({
  page,
}) => {
  await openSite(page, '/urunler/toka');
  const materials = await openFilter(page, 'Malzeme');
  await materials.getByRole('link', { name: /^Zamak 5, çelik dil/ }).click();
  await expect(page).toHaveURL(/\?attribute=\d+-zamak-5-celik-dil$/);
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.keyboard.press('Escape');
  const finishes = await openFilter(page, 'Kaplama');
  const nickel = finishes.getByRole('link', { name: /^Nikel/ });
  const count = Number(await nickel.locator('.filters-count').textContent());
  await nickel.click();
  await expect(page.getByRole('article')).toHaveCount(count);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Tümünü temizle' }).click();
  await expect(page).toHaveURL(/\/urunler\/toka$/);
});

test('a filter without results shows a message and offers the whole category @desk', async ({ page }) => {
  await openSite(page, '/urunler/toka?transporter_types=zincir');
  const title = page.getByRole('heading', { name: 'Bu seçime uyan ürün yok.' });
  await expect(title).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: 'Kategorideki tüm ürünleri göster' }).click();
  await expect(page).toHaveURL(/\/urunler\/toka$/);
  await expect(page.getByRole('region', { name: 'Ürünler', exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are links that search engines do not index, and unknown transporter types are dropped @desk', async ({
    page,
  }) => {
    await page.goto('/urunler/toka');
    const robots = page.locator('meta[name=robots]');
    await expect(robots).toHaveCount(0);
    await (await openFilter(page, 'Taşıyıcı türü')).getByRole('link', { name: 'Kayış' }).click();
    await expect(page).toHaveURL(/\?transporter_types=kayis$/);
    await expect(robots).toHaveAttribute('content', 'noindex, follow');
    await expect(page.getByRole('region', { name: 'Ürünler' }).getByRole('article')).not.toHaveCount(0);
    await page.goto('/urunler/toka?transporter_types=eskiden,kayis');
    await expect(page).toHaveURL(/\?transporter_types=kayis$/);
  });
});
