import type { Page } from '@playwright/test';
import { axe, expect, test } from '../fixtures.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Ekran, kayıt ya da işlem ara' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function openPalette(staff: Page): Promise<void> {
  await staff.keyboard.press('Control+k');
  await expect(box(staff)).toBeFocused();
}

test('the command palette (Ctrl-K) opens screens, products, a category over its list, and an empty form', async ({
  staff,
}) => {
  await staff.goto('/admin/dashboard');
  await heading(staff, 'İstatistikler').waitFor();

  await test.step('a screen by a synonym', async () => {
    await openPalette(staff);
    await expect(option(staff, 'Ürünler')).toBeVisible();
    await axe(staff);
    await staff.keyboard.type('aydınlatma');
    await expect(option(staff, /^Sözleşmeler/)).toHaveAttribute('aria-selected', 'true');
    await staff.keyboard.press('Enter');
    await expect(heading(staff, 'Sözleşmeler')).toBeFocused();
    await expect(box(staff)).toBeHidden();
  });

  await test.step('a product by its code, and then another one', async () => {
    for (const [code, name] of [
      ['KM-7125', 'Yaylı Döner Kanca'],
      ['KM-7270', 'Bolt Kanca'],
    ] as const) {
      await openPalette(staff);
      await staff.keyboard.type(code);
      await expect(option(staff, name)).toHaveAttribute('aria-selected', 'true');
      const active = await box(staff).getAttribute('aria-activedescendant');
      expect(await option(staff, name).getAttribute('id')).toBe(active);
      if (code === 'KM-7125') await axe(staff);
      await staff.keyboard.press('Enter');
      await expect(staff).toHaveURL(/products\/update$/);
      await expect(heading(staff, name)).toBeFocused();
    }
  });

  await test.step('a category over its list, and an action with an empty form', async () => {
    await openPalette(staff);
    await staff.keyboard.type('bolt kanca');
    await option(staff, /^Bolt Kanca\s*Kategori/).click();
    const drawer = staff.getByRole('dialog', { name: 'Kategoriyi Düzenle' });
    await expect(drawer.getByRole('textbox', { name: 'Ad', exact: true })).toHaveValue('Bolt Kanca');
    await drawer.getByRole('button', { name: 'Kapat' }).first().click();
    await expect(staff).toHaveURL(/products-categories$/);
    await openPalette(staff);
    await staff.keyboard.type('kategori ekle');
    await staff.keyboard.press('Enter');
    await expect(staff.getByRole('dialog', { name: 'Yeni Kategori' })).toBeVisible();
  });
});

test('on a phone a button of the header opens the command palette; Escape returns the focus', async ({
  staff,
}) => {
  await staff.setViewportSize({ width: 390, height: 844 });
  await staff.goto('/admin/dashboard');
  await staff.getByRole('button', { name: 'Ara', exact: true }).click();
  await expect(box(staff)).toBeFocused();
  await box(staff).fill('koyu');
  await axe(staff);
  await option(staff, 'Koyu Görünüm').click();
  await expect(staff.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await staff.getByRole('button', { name: 'Ara', exact: true }).click();
  await box(staff).fill('olmayan bir şey xyz');
  await expect(staff.getByText('Sonuç yok').first()).toBeVisible();
  await axe(staff);
  await staff.keyboard.press('Escape');
  await expect(staff.getByRole('button', { name: 'Ara', exact: true })).toBeFocused();
});
