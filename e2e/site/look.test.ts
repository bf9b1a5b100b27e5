import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { axe, expect, openSite, test } from '../fixtures.ts';

async function box(place: Locator) {
  const found = await place.boundingBox();
  if (!found) throw new Error('Not on the screen');
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
}

const screenOf = (page: Page) => page.viewportSize() ?? { width: 0, height: 0 };
const fileOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.src.split('/').at(-1));

test('the first screen shows the photograph, fetched as wide, below the navbar, and the whole sentence', async ({
  page,
  isMobile,
}) => {
  await openSite(page, '/');
  const picture = await box(page.locator('.hero-picture').first());
  const sentence = await box(page.getByRole('heading', { level: 1 }));
  expect(sentence.y).toBeGreaterThanOrEqual(picture.bottom);
  expect(sentence.bottom).toBeLessThanOrEqual(screenOf(page).height);
  expect(picture.width).toBe(screenOf(page).width);

  // It is fetched for at most two pixels per CSS pixel.
  const { asked, drawn } = await page
    .locator('.hero-picture picture img')
    .first()
    .evaluate((image) => {
      const { sizes, width, height } = image as HTMLImageElement;
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const entry = sizes.split(', ').find((each) => {
        const media = /^\(.+\)/.exec(each)?.[0];
        return !media || matchMedia(media).matches;
      });
      const [, size, unit] = /(\d+)(vw|vh)$/.exec(entry ?? '') ?? [];
      const asked = (Number(size) / 100) * (unit === 'vw' ? innerWidth : innerHeight);
      const pixels = Math.min(devicePixelRatio, 2) / devicePixelRatio;
      return { asked, drawn: Math.max(width, height * ratio) * pixels };
    });
  // A phone gets a little less, which its finer pixels do not show.
  expect(asked).toBeGreaterThanOrEqual(drawn * (isMobile ? 0.87 : 0.96));

  // The navbar gets a background once the page is scrolled.
  const ground = () => page.locator('.navbar').evaluate((bar) => getComputedStyle(bar, '::before').opacity);
  expect(await ground()).toBe('0');
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(ground).toBe('1');
});

test('names of adjacent categories on the home page are on one line @desk', async ({ page }) => {
  await page.goto('/');
  for (const width of [390, 700, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const cards = page.getByRole('region', { name: 'Koleksiyon' }).getByRole('listitem');
    const places = await cards.evaluateAll((all) =>
      all.map((card) => {
        const placeOf = (part: string) => {
          const { x, y, bottom } = card.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(NaN, NaN);
          return { x, y, bottom };
        };
        return { picture: placeOf('.mosaic-picture'), name: placeOf('h3') };
      }),
    );
    const pairs = places.flatMap((left, index) => {
      const right = places[index + 1];
      const besides = right && right.picture.x > left.picture.x && right.picture.y < left.picture.bottom;
      return besides ? [[left, right] as const] : [];
    });
    expect(pairs.length, `pairs at ${width} px`).toBeGreaterThan(0);
    for (const [index, [left, right]] of pairs.entries()) {
      expect(Math.abs(left.name.y - right.name.y)).toBeLessThan(1);
      expect(Math.abs(left.picture.bottom - right.picture.bottom)).toBeLessThan(1);
      // In a wide window the first one is below the heading.
      if (index > 0) expect(Math.abs(left.picture.y - right.picture.y)).toBeLessThan(1);
    }
  }
});

test('a category begins with a picture of 3 : 2, which differs from the picture of the home page @desk', async ({
  page,
}) => {
  await page.goto('/');
  const home = await fileOf(page.locator('.hero-picture picture img').first());
  for (const category of ['toka', 'halka', 'zincir', 'kusgozu']) {
    await page.goto(`/urunler/${category}`);
    const banner = page.locator('.category-picture');
    for (const screen of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(screen);
      const { y, width, height, bottom } = await box(banner);
      expect(width / height).toBeCloseTo(1.5, 1);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThan(screen.height);
    }
    expect(await fileOf(banner.locator('picture img'))).not.toBe(home);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture that still loads shows a smooth preview @desk', async ({ page }) => {
    await page.route('**/media/**', () => undefined);
    await page.goto('/urunler/zincir', { waitUntil: 'commit' });
    const screenshot = sharp(await page.locator('.category-picture').screenshot());
    const { width, height } = await screenshot.metadata();
    // The outermost pixels are left out, because the screen mixes them with the page around the picture.
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

test('the 404 page and a search with few or no results show the product groups beside them @desk', async ({
  page,
}) => {
  for (const path of ['/404', '/urun-ara?search=qqqqqq', '/urun-ara?search=HL-2035']) {
    await page.goto(path);
    const groups = page.getByRole('main').getByRole('list', { name: 'Ürün grupları' });
    await expect(groups.getByRole('link', { name: 'Perçin', exact: true })).toBeVisible();
    expect((await box(groups)).right).toBeGreaterThan(screenOf(page).width * 0.9);
  }
  await axe(page);
  await page.getByRole('main').getByRole('link', { name: 'Zincir', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zincir' })).toBeVisible();
});

test('parts of a page that belong together are next to each other, and all follow one grid @desk', async ({
  page,
}) => {
  const left = async (place: Locator) => (await box(place.first())).x;
  await page.goto('/kurumsal');
  const story = page.locator('.story').first();
  const text = await box(story.locator('.story-text'));
  expect(text.y - (await box(story.getByRole('heading'))).bottom).toBeLessThan(40);

  await page.goto('/fuarlar');
  expect(await left(page.locator('.fair > .picture'))).toBe(await left(page.locator('.tour-pictures')));

  await openSite(page, '/urunler/toka');
  await page.locator('.filters-menu summary').first().click();
  expect(await left(page.locator('.filters-panel'))).toBe(await left(page.locator('.filters-menu')));
  await page.getByRole('navigation', { name: 'Ana menü' }).getByText('Koleksiyon').click();
  const columns = await box(page.locator('.collection-columns'));
  expect((await box(page.locator('.collection-picture'))).bottom).toBeCloseTo(columns.bottom, 0);

  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.goto('/kurumsal');
  expect(await left(page.getByRole('heading', { level: 1 }))).toBeLessThan(300);
});

test('the sizes of a product break into lines of one length, and values of several sizes have a line each @desk', async ({
  page,
}) => {
  await page.goto('/urun/d-halka');
  const tops = await page
    .locator('.variant-options-size li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(Object.values(Object.groupBy(tops, String)).map((line) => line?.length)).toEqual([3, 3]);
  await expect(page.getByRole('row', { name: /^Tel kalınlığı/ })).not.toContainText('·');
});

test('on a phone the contact page begins with its form, and an error touches no label @phone', async ({
  page,
}) => {
  await openSite(page, '/iletisim');
  const form = page.locator('.contact-form');
  expect((await box(form)).y).toBeLessThan((await box(page.locator('.contact-data'))).y);
  await page.getByRole('link', { name: 'Telefon, e-posta ve adres' }).click();
  await expect(
    page.locator('.contact-data').getByRole('link', { name: '+90 212 000 00 18' }),
  ).toBeInViewport();
  await form.getByRole('button', { name: 'Gönder' }).click();
  const errorEnd = await form
    .getByText('Bu alan zorunlu.')
    .first()
    .evaluate((error) => {
      const text = document.createRange();
      text.selectNodeContents(error);
      return text.getBoundingClientRect().bottom;
    });
  const next = await box(form.locator('.field > label').nth(1));
  expect(next.y - errorEnd).toBeGreaterThanOrEqual(10);
});
