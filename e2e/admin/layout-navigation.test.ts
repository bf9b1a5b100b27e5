import type { Locator, Page } from '@playwright/test';
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

test('every navigation starts at the top left and focuses the heading; a button leads back to the top', async ({
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

  await staff.evaluate(() => window.scrollTo(0, 300));
  await staff.getByRole('table').getByRole('link').nth(4).click();
  await expect(staff).toHaveURL(/update$/);
  await expect(heading(staff, /./)).toBeFocused();
  await expect(nameField(staff)).toBeVisible();
  // The form has replaced its loading screen, and the new heading has the focus.
  await expect(heading(staff, /./)).toBeFocused();
  expect(await position(staff)).toEqual([0, 0]);

  await staff.evaluate(() => window.scrollTo(0, 300));
  await staff.goBack();
  await firstProduct(staff).waitFor();
  await expect(heading(staff, 'Ürünler')).toBeFocused();
  await expect.poll(() => position(staff)).toEqual([0, 0]);

  // Changing a filter is not a navigation, so the search box keeps the focus.
  const search = staff.getByRole('searchbox');
  await search.fill('a');
  await expect(staff).toHaveURL(/search=a/);
  await expect(search).toBeFocused();

  // Opening the same screen again is a navigation.
  await staff.evaluate(() => window.scrollTo(0, 300));
  await staff.getByRole('navigation').getByRole('link', { name: 'Ürünler', exact: true }).click();
  await expect(staff).toHaveURL(/products$/);
  await expect.poll(() => position(staff)).toEqual([0, 0]);
});

test('the back-to-top button covers nothing, half way down and at the end @both', async ({ staff }) => {
  const screens = {
    list: () => staff.goto('/admin/pages/products'),
    'list with chosen rows': () => staff.getByRole('checkbox').nth(1).check(),
    tree: () => staff.goto('/admin/pages/products-categories'),
    form: () => staff.goto('/admin/pages/products/insert'),
  };
  for (const [screen, open] of Object.entries(screens)) {
    await open();
    await staff
      .getByRole('button', { name: /: işlemler$/ })
      .or(nameField(staff))
      .first()
      .waitFor();
    for (const place of screen === 'list with chosen rows' || screen === 'form' ? [0.5, 1] : [1]) {
      await staff.evaluate((share) => window.scrollTo(0, document.body.scrollHeight * share), place);
      await expect(toTop(staff)).toBeVisible();
      expect(await coveredBy(toTop(staff)), `${screen}, ${place}`).toEqual([]);
    }
  }
});

test('each tab remembers the record that it edits; without one the edit screen leads to the list', async ({
  staff,
}) => {
  await staff.goto('/admin/pages/products/update');
  await expect(staff).toHaveURL(/\/admin\/pages\/products$/);
  await firstProduct(staff).click();
  const name = await nameField(staff).inputValue();
  await staff.reload();
  await expect(nameField(staff)).toHaveValue(name);
  const other = await staff.context().newPage();
  await other.goto('/admin/pages/products/update');
  await expect(other).toHaveURL(/\/admin\/pages\/products$/);
  await expect(heading(other, 'Ürünler')).toBeVisible();
  for (const [form, list, title] of [
    ['contract-update', 'contracts', 'Sözleşmeler'],
    ['user-update', 'users', 'Kullanıcılar'],
    ['user-reset-password', 'users', 'Kullanıcılar'],
  ] as const) {
    // As a step back does, because loading the panel anew takes longer.
    await other.evaluate((path) => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, `/admin/${form}`);
    await expect(other).toHaveURL(new RegExp(`/admin/${list}$`));
    await expect(heading(other, title)).toBeVisible();
  }
});

test('menu and header appear before the code of the screen and do not change', async ({ staff }) => {
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

/** The controls and footer texts that an element floating over the page covers. */
function coveredBy(over: Locator): Promise<string[]> {
  return over.evaluate((element) => {
    const place = element.getBoundingClientRect();
    const all = document.querySelectorAll('main :is(a, button, input, select, textarea), footer span');
    return [...all]
      .filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        const isHere = right > place.left && left < place.right && bottom > place.top && top < place.bottom;
        // Elements that have scrolled below a bar are covered by the bar, so they are left out.
        const bar = other.closest('[data-foot-bar]');
        return isHere && other !== element && (bar !== null || !element.closest('[data-foot-bar]'));
      })
      .map((other) => other.getAttribute('aria-label') ?? other.textContent);
  });
}
