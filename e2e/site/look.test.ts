import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { axe, expect, test } from '../fixtures.ts';

async function box(place: Locator) {
  const found = await place.boundingBox();
  if (!found) throw new Error('Not on the screen');
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
}

const screenOf = (page: Page) => page.viewportSize() ?? { width: 0, height: 0 };
const fileOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.src.split('/').at(-1));

test('the first screen holds the photograph and the whole sentence, which covers nothing of it', async ({
  page,
}) => {
  await page.goto('/');
  const picture = await box(page.locator('.hero-picture').first());
  const sentence = await box(page.getByRole('heading', { level: 1 }));
  expect(sentence.y).toBeGreaterThanOrEqual(picture.bottom);
  expect(sentence.bottom).toBeLessThanOrEqual(screenOf(page).height);
  expect(picture.width).toBe(screenOf(page).width);
});

test('names of categories that stand side by side on the home page share a line', async ({ page }) => {
  for (const width of [screenOf(page).width, 700, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const cards = await page.getByRole('region', { name: 'Koleksiyon' }).getByRole('listitem').all();
    const places = await Promise.all(
      cards.map(async (card) => ({
        picture: await box(card.locator('.mosaic-picture')),
        name: await box(card.getByRole('heading')),
      })),
    );
    const pairs = places.flatMap((left, index) => {
      const right = places[index + 1];
      const besides = right && right.picture.x > left.picture.x && right.picture.y < left.picture.bottom;
      return besides ? [[left, right] as const] : [];
    });
    expect(pairs.length, `pairs at ${width} px`).toBeGreaterThan(0);
    for (const [left, right] of pairs) {
      expect(Math.abs(left.name.y - right.name.y)).toBeLessThan(1);
      expect(Math.abs(left.picture.bottom - right.picture.bottom)).toBeLessThan(1);
    }
  }
});

test('a category opens with a picture in one shape, which is not that of the home page', async ({ page }) => {
  await page.goto('/');
  const home = await fileOf(page.locator('.hero-picture picture img').first());
  for (const category of ['toka', 'halka', 'zincir', 'kusgozu']) {
    await page.goto(`/urunler/${category}`);
    const banner = page.locator('.category-picture');
    const { y, width, height, bottom } = await box(banner);
    expect(width / height).toBeCloseTo(1.5, 1);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThan(screenOf(page).height);
    expect(await fileOf(banner.locator('picture img'))).not.toBe(home);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture that still loads shows a smooth preview', async ({ page }) => {
    await page.route('**/media/**', () => undefined);
    await page.goto('/urunler/zincir', { waitUntil: 'commit' });
    const screenshot = sharp(await page.locator('.category-picture').screenshot());
    const { width, height } = await screenshot.metadata();
    // Without the edge, which the screen mixes with the page around it.
    const inside = { left: 2, top: 2, width: width - 4, height: height - 4 };
    const { data, info } = await screenshot
      .extract(inside)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const rowBytes = info.width * 3;
    const steps = [...data.subarray(rowBytes)].map((value, index) => Math.abs(value - (data[index] ?? 0)));
    expect(steps.reduce((most, step) => Math.max(most, step))).toBeLessThan(4);
  });
});

test('the 404 page and a search with few or no results show the product groups beside them', async ({
  page,
  isMobile,
}) => {
  for (const path of ['/404', '/urun-ara?search=HL-2035', '/urun-ara?search=qqqqqq']) {
    await page.goto(path);
    const groups = page.getByRole('main').getByRole('list', { name: 'Ürün grupları' });
    await expect(groups.getByRole('link', { name: 'Perçin', exact: true })).toBeVisible();
    if (!isMobile) expect((await box(groups)).right).toBeGreaterThan(screenOf(page).width * 0.9);
    await axe(page);
  }
  await page.getByRole('main').getByRole('link', { name: 'Zincir', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zincir' })).toBeVisible();
});
