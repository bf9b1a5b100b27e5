import type { Page } from '@playwright/test';
import { axe, expect, test } from '../fixtures.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page) => page.getByRole('button', { name: 'Menü', exact: true });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menü' });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const screens = ['/admin/dashboard', '/admin/pages/products', '/admin/pages/products/insert', '/admin/404'];

test.describe('on a phone', () => {
  // These tests are for a phone's menu; layout-menu.test.ts tests the menu beside the page.
  test('the menu traps the focus, and Escape, its button and a tap outside close it @phone', async ({
    staff,
  }) => {
    await staff.evaluate(() => localStorage.setItem('theme_sidemenu', 'icontext'));
    await staff.goto('/admin/dashboard');
    await heading(staff, 'İstatistikler').waitFor();
    await expect(menu(staff)).toBeHidden();
    await button(staff).focus();
    await staff.keyboard.press('Enter');
    await expect(menu(staff)).toBeVisible();
    for (let presses = 0; presses < 8; presses++) {
      await staff.keyboard.press('Tab');
      expect(await menu(staff).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await staff.keyboard.press('Escape');
    await expect(menu(staff)).toBeHidden();
    await expect(button(staff)).toBeFocused();

    await button(staff).tap();
    await menu(staff).getByRole('button', { name: 'Menüyü kapat' }).tap();
    await expect(menu(staff)).toBeHidden();

    await button(staff).tap();
    await expect(menu(staff)).toBeVisible();
    await staff.touchscreen.tap(370, 500);
    await expect(menu(staff)).toBeHidden();
    expect(await staff.evaluate(() => localStorage.getItem('theme_sidemenu'))).toBe('icontext');
  });

  test('the menu opens a screen and focuses its heading, dark', async ({ staff }) => {
    await staff.evaluate(() => localStorage.setItem('theme_mode', 'dark'));
    await staff.goto('/admin/dashboard');
    await button(staff).tap();
    await axe(staff);
    await menu(staff).getByRole('button', { name: 'Ürün Yönetimi' }).tap();
    await menu(staff).getByRole('link', { name: 'Kategoriler' }).tap();
    await expect(menu(staff)).toBeHidden();
    await expect(heading(staff, 'Kategoriler')).toBeFocused();
    await expect(button(staff)).toHaveAttribute('aria-expanded', 'false');
  });

  test('a choice in the style panel does not open the menu @phone', async ({ staff }) => {
    await staff.goto('/admin/dashboard');
    await staff.getByRole('button', { name: 'Görünüm ayarları', exact: true }).tap();
    await staff.getByRole('radio', { name: 'Sadece İkon' }).tap();
    await axe(staff);
    await staff.keyboard.press('Escape');
    await expect(menu(staff)).toBeHidden();
    expect(await staff.evaluate(() => localStorage.getItem('theme_sidemenu'))).toBe('sideicon');
  });

  test('on a tablet the icons open their groups by touch @phone', async ({ staff }) => {
    await staff.setViewportSize({ width: 900, height: 1100 });
    await staff.goto('/admin/dashboard');
    await staff.getByRole('button', { name: 'Görünüm ayarları', exact: true }).tap();
    await staff.getByRole('radio', { name: 'Sadece İkon' }).tap();
    await staff.keyboard.press('Escape');
    const side = staff.getByRole('complementary');
    await side.getByRole('button', { name: 'Ürün Yönetimi' }).tap();
    await side.getByRole('link', { name: 'Kategoriler' }).tap();
    await expect(heading(staff, 'Kategoriler')).toBeVisible();
    await expect(side.getByRole('link', { name: 'Kategoriler' })).toBeHidden();
  });
});

test('nothing is wider than a screen of 320 px @phone', async ({ staff }) => {
  await staff.setViewportSize({ width: 320, height: 640 });
  for (const path of screens) {
    await staff.goto(path);
    await heading(staff, /./).waitFor();
    await expect(staff.getByRole('status', { name: 'Yükleniyor' })).toHaveCount(0);
    expect(await overflow(staff), path).toBe(0);
    for (const control of await staff.getByRole('region', { name: 'Üst menü' }).getByRole('button').all())
      await expect(control).toBeInViewport({ ratio: 1 });
  }
});

test('by touch, buttons are at least 44 px high and wide @phone', async ({ staff }) => {
  const icons = () =>
    staff.locator('.mantine-ActionIcon-root:visible, .mantine-Button-root:visible').evaluateAll((all) =>
      all
        .filter((button) => {
          const { width, height } = button.getBoundingClientRect();
          return Math.min(width, height) < 44;
        })
        .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
    );
  for (const path of ['/admin/pages/products', '/admin/pages/home', '/admin/pages/products/insert']) {
    await staff.goto(path);
    await heading(staff, /./).waitFor();
    await expect(staff.getByRole('status', { name: 'Yükleniyor' })).toHaveCount(0);
    expect(await icons(), path).toEqual([]);
  }
});

test('a printed page shows only the content, dark on white', async ({ staff }) => {
  await staff.evaluate(() => {
    localStorage.setItem('theme_mode', 'dark');
    localStorage.setItem('theme_layout', 'boxed');
  });
  await staff.goto('/admin/pages/products');
  await expect(staff.getByRole('table').getByRole('link').first()).toBeVisible();
  await staff.emulateMedia({ media: 'print' });
  await expect(staff.getByRole('region', { name: 'Üst menü' })).toBeHidden();
  await expect(staff.getByRole('complementary')).toBeHidden();
  await expect(heading(staff, 'Ürünler')).toHaveCSS('color', 'rgb(29, 28, 26)');
  expect(await overflow(staff)).toBe(0);
  await staff.emulateMedia({ media: 'screen' });
  await expect(staff.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
