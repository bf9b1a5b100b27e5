import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Waits until a picture is drawn and returns the path of its file. */
async function drawn(picture: Locator): Promise<string> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  return new URL((await picture.getAttribute('src')) ?? '', 'http://site').pathname;
}

const company = 'Örnek Metal Aksesuar';

test('logos and tab icon are shown on site and sign-in page, lead home and run no scripts @desk', async ({
  page,
}) => {
  await page.goto('/urunler/toka');
  const home = page.getByRole('banner').getByRole('link', { name: company });
  await expect(home).toHaveAttribute('href', '/');
  const logo = await drawn(home.getByRole('img'));
  expect(logo).toMatch(/\/logo-on-light-/);
  const below = page.getByRole('contentinfo').getByRole('img', { name: company });
  expect(await drawn(below)).toMatch(/\/logo-on-dark-/);
  for (const icon of await page.locator('link[rel=icon], link[rel=apple-touch-icon]').all()) {
    const answer = await page.request.get((await icon.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('image/png');
  }
  expect((await page.request.get('/favicon.ico')).headers()['content-type']).toBe('image/x-icon');
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  expect(await (await page.request.get(manifest ?? '')).json()).toMatchObject({ name: company });

  // A logo that is opened directly has an opaque origin only if the browser applies the sandbox.
  await page.goto(logo);
  expect(await page.evaluate(() => window.origin)).toBe('null');

  await page.goto('/giris-yap');
  expect(await drawn(page.getByRole('img', { name: company }))).toMatch(/\/logo-on-light-/);
});

test('the panel menu shows the logo for its colour, and the icon when it is narrow @desk', async ({
  staff,
}) => {
  for (const [menu, look, file] of [
    ['light', 'default', /\/logo-on-light-/],
    ['dark', 'default', /\/logo-on-dark-/],
    ['light', 'sideicon', /-icon-v1-192\.png$/],
  ] as const) {
    await staff.evaluate(
      ([colour, layout]) => {
        localStorage.setItem('theme_menu', colour);
        localStorage.setItem('theme_sidemenu', layout);
      },
      [menu, look] as const,
    );
    await staff.goto('/admin/dashboard');
    const home = staff.getByRole('link', { name: company });
    await expect(home).toHaveAttribute('href', '/admin/dashboard');
    expect(await drawn(home.locator('img'))).toMatch(file);
  }
});
