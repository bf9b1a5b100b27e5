import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const position = (page: Page) => page.evaluate(() => [window.scrollX, window.scrollY]);
const toTop = (page: Page) => page.getByRole('button', { name: 'Yukarı çık' });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Ad', exact: true });
const firstProduct = (page: Page) => page.getByRole('table').getByRole('link').first();

test.beforeEach(async ({ staff }) => {
  const { width } = staff.viewportSize() ?? { width: 390 };
  await staff.setViewportSize({ width, height: 480 });
});

test('every navigation starts at the top left, with the focus on the heading', async ({
  staff,
  isMobile,
}) => {
  await staff.goto('/admin/pages/products');
  await firstProduct(staff).waitFor();
  await staff.evaluate(() => window.scrollTo(0, 300));
  await staff.getByRole('table').getByRole('link').nth(4).click();
  await expect(staff).toHaveURL(/update$/);
  await expect(heading(staff, /./)).toBeFocused();
  await expect(nameField(staff)).toBeVisible();
  // The form has taken the place of its loading screen by now.
  await expect(heading(staff, /./)).toBeFocused();
  expect(await position(staff)).toEqual([0, 0]);

  await staff.evaluate(() => window.scrollTo(0, 300));
  await staff.goBack();
  await firstProduct(staff).waitFor();
  await expect(heading(staff, 'Ürünler')).toBeFocused();
  await expect.poll(() => position(staff)).toEqual([0, 0]);

  // A filter is no navigation: whoever types goes on typing.
  const search = staff.getByRole('searchbox');
  await search.fill('a');
  await expect(staff).toHaveURL(/search=a/);
  await expect(search).toBeFocused();

  // The same screen from its start is one.
  await staff.evaluate(() => window.scrollTo(0, 300));
  if (isMobile) await staff.getByRole('button', { name: 'Menü', exact: true }).tap();
  await staff.getByRole('navigation').getByRole('link', { name: 'Ürünler', exact: true }).click();
  await expect(staff).toHaveURL(/products$/);
  await expect.poll(() => position(staff)).toEqual([0, 0]);
});

test('the button to the top appears once the page is scrolled, and keeps the focus on the page', async ({
  staff,
}) => {
  await staff.goto('/admin/pages/products');
  await firstProduct(staff).waitFor();
  await expect(toTop(staff)).toBeHidden();
  await staff.evaluate(() => window.scrollTo(0, 300));
  await toTop(staff).focus();
  await staff.keyboard.press('Enter');
  await expect.poll(() => position(staff)).toEqual([0, 0]);
  await expect(toTop(staff)).toBeHidden();
  await expect(staff.getByRole('main')).toBeFocused();
});

test('the button to the top leaves the save button of a form free', async ({ staff }) => {
  await staff.goto('/admin/pages/products/insert');
  await nameField(staff).waitFor();
  await staff.evaluate(() => window.scrollTo(0, 300));
  const save = await staff.getByRole('button', { name: 'Kaydet' }).boundingBox();
  const top = await toTop(staff).boundingBox();
  expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThan(save?.y ?? 0);
});

test('an edit screen belongs to its tab, and one without a chosen item goes to the list', async ({
  staff,
  context,
}) => {
  await staff.goto('/admin/pages/products/update');
  await expect(staff).toHaveURL(/\/admin\/pages\/products$/);
  await firstProduct(staff).click();
  const name = await nameField(staff).inputValue();
  await staff.reload();
  await expect(nameField(staff)).toHaveValue(name);
  const other = await context.newPage();
  await other.goto('/admin/pages/products/update');
  await expect(other).toHaveURL(/\/admin\/pages\/products$/);
  await expect(heading(other, 'Ürünler')).toBeVisible();
});

test('menu and header are there before the code of the screen, and stay as they are', async ({ staff }) => {
  const gate = Promise.withResolvers<undefined>();
  await staff.route('**/assets/panel/dashboard-page-*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await staff.goto('/admin');
  await staff.getByRole('button', { name: 'Koyu görünüm' }).click();
  await expect(staff.getByRole('main').getByRole('status', { name: 'Yükleniyor' })).toBeVisible();
  const header = await staff.getByRole('region', { name: 'Üst menü' }).elementHandle();
  gate.resolve(undefined);
  await expect(heading(staff, 'İstatistikler')).toBeVisible();
  expect(await header.evaluate((element) => element.isConnected)).toBe(true);
});
