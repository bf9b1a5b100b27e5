import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, colorScheme: 'dark' });

// axe reads the colours of the style sheet, not the forced ones, so it is not asked here.

const fill = (place: Locator) => place.evaluate((element) => getComputedStyle(element).backgroundColor);

/** The value of a system colour, such as `SelectedItem`. */
const systemColour = (page: Page, name: string) =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = `color: ${colour}; forced-color-adjust: none`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

test('in forced colours the chosen one of several, switches, edges of dialogs and the focus are visible', async ({
  ownStaff: staff,
}) => {
  await staff.goto('/admin/pages/home');
  const chosen = await systemColour(staff, 'SelectedItem');
  expect(await systemColour(staff, 'Canvas')).not.toBe(chosen);
  const entry = staff.getByRole('navigation').getByRole('link', { name: 'Anasayfa', exact: true });
  await expect.poll(() => fill(entry)).toBe(chosen);
  expect(await fill(staff.getByRole('tab', { name: 'Bölümler' }))).toBe(chosen);
  expect(await fill(staff.getByRole('tab', { name: 'Slaytlar' }))).not.toBe(chosen);
  const track = staff.getByRole('switch', { checked: true }).first().locator('+ *');
  await expect.poll(() => fill(track)).toBe(chosen);

  await staff.goto('/admin/pages/products-categories');
  expect(await fill(staff.locator('label').filter({ hasText: 'Ürünler' }))).toBe(chosen);
  await staff.getByRole('button', { name: 'Yeni Kategori' }).click();
  const drawer = staff.getByRole('dialog', { name: 'Yeni Kategori' });
  await expect(drawer).toHaveCSS('border-left-style', 'solid');
  await drawer.getByRole('combobox').first().press('ArrowDown');
  await expect.poll(() => fill(staff.locator('[data-combobox-selected]'))).toBe(chosen);

  await test.step('the focused cell of a sheet has an outline, because its shadow is dropped', async () => {
    await staff.goto('/admin/pages/products');
    await staff.getByRole('button', { name: 'Excel ve Tablo' }).click();
    await staff.getByRole('menuitem', { name: 'Tablo Olarak Düzenle' }).click();
    const cell = staff.getByRole('gridcell').first();
    await cell.click();
    await staff.keyboard.press('ArrowDown');
    await expect(staff.locator('[role=gridcell]:focus')).toHaveCSS('outline-style', 'solid');
  });
});
