import { axe, expect, openSite, test } from '../fixtures.ts';

test('a visitor goes from the home page to a product without a full page load', async ({ page }) => {
  await openSite(page, '/');
  await page.evaluate(() => (document.body.dataset.visit = 'first'));
  await axe(page);

  const category = page
    .getByRole('region', { name: 'Koleksiyon' })
    .getByRole('heading', { level: 3, name: /^Toka/ });
  const categoryName = await category.innerText();
  await category.getByRole('link').click();
  await expect(page).toHaveURL(/\/urunler\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: categoryName })).toBeVisible();
  await axe(page);

  // The product is found by name, because other journeys add products before it.
  const product = page
    .getByRole('region', { name: 'Ürünler', exact: true })
    .getByRole('article')
    .filter({ hasText: 'Klasik Dilli Toka' });
  const productName = await product.getByRole('heading').innerText();
  await product.getByRole('link', { name: productName, exact: true }).click();
  await expect(page).toHaveURL(/\/urun\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: productName })).toBeVisible();
  await expect(page.getByRole('table').first()).toContainText('Malzeme');
  await expect(page).toHaveTitle(new RegExp(productName));
  await axe(page);

  await expect(page.locator('body')).toHaveAttribute('data-visit', 'first');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: categoryName })).toBeVisible();
});

test('a visitor reads a product in another language, and the site remembers the choice @desk', async ({
  page,
}) => {
  const turkish = '/urun/klasik-dilli-toka';
  await openSite(page, turkish);
  const name = await page.getByRole('heading', { level: 1 }).innerText();

  await page.getByRole('contentinfo').getByRole('link', { name: 'EN', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/en${turkish}$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
  await expect(page.getByRole('table').first()).toContainText('Material');

  await openSite(page, '/');
  await expect(page).toHaveURL(/\/en$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'TR', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
});

test('an unknown address leads to the 404 page, which links to home @desk', async ({ page }) => {
  for (const address of ['/urunler/olmayan-kategori', '/urun/olmayan-urun', '/blog/x/y'])
    expect((await page.request.get(address)).url(), address).toMatch(/\/404$/);
  await page.goto('/olmayan-sayfa');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İstenen sayfa bulunamadı.');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: "Anasayfa'ya Dön" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('region', { name: 'Koleksiyon' })).toBeVisible();
});

test('a visitor finds a nested category in the menu', async ({ page, isMobile }) => {
  await openSite(page, '/');
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  const opener = isMobile
    ? page.getByRole('button', { name: 'Menüyü aç' })
    : menu.getByText('Koleksiyon', { exact: true });
  const main = menu.getByText('Toka', { exact: true });
  await opener.click();
  await expect(main).toBeVisible();
  await axe(page);
  if (isMobile) await main.click();
  await menu.getByRole('link', { name: 'Kemer Tokası' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kemer Tokası' })).toBeVisible();
  // The menu closes when the page opens.
  await expect(menu.getByRole('link', { name: 'Kemer Tokası' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home, category, product, language switch and 404 page work @desk', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('region', { name: 'Koleksiyon' })
      .getByRole('link', { name: 'Toka', exact: true })
      .click();
    await page
      .getByRole('region', { name: 'Ürünler', exact: true })
      .getByRole('link', { name: 'Klasik Dilli Toka', exact: true })
      .click();
    await expect(page).toHaveURL(/\/urun\//);
    await expect(page.getByRole('table').first()).toContainText('Malzeme');
    const picture = page.getByRole('list', { name: 'Ürün görselleri' }).getByRole('img').first();
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'EN', exact: true }).click();
    await expect(page.getByRole('table').first()).toContainText('Material');
    await page.goto('/olmayan-sayfa');
    await page.getByRole('link', { name: "Anasayfa'ya Dön" }).click();
    await expect(page.getByRole('region', { name: 'Koleksiyon' })).toBeVisible();
  });
});
