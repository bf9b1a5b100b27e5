import type { Page } from '@playwright/test';
import { axe, expect, test } from '../fixtures.ts';

const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first();
const rows = (page: Page) => page.getByRole('table').getByRole('row');

for (const mode of ['light', 'dark'] as const) {
  test(`a simple record is added, found, sorted, changed, deleted and restored, ${mode}`, async ({
    staff,
  }) => {
    await staff.evaluate((stored) => localStorage.setItem('theme_mode', stored), mode);
    const name = `Halat ${mode} ${test.info().project.name} ${Date.now()}`;
    await staff.goto('/admin/lists');
    await expect(staff.getByRole('heading', { level: 1, name: 'Taşıyıcı Türleri' })).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Kordon', exact: true })).toBeVisible();
    await axe(staff);

    const drawer = staff.getByRole('dialog', { name: /Yeni Tür|Türü Düzenle/ });
    await staff.getByRole('button', { name: 'Yeni Tür' }).click();
    await drawer.getByRole('button', { name: 'Kaydet', exact: true }).click();
    const nameField = drawer.getByRole('textbox', { name: 'Ad (Türkçe)' });
    await expect(nameField).toBeFocused();
    await expect(drawer.getByText('* Bu Alan Zorunlu')).toBeVisible();
    await nameField.fill(name);
    await staff.keyboard.press('Escape');
    await staff
      .getByRole('dialog', { name: 'Kaydedilmemiş değişiklikler var' })
      .getByRole('button', { name: 'Sayfada Kal' })
      .click();
    await axe(staff);
    await nameField.press('ControlOrMeta+s');
    await expect(notice(staff, 'İşlem Başarılı!')).toBeVisible();
    await expect(drawer).toBeHidden();
    await expect(rows(staff).nth(1)).toContainText(name);

    await staff.getByRole('searchbox', { name: 'Tür ara' }).fill(name.toUpperCase());
    await expect(rows(staff)).toHaveCount(2);
    await expect(staff.getByRole('button', { name: 'Sırala', exact: true })).toBeDisabled();
    await staff.getByRole('searchbox').fill('böyle bir tür yok');
    await expect(staff.getByRole('status').filter({ hasText: 'Eşleşen tür yok' })).toBeVisible();
    await staff.getByRole('button', { name: 'Aramayı Temizle', exact: true }).click();

    await staff.getByRole('button', { name: 'Sırala', exact: true }).click();
    await expect(staff.getByRole('heading', { level: 1, name: 'Türleri Sırala' })).toBeVisible();
    await staff.getByRole('button', { name: `${name}: taşı`, exact: true }).focus();
    for (const key of ['Space', 'ArrowDown', 'Space']) await staff.keyboard.press(key);
    await expect(notice(staff, 'Sıra Düzeni Değiştirildi.')).toBeVisible();
    await axe(staff);
    await staff.reload();
    await expect(staff.getByRole('main').getByRole('listitem').nth(1)).toContainText(name);
    await staff.getByRole('button', { name: 'Sıra Geçmişi' }).click();
    const orders = staff.getByRole('dialog', { name: 'Sıra Geçmişi' });
    await expect(orders.getByRole('listitem').first()).toContainText(name);
    await staff.keyboard.press('Escape');
    await staff.getByRole('button', { name: 'Bitti' }).click();

    await staff.getByRole('button', { name, exact: true }).click();
    await nameField.fill(`${name} yeni`);
    await nameField.press('ControlOrMeta+s');
    await expect(notice(staff, 'Güncellendi!')).toBeVisible();
    await staff.getByRole('button', { name: `${name} yeni`, exact: true }).click();
    await drawer.getByRole('button', { name: 'Geçmiş' }).click();
    const changes = staff.getByRole('dialog', { name: 'Geçmiş' }).getByRole('listitem');
    await expect(changes.filter({ hasText: 'Değiştirildi' }).first()).toContainText('yeni');
    await axe(staff);
    await staff.keyboard.press('Escape');
    await drawer.getByRole('button', { name: 'Sil', exact: true }).click();
    await staff.getByRole('button', { name: 'Evet, Sil!' }).click();
    await expect(notice(staff, 'Silindi!')).toBeVisible();
    await expect(rows(staff).filter({ hasText: name })).toBeHidden();
    await staff.getByRole('button', { name: 'Silinenler', exact: true }).click();
    await staff
      .getByRole('dialog', { name: 'Silinen Türler' })
      .getByRole('button', { name: `${name} yeni: geri al` })
      .click();
    await staff.keyboard.press('Escape');
    await expect(rows(staff).nth(1)).toContainText(`${name} yeni`);
  });
}
