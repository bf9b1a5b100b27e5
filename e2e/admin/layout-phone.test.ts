import type { Page } from '@playwright/test';
import { axe, chooseMode, expect, test } from '../fixtures.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page) => page.getByRole('button', { name: 'Menü', exact: true });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menü' });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const screens = [
  '/admin/dashboard',
  '/admin/pages/products',
  '/admin/pages/home',
  '/admin/pages/products/insert',
  '/admin/404',
];

test.describe('on a phone', () => {
  // These tests are for a phone's menu; layout-menu.test.ts tests the menu beside the page.
  test('the menu traps the focus, closes by Escape, its button or a tap outside, and opens a screen @phone', async ({
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

    await chooseMode(staff, 'dark');
    await button(staff).tap();
    await axe(staff);
    await menu(staff).getByRole('button', { name: 'Ürün Yönetimi' }).tap();
    await menu(staff).getByRole('link', { name: 'Kategoriler' }).tap();
    await expect(menu(staff)).toBeHidden();
    await expect(heading(staff, 'Kategoriler')).toBeFocused();
    await expect(button(staff)).toHaveAttribute('aria-expanded', 'false');
  });

  test('a choice in the style panel opens no menu; on a tablet its icons open groups by touch @phone', async ({
    staff,
  }) => {
    const choose = async (menuStyle: string) => {
      await staff.getByRole('button', { name: 'Görünüm ayarları', exact: true }).tap();
      await staff.getByRole('radio', { name: menuStyle }).tap();
    };
    const phone = staff.viewportSize() ?? { width: 390, height: 844 };
    await staff.setViewportSize({ width: 900, height: 1100 });
    await staff.goto('/admin/dashboard');
    await choose('Sadece İkon');
    await staff.keyboard.press('Escape');
    const side = staff.getByRole('complementary');
    await side.getByRole('button', { name: 'Ürün Yönetimi' }).tap();
    await side.getByRole('link', { name: 'Kategoriler' }).tap();
    await expect(heading(staff, 'Kategoriler')).toBeVisible();
    await expect(side.getByRole('link', { name: 'Kategoriler' })).toBeHidden();

    await staff.setViewportSize(phone);
    await choose('İkon ve Yazı');
    await axe(staff);
    await staff.keyboard.press('Escape');
    await expect(menu(staff)).toBeHidden();
    expect(await staff.evaluate(() => localStorage.getItem('theme_sidemenu'))).toBe('icontext');
  });
});

test('buttons are at least 44 px high and wide, no field zooms, and nothing is wider than 320 px @phone', async ({
  staff,
}) => {
  const smallButtons = () =>
    staff.locator('.mantine-ActionIcon-root:visible, .mantine-Button-root:visible').evaluateAll((all) =>
      all
        .filter((button) => {
          const { width, height } = button.getBoundingClientRect();
          return Math.min(width, height) < 44;
        })
        .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
    );
  const phone = staff.viewportSize() ?? { width: 390, height: 844 };
  for (const path of screens) {
    await staff.goto(path);
    await heading(staff, /./).waitFor();
    await expect(staff.getByRole('status', { name: 'Yükleniyor' })).toHaveCount(0);
    expect(await smallButtons(), path).toEqual([]);
    if (path.endsWith('insert')) await expectFieldsFitPhone(staff);
    await staff.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(staff), path).toBe(0);
    for (const control of await staff.getByRole('region', { name: 'Üst menü' }).getByRole('button').all())
      await expect(control).toBeInViewport({ ratio: 1 });
    await staff.setViewportSize(phone);
  }
});

/** Required fields come first, and a text of 16 px keeps a phone from zooming into a field. */
async function expectFieldsFitPhone(staff: Page): Promise<void> {
  await expect(staff.getByRole('textbox', { name: 'Ürün kodu', exact: true })).toBeVisible();
  const names = await staff.getByRole('main').locator('label:visible').allTextContents();
  expect(names.slice(0, 3).map((label) => label.replace(' *', ''))).toEqual(['Ürün kodu', 'Kategori', 'Ad']);
  const sizes = await staff
    .getByRole('main')
    .locator('input:not([type=file], [type=checkbox]), textarea')
    .evaluateAll((all) => all.map((input) => Number.parseFloat(getComputedStyle(input).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
}

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
