import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, openSite, test } from '../fixtures.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, colorScheme: 'dark' });

// axe reads the colours of the style sheet, not the forced ones, so it is not asked here.

/** Whether something is drawn inside: the middle of the picture has more than one colour. */
async function isDrawn(icon: Locator): Promise<boolean> {
  const screenshot = sharp(await icon.screenshot());
  const { width, height } = await screenshot.metadata();
  const side = Math.min(width, height, 28);
  const middle = {
    left: Math.floor((width - side) / 2),
    top: Math.floor((height - side) / 2),
    width: side,
    height: side,
  };
  const { channels } = await sharp(await screenshot.extract(middle).png().toBuffer()).stats();
  return channels.some(({ stdev }) => stdev > 5);
}

test('in forced colours icons, colours of finishes and the chosen one of several are visible @desk', async ({
  page,
}) => {
  await openSite(page, '/');
  await expect.poll(() => isDrawn(page.getByRole('button', { name: 'Slaytları oynat' }))).toBe(true);
  const navbar = page.getByRole('banner');
  expect(await navbar.evaluate((bar) => getComputedStyle(bar, '::before').opacity)).toBe('1');

  await openSite(page, '/urun/klasik-dilli-toka');
  const open = page.locator('.gallery-open').first();
  const lines = await open.evaluate((link) => getComputedStyle(link, '::after').backgroundImage);
  expect(lines).toContain('linear-gradient');
  const swatch = page.locator('.product-card-finishes .swatch rect').first();
  expect(
    await swatch.evaluate((rect) => [rect.getAttribute('fill'), getComputedStyle(rect).fill]),
  ).not.toContain('none');
  const finish = page.locator('.variant-option', { hasText: 'Füme' });
  await finish.click();
  await expect(finish).toHaveCSS('outline-style', 'solid');

  await openSite(page, '/videolar');
  await expect.poll(() => isDrawn(page.locator('.video-mark').first())).toBe(true);
});
