import type { Page } from '@playwright/test';
import { createJpeg } from '#test/files/pictures.ts';
import { axe, expect, test } from '../fixtures.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
async function openIn(staff: Page, path: string): Promise<void> {
  await staff.evaluate(() => localStorage.setItem('theme_mode', 'dark'));
  await staff.goto(path);
}

/* `every-screen.test.ts` checks the screens as they open. */
test('menus, dialogs and errors are readable in dark @desk', async ({ staff }) => {
  test.slow();
  await openIn(staff, '/admin/dashboard');
  await expect(
    staff.getByRole('region', { name: 'Son değişen ürünler' }).getByRole('link').first(),
  ).toBeVisible();
  await staff.getByRole('button', { name: /^Profil/ }).click();
  await expect(staff.getByRole('menuitem', { name: 'Çıkış Yap' })).toBeVisible();
  await axe(staff);

  await staff.goto('/admin/pages/products');
  await expect(staff.getByRole('table').getByRole('link').first()).toBeVisible();
  await staff.getByRole('combobox').first().click();
  await staff.getByRole('listbox').getByRole('option').nth(1).hover();
  await axe(staff);
  await staff.keyboard.press('Escape');
  await staff
    .getByRole('button', { name: /: işlemler$/ })
    .first()
    .click();
  await staff.getByRole('menuitem', { name: 'Sil' }).hover();
  await axe(staff);
  await staff.getByRole('menuitem', { name: 'Sil' }).click();
  await expect(staff.getByRole('dialog', { name: 'Emin Misin?!' })).toBeVisible();
  await expect(staff.getByRole('menu')).toBeHidden();
  await axe(staff);
  await staff.getByRole('button', { name: 'Cancel' }).click();
  await staff.getByRole('search').getByRole('searchbox').fill('böyle bir ürün yok');
  await expect(staff.getByRole('status').filter({ hasText: /bulunamadı|yok/ })).toBeVisible();
  await axe(staff);

  await staff.goto('/admin/pages/products/insert');
  await expect(heading(staff, 'Yeni Ürün')).toBeVisible();
  await staff.getByRole('button', { name: 'Özellik Ekle' }).click();
  const jpeg = { name: 'ön.jpg', mimeType: 'image/jpeg', buffer: await createJpeg() };
  const text = { name: 'liste.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('fiyat listesi') };
  await staff.getByRole('button', { name: 'Görsel ekle' }).setInputFiles([jpeg, text]);
  const pictures = staff.getByRole('region', { name: 'Görseller' });
  await expect(pictures.getByRole('img', { name: 'Görsel 1' })).toBeVisible();
  await expect(pictures.getByRole('alert')).toBeVisible();
  await staff.getByRole('textbox', { name: 'Açıklama' }).first().click();
  await axe(staff);
  await staff.getByRole('button', { name: 'Kaydet', exact: true }).click();
  const unsent = staff.getByRole('dialog', { name: 'Dosya yüklenmedi' });
  await expect(unsent).toContainText('yeniden gönderin ya da kaldırın');
  await axe(staff);
  await unsent.getByRole('button', { name: 'Tamam' }).click();
  await pictures.getByRole('button', { name: 'liste.jpg: kaldır' }).click();
  await staff.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(staff.getByRole('textbox', { name: 'Ad', exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await axe(staff);

  await openIn(staff, '/admin/pages/products-categories');
  await staff.getByRole('button', { name: 'Yeni Kategori' }).click();
  await expect(staff.getByRole('dialog', { name: 'Yeni Kategori' })).toBeVisible();
  await axe(staff);

  await staff.goto('/admin/olmayan');
  await expect(staff).toHaveURL(/\/admin\/404$/);
  await expect(heading(staff, '404')).toBeVisible();
});
