import type { Page } from '@playwright/test';
import { axe, chooseMode, expect, test } from '../fixtures.ts';

// These tests are for the menu beside the page; layout-phone.test.ts tests the menu of a phone.

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const side = (page: Page) => page.getByRole('complementary');
const button = (page: Page) => page.getByRole('button', { name: 'Menü', exact: true });
const entry = (page: Page, name: string) => side(page).getByRole('link', { name, exact: true });
const group = (page: Page) => side(page).getByRole('button', { name: 'Ürün Yönetimi' });
const storedMenu = (page: Page) => page.evaluate(() => localStorage.getItem('theme_sidemenu'));
const widths = { default: 248, icontext: 104, sideicon: 64 };

async function openWith(staff: Page, menu: string, path: string): Promise<void> {
  await staff.evaluate((stored) => localStorage.setItem('theme_sidemenu', stored), menu);
  await staff.goto(path);
  await heading(staff, /./).waitFor();
}

async function expectMenu(staff: Page, state: 'default' | 'closed' | 'icontext' | 'sideicon'): Promise<void> {
  await expect(button(staff)).toHaveAttribute('aria-expanded', String(state === 'default'));
  if (state === 'closed') await expect(side(staff)).toBeHidden();
  else await expect.poll(async () => (await side(staff).boundingBox())?.width).toBe(widths[state]);
}

test('the menu button depends on the screen width, only a desktop stores the choice; a closed menu opens', async ({
  staff,
}) => {
  await staff.goto('/admin/users');
  await expectMenu(staff, 'default');
  await button(staff).click();
  await expectMenu(staff, 'icontext');
  expect(await storedMenu(staff)).toBe('icontext');
  await staff.reload();
  await expectMenu(staff, 'icontext');
  await button(staff).click();
  await expectMenu(staff, 'default');
  expect(await storedMenu(staff)).toBe('default');

  await openWith(staff, 'sideicon', '/admin/users');
  await expectMenu(staff, 'sideicon');
  await staff.setViewportSize({ width: 1025, height: 800 });
  await expectMenu(staff, 'sideicon');
  await staff.setViewportSize({ width: 1024, height: 800 });
  await expectMenu(staff, 'closed');
  await button(staff).click();
  await expectMenu(staff, 'default');
  await button(staff).click();
  await expectMenu(staff, 'icontext');
  await staff.reload();
  await expectMenu(staff, 'closed');
  await staff.setViewportSize({ width: 781, height: 800 });
  await button(staff).click();
  await expectMenu(staff, 'default');
  await staff.setViewportSize({ width: 780, height: 800 });
  await expectMenu(staff, 'closed');
  await button(staff).click();
  await expect(staff.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  await staff.keyboard.press('Escape');
  expect(await storedMenu(staff)).toBe('sideicon');
  await staff.setViewportSize({ width: 1440, height: 900 });
  await expectMenu(staff, 'sideicon');

  // A closed menu leaves the page the full width.
  await openWith(staff, 'closed', '/admin/dashboard');
  await expectMenu(staff, 'closed');
  await axe(staff);
  await button(staff).focus();
  await staff.keyboard.press('Enter');
  await expectMenu(staff, 'default');
  await expect(button(staff)).toBeFocused();
});

test('the entry of the current screen and its forms is marked, and its group is open', async ({ staff }) => {
  await staff.goto('/admin/dashboard');
  await expect(entry(staff, 'İstatistikler')).toHaveAttribute('aria-current', 'page');
  await expect(group(staff)).toHaveAttribute('aria-expanded', 'false');
  await expect(entry(staff, 'Ürünler')).toBeHidden();
  await staff.getByRole('main').getByRole('link', { name: 'Yeni Ürün' }).click();
  await expect(group(staff)).toHaveAttribute('aria-expanded', 'true');
  await expect(entry(staff, 'Ürünler')).toHaveAttribute('aria-current', 'page');
  await expect(side(staff).locator('[aria-current]')).toHaveCount(1);
  await entry(staff, 'Ürünler').click();
  await staff.getByRole('table').getByRole('link').first().click();
  await expect(staff).toHaveURL(/products\/update$/);
  await expect(entry(staff, 'Ürünler')).toHaveAttribute('aria-current', 'page');
  await entry(staff, 'Kategoriler').click();
  await expect(entry(staff, 'Kategoriler')).toHaveAttribute('aria-current', 'page');
  await expect(side(staff).locator('[aria-current]')).toHaveCount(1);
});

/** The transitions that a click on the group starts: property and milliseconds. */
async function slideOf(staff: Page): Promise<Record<string, unknown>> {
  const list = await group(staff).getAttribute('aria-controls');
  return staff.evaluate(async (id) => {
    const slide = document.getElementById(id ?? '');
    const started: Record<string, unknown> = {};
    slide?.addEventListener('transitionrun', ({ target, propertyName }) => {
      const running = slide
        .getAnimations()
        .find((one) => (one as CSSTransition).transitionProperty === propertyName);
      if (target === slide) started[propertyName] = running?.effect?.getTiming().duration;
    });
    document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.click();
    for (let frame = 0; frame < 8; frame++) await new Promise(requestAnimationFrame);
    return started;
  }, list);
}

test.describe('where animations are allowed', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a group of the menu takes 300 ms to open', async ({ ownStaff: staff }) => {
    await staff.goto('/admin/users');
    await expect(group(staff)).toHaveAttribute('aria-expanded', 'false');
    expect(await slideOf(staff)).toMatchObject({ height: 300 });
    await expect(entry(staff, 'Kategoriler')).toBeVisible();
    // A transition that is reversed half way would take only the time that has passed, so this waits for its
    // end.
    await staff.waitForFunction(
      () => document.querySelector('aside')?.getAnimations({ subtree: true }).length === 0,
    );
    expect(await slideOf(staff)).toMatchObject({ height: 300 });
    await expect(entry(staff, 'Kategoriler')).toBeHidden();
  });
});

test('a group opens at once with reduced motion, keeps the focus out when closed, and stays so', async ({
  staff,
}) => {
  const other = (name: string) => side(staff).getByRole('button', { name });
  await staff.goto('/admin/dashboard');
  await heading(staff, 'İstatistikler').waitFor();
  await expect(group(staff)).toHaveAttribute('aria-expanded', 'false');
  expect(await slideOf(staff)).toEqual({});
  await expect(entry(staff, 'Kategoriler')).toBeVisible();
  await group(staff).click();
  await expect(group(staff)).toHaveAttribute('aria-expanded', 'false');
  await group(staff).focus();
  await staff.keyboard.press('Enter');
  await expect(group(staff)).toHaveAttribute('aria-expanded', 'true');
  await axe(staff);
  await staff.keyboard.press('Tab');
  await expect(entry(staff, 'Ürünler')).toBeFocused();
  await group(staff).focus();
  await staff.keyboard.press('Space');
  await expect(group(staff)).toHaveAttribute('aria-expanded', 'false');
  await staff.keyboard.press('Tab');
  await expect(entry(staff, 'Görseller')).toBeFocused();

  await other('Genel Ayarlar').click();
  await other('Form Bilgileri').click();
  await group(staff).click();
  await staff.reload();
  await expect(entry(staff, 'Ürünler')).toBeVisible();
  await expect(entry(staff, 'Sözleşmeler')).toBeHidden();
  await expect(entry(staff, 'E-Bülten Abonelik')).toBeHidden();
  // The group of the current entry opens.
  await staff.goto('/admin/contact');
  await expect(other('Form Bilgileri')).toHaveAttribute('aria-expanded', 'true');
  await expect(other('Genel Ayarlar')).toHaveAttribute('aria-expanded', 'false');
});

/** Checks the same state by axe in light and in dark. */
async function axeInLightAndDark(staff: Page): Promise<void> {
  await axe(staff);
  await chooseMode(staff, 'dark');
  await axe(staff);
  await chooseMode(staff, 'light');
}

test('the icon-only menu works by keyboard, has tooltips, and is readable in light and dark', async ({
  staff,
}) => {
  await openWith(staff, 'sideicon', '/admin/dashboard');
  await expectMenu(staff, 'sideicon');
  await staff.keyboard.press('Tab');
  await entry(staff, 'İstatistikler').focus();
  await expect(staff.getByRole('tooltip', { name: 'İstatistikler' })).toBeVisible();
  await axeInLightAndDark(staff);
  await group(staff).focus();
  await staff.keyboard.press('Enter');
  await expect(group(staff)).toHaveAttribute('aria-expanded', 'true');
  await expect(entry(staff, 'Ürünler')).toBeVisible();
  await axeInLightAndDark(staff);
  await staff.keyboard.press('Tab');
  await expect(entry(staff, 'Ürünler')).toBeFocused();
  await staff.keyboard.press('Escape');
  await expect(entry(staff, 'Ürünler')).toBeHidden();
  await expect(group(staff)).toBeFocused();
  await staff.keyboard.press('Enter');
  await staff.keyboard.press('Tab');
  await staff.keyboard.press('Tab');
  await expect(entry(staff, 'Kategoriler')).toBeFocused();
  await entry(staff, 'İçe Aktarma').focus();
  await staff.keyboard.press('Tab');
  await expect(group(staff)).toHaveAttribute('aria-expanded', 'false');
  await group(staff).click();
  await entry(staff, 'Kategoriler').click();
  await expect(heading(staff, 'Kategoriler')).toBeFocused();
  await expect(group(staff)).toHaveAttribute('aria-expanded', 'false');
  await group(staff).click();
  await staff.getByRole('main').click({ position: { x: 600, y: 10 } });
  await expect(group(staff)).toHaveAttribute('aria-expanded', 'false');
});

test('the menu of icons with small labels works by keyboard and is readable in light and dark', async ({
  staff,
}) => {
  await openWith(staff, 'icontext', '/admin/pages/products');
  await expectMenu(staff, 'icontext');
  await expect(entry(staff, 'Ürünler')).toHaveAttribute('aria-current', 'page');
  await axeInLightAndDark(staff);
  await entry(staff, 'Kategoriler').focus();
  await staff.keyboard.press('Enter');
  await expect(heading(staff, 'Kategoriler')).toBeFocused();
  await group(staff).focus();
  await staff.keyboard.press('Enter');
  await expect(entry(staff, 'Ürünler')).toBeHidden();
  await axeInLightAndDark(staff);
});
