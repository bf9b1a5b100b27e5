import type { Page } from '@playwright/test';
import { axe, expect, test } from '../fixtures.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
// The header is found by CSS, because an open dialog hides it from role queries.
const header = (page: Page) => page.locator('[role="region"][aria-label="Üst menü"]');
const gear = (page: Page) => page.getByRole('button', { name: 'Görünüm ayarları', exact: true });
const stylePanel = (page: Page) => page.getByRole('dialog', { name: 'Görünüm' });
const radio = (page: Page, group: string, choice: string) =>
  stylePanel(page).getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice, exact: true });
const darkToggle = (page: Page) => page.getByRole('button', { name: 'Koyu görünüm' });
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('theme_'))),
  );

/** Chooses preferences as another tab does, so that the screen stays as it is. */
async function choose(staff: Page, preferences: Record<string, string>): Promise<void> {
  await staff.evaluate((entries) => {
    for (const [key, newValue] of entries) {
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
  }, Object.entries(preferences));
}

test('the style panel shows every preference and returns the focus; choices apply at once and stay', async ({
  staff,
}) => {
  await staff.goto('/admin/users');
  await gear(staff).focus();
  await staff.keyboard.press('Enter');
  await expect(stylePanel(staff)).toBeVisible();
  expect((await stylePanel(staff).boundingBox())?.width).toBe(270);
  await expect
    .poll(() => stylePanel(staff).evaluate((panel) => panel.contains(document.activeElement)))
    .toBe(true);
  const groups = stylePanel(staff).getByRole('radiogroup');
  const labels = await groups.evaluateAll((all) =>
    all.map((group) => [
      document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
      ...[...group.querySelectorAll('label')].map((label) => label.textContent),
    ]),
  );
  expect(labels.map((texts) => texts.filter((text) => text !== ''))).toEqual([
    ['Panel Rengi', 'Beyaz', 'Siyah'],
    ['Sol Menü Rengi', 'Beyaz', 'Siyah'],
    ['Üst Menü Rengi', 'Beyaz', 'Siyah'],
    ['Panel Genişliği', 'Tam Ekran', 'Ortalanmış'],
    ['Sol Menü Düzeni', 'Standart', 'Kapalı', 'İkon ve Yazı', 'Sadece İkon'],
  ]);
  for (const [group, choice] of [
    ['Panel Rengi', 'Beyaz'],
    ['Sol Menü Rengi', 'Beyaz'],
    ['Üst Menü Rengi', 'Beyaz'],
    ['Panel Genişliği', 'Tam Ekran'],
    ['Sol Menü Düzeni', 'Standart'],
  ] as const)
    await expect(radio(staff, group, choice)).toBeChecked();
  await axe(staff);
  for (let presses = 0; presses < 12; presses++) await staff.keyboard.press('Tab');
  expect(await stylePanel(staff).evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  await staff.keyboard.press('Escape');
  await expect(stylePanel(staff)).toBeHidden();
  await expect(gear(staff)).toBeFocused();

  await gear(staff).click();
  await radio(staff, 'Üst Menü Rengi', 'Siyah').check();
  await expect(header(staff)).toHaveCSS('background-color', 'rgb(28, 27, 25)');
  await radio(staff, 'Sol Menü Rengi', 'Siyah').check();
  await radio(staff, 'Panel Genişliği', 'Ortalanmış').check();
  await radio(staff, 'Sol Menü Düzeni', 'Sadece İkon').check();
  await radio(staff, 'Panel Rengi', 'Siyah').check();
  await radio(staff, 'Üst Menü Rengi', 'Beyaz').check();
  const chosen = {
    theme_mode: 'dark',
    theme_menu: 'dark',
    theme_header: 'light',
    theme_layout: 'boxed',
    theme_sidemenu: 'sideicon',
  };
  expect(await stored(staff)).toEqual(chosen);
  await staff.reload();
  await heading(staff, 'Kullanıcılar').waitFor();
  expect(await stored(staff)).toEqual(chosen);
  await expect(header(staff)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(staff.locator('html')).toHaveCSS('background-color', 'rgb(8, 8, 7)');
  await gear(staff).click();
  await expect(radio(staff, 'Panel Rengi', 'Siyah')).toBeChecked();
  await expect(radio(staff, 'Sol Menü Rengi', 'Siyah')).toBeChecked();
  await expect(radio(staff, 'Üst Menü Rengi', 'Beyaz')).toBeChecked();
  await expect(radio(staff, 'Panel Genişliği', 'Ortalanmış')).toBeChecked();
  await expect(radio(staff, 'Sol Menü Düzeni', 'Sadece İkon')).toBeChecked();
});

test('the panel starts light; the header and the style panel switch the mode, which survives a reload', async ({
  staff,
}) => {
  const ground = (colour: string) => expect(staff.locator('html')).toHaveCSS('background-color', colour);
  await staff.goto('/admin/users');
  await expect(darkToggle(staff)).toHaveAttribute('aria-pressed', 'false');
  await ground('rgb(250, 250, 249)');
  await darkToggle(staff).click();
  await expect(darkToggle(staff)).toHaveAttribute('aria-pressed', 'true');
  await ground('rgb(19, 18, 17)');
  // The journeys ask for reduced motion. Any duration would lead inherited colours from level to level.
  await expect(darkToggle(staff)).toHaveCSS('transition-duration', '0s');
  expect(await stored(staff)).toEqual({ theme_mode: 'dark' });
  await staff.reload();
  await expect(darkToggle(staff)).toHaveAttribute('aria-pressed', 'true');
  await ground('rgb(19, 18, 17)');
  await gear(staff).focus();
  await staff.keyboard.press('Enter');
  await expect(radio(staff, 'Panel Rengi', 'Siyah')).toBeChecked();
  await radio(staff, 'Panel Rengi', 'Siyah').focus();
  await staff.keyboard.press('ArrowLeft');
  await expect(radio(staff, 'Panel Rengi', 'Beyaz')).toBeChecked();
  expect(await stored(staff)).toEqual({ theme_mode: 'light' });
  await staff.keyboard.press('ArrowRight');
  await expect(radio(staff, 'Panel Rengi', 'Siyah')).toBeChecked();
  await radio(staff, 'Panel Rengi', 'Beyaz').check();
  await staff.keyboard.press('Escape');
  await expect(darkToggle(staff)).toHaveAttribute('aria-pressed', 'false');
  expect(await stored(staff)).toEqual({ theme_mode: 'light' });
  await staff.reload();
  await expect(darkToggle(staff)).toHaveAttribute('aria-pressed', 'false');
});

test('stored preferences apply before the panel starts, and unreadable ones are ignored', async ({
  staff,
}) => {
  const preferences = {
    theme_mode: 'dark',
    theme_menu: 'light',
    theme_header: 'blue',
    theme_layout: 'boxed',
  };
  await staff.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(preferences));
  // The panel's module never loads, so only the first paint is visible.
  await staff.route('**/assets/panel/index-*.js', () => undefined);
  await staff.goto('/admin/users', { waitUntil: 'commit' });
  await expect(staff.locator('html')).toHaveCSS('background-color', 'rgb(8, 8, 7)');
  await expect(heading(staff, 'Kullanıcılar')).toBeHidden();
  expect(
    await staff.evaluate(() => Object.fromEntries(Object.entries(document.documentElement.dataset))),
  ).toEqual({
    mantineColorScheme: 'dark',
    themeMenu: 'light',
    themeHeader: 'dark',
    themeLayout: 'boxed',
  });
});

test('nothing flashes between the first paint and the panel', async ({ ownStaff: staff }) => {
  await staff.evaluate(() => localStorage.setItem('theme_mode', 'dark'));
  await staff.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    Object.assign(window, { seen });
    const root = { attributes: true, subtree: true, attributeFilter: ['data-mantine-color-scheme'] };
    const look = () => seen.push(document.documentElement.dataset.mantineColorScheme);
    new MutationObserver(look).observe(document, root);
  });
  await staff.goto('/admin/users');
  await heading(staff, 'Kullanıcılar').waitFor();
  const seen = await staff.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(new Set(seen)).toEqual(new Set(['dark']));
});

const bars = ['light', 'dark'] as const;
for (const mode of bars) {
  test(`white and black menus and headers are readable, full width and boxed, ${mode}`, async ({
    staff,
    isMobile,
  }) => {
    await staff.goto('/admin/users');
    await heading(staff, 'Kullanıcılar').waitFor();
    for (const menu of bars)
      for (const bar of bars) {
        const layout = menu === bar ? 'boxed' : 'fullwidth';
        await choose(staff, { theme_mode: mode, theme_menu: menu, theme_header: bar, theme_layout: layout });
        await expect(staff.locator('html')).toHaveAttribute('data-theme-menu', menu);
        await expect(staff.locator('html')).toHaveAttribute('data-theme-header', bar);
        if (isMobile) await header(staff).getByRole('button', { name: 'Menü', exact: true }).click();
        await expect(staff.getByRole('link', { name: 'Kullanıcılar', exact: true })).toBeVisible();
        await axe(staff);
        if (isMobile) await staff.keyboard.press('Escape');
      }
  });
}

test('full screen follows the browser, the footer names the version, the profile menu signs out', async ({
  staff,
  server,
}) => {
  await staff.goto('/admin/users');
  const enter = header(staff).getByRole('button', { name: 'Tam ekran', exact: true });
  await enter.click();
  const leave = header(staff).getByRole('button', { name: 'Tam ekrandan çık', exact: true });
  await expect(leave).toBeVisible();
  expect(await staff.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
  // The browser leaves full screen without the panel, as it does on Escape.
  await staff.evaluate(() => document.exitFullscreen());
  await expect(enter).toBeVisible();
  await enter.click();
  await leave.click();
  await expect(enter).toBeVisible();
  expect(await staff.evaluate(() => document.fullscreenElement)).toBeNull();

  const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Istanbul', year: 'numeric' }).format();
  await expect(staff.getByRole('contentinfo')).toHaveText(
    new RegExp(`^Sürüm \\d+\\.\\d+\\.\\d+© ${year} Örnek Metal Aksesuar\\. Tüm hakları saklıdır\\.$`),
  );

  const profile = header(staff).getByRole('button', { name: /^Profil: .+, Yönetici$/ });
  await profile.focus();
  await staff.keyboard.press('Enter');
  const entries = staff.getByRole('menuitem');
  await expect(entries).toHaveText(['Profilim', 'Gelen Kutusu', 'Çıkış Yap']);
  await expect(staff.getByRole('menu')).toContainText(server.account.email);
  await axe(staff);
  await staff.keyboard.press('Escape');
  await expect(staff.getByRole('menu')).toBeHidden();
  await expect(profile).toBeFocused();
  await profile.click();
  await entries.filter({ hasText: 'Çıkış Yap' }).click();
  await staff.waitForURL(`${server.url}/`);
  expect(await staff.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a menu opened in the header while the page loads stays open', async ({ staff }) => {
  const opened = { profile: staff.getByRole('menu'), style: stylePanel(staff) };
  const openers = { profile: staff.getByRole('button', { name: /^Profil/ }), style: gear(staff) };
  const holdsFocus = (name: keyof typeof opened) =>
    opened[name].evaluate((element) => element.contains(document.activeElement));
  let gate = Promise.withResolvers<undefined>();
  for (const url of ['**/api/admin/dashboard', '**/assets/panel/category-list-*.js'])
    await staff.route(url, async (route) => {
      await gate.promise;
      await route.continue();
    });

  for (const name of ['profile', 'style'] as const) {
    gate = Promise.withResolvers();
    await staff.goto('/admin');
    await openers[name].click();
    await expect(opened[name]).toBeVisible();
    gate.resolve(undefined);
    const recent = staff.locator('section', { hasText: 'Son değişen ürünler' });
    await expect(recent.locator('li').first()).toBeAttached();
    await expect(opened[name]).toBeVisible();
    expect(await holdsFocus(name)).toBe(true);
  }

  await staff.keyboard.press('Escape');
  gate = Promise.withResolvers();
  await staff.getByRole('main').getByRole('link', { name: 'Kategori', exact: true }).click();
  await openers.profile.click();
  await expect(opened.profile).toBeVisible();
  gate.resolve(undefined);
  await expect(heading(staff, 'Kategoriler')).toBeVisible();
  await expect(opened.profile).toBeVisible();
  expect(await holdsFocus('profile')).toBe(true);
});

test('using header and menu by keyboard does not scroll the page', async ({ staff }) => {
  await staff.goto('/admin/pages/products');
  await expect(staff.getByRole('table').getByRole('link').first()).toBeVisible();
  const jumps = await staff.evaluate(async () => {
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>('[data-bar] :is(a, button)')) {
      window.scrollTo({ top: 300, behavior: 'instant' });
      control.focus();
      await new Promise(requestAnimationFrame);
      if (window.scrollY !== 300) found.push(control.ariaLabel ?? control.textContent);
    }
    return found;
  });
  expect(jumps).toEqual([]);
});
