import { axe, expect, openSite, test } from '../fixtures.ts';

test('buttons and keys change the slide, and the slides play only until they are paused', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  // The clock is stopped first, so that a slow load does not use up the time of the first slide.
  await page.clock.pauseAt(new Date(Date.now() + 1_000));
  await openSite(page, '/');
  const picture = (slide: number) => page.locator('.slide').nth(slide).locator('picture img');
  await expect(picture(1), 'before its turn').toBeHidden();
  await page.clock.runFor(4_500);
  await expect(picture(1)).toBeVisible();
  await expect(picture(2), 'before its turn').toBeHidden();
  const slides = page.getByRole('region', { name: 'Slaytlar' });
  const place = (number: number) => slides.getByLabel(`Slayt ${number} / 3`);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(place(1)).toBeVisible();
  await slides.getByRole('button', { name: 'Slaytları durdur' }).click();
  await expect(slides.getByRole('button', { name: 'Slaytları oynat' })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(place(1)).toBeVisible();
  await slides.getByRole('button', { name: 'Sonraki slayt' }).click();
  await page.clock.runFor(1000);
  await expect(place(2)).toBeVisible();
  await expect(picture(2)).toBeVisible();
  await slides.getByRole('group', { name: 'Slaytlar' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.clock.runFor(1000);
  await expect(place(3)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('home, about us, vision and mission are complete, also in English @desk', async ({ page }) => {
    await page.goto('/');
    for (const name of [
      'Koleksiyon',
      'Öne çıkan ürünler',
      'Rakamlarla',
      'Fuarlar ve yazılar',
      'Sertifikalar',
    ])
      await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
    await expect(page.getByText('155 milyon')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sonraki slayt' })).toBeHidden();
    await page.goto('/kurumsal');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kırk yıla yakın, aynı tezgâhta');
    await page.goto('/en/vizyon-misyon');
    await expect(page.getByRole('heading', { name: 'Our mission' })).toBeVisible();
  });
});

test('the menus lead to categories and corporate pages, at desk and phone, and the slides stand still @desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSite(page, '/');
  await expect(page.getByRole('button', { name: 'Slaytları oynat' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await menu.getByText('Koleksiyon', { exact: true }).click();
  const picture = menu.locator('.collection-picture');
  // The picture is rendered by the scripts; before they start, hovering has no effect.
  await picture.waitFor();
  await menu.getByRole('link', { name: 'Perçin', exact: true }).hover();
  await expect(picture).toHaveAttribute('href', '/urunler/percin');
  await picture.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Perçin' })).toBeVisible();
  await page.getByRole('banner').locator('summary', { hasText: 'Kurumsal' }).click();
  await axe(page);
  await page.getByRole('banner').getByRole('link', { name: 'Hakkımızda' }).click();
  await expect(page).toHaveURL(/\/kurumsal$/);
  await expect(page.getByRole('heading', { name: 'Sertifikalar' })).toBeVisible();
  await axe(page);
  // The drawer closes when the window grows past 700 px.
  const drawer = page.getByRole('dialog', { name: 'Menü' });
  await page.setViewportSize({ width: 690, height: 800 });
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await expect(drawer).toBeVisible();
  await page.setViewportSize({ width: 640, height: 800 });
  await expect(drawer).toBeVisible();
  await page.setViewportSize({ width: 710, height: 800 });
  await expect(drawer).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await drawer.getByRole('link', { name: 'Vizyon ve Misyon' }).click();
  await expect(page.getByRole('heading', { name: 'Misyonumuz' })).toBeVisible();
  await axe(page);
});
