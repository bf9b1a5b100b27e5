import type { Page } from '@playwright/test';
import { createJpeg } from '#test/files/pictures.ts';
import { axe, axeInBothModes, test, expect } from '../fixtures.ts';

const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first();
const rows = (page: Page) => page.getByRole('table').getByRole('row');

test('a simple record is added, found, sorted, changed, deleted and restored', async ({ staff }) => {
  const name = `Halat ${test.info().project.name} ${Date.now()}`;
  await staff.goto('/admin/lists');
  await expect(staff.getByRole('heading', { level: 1, name: 'Listeler' })).toBeVisible();
  await expect(staff.getByRole('heading', { level: 2, name: 'Taşıyıcı Türleri' })).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Kordon', exact: true })).toBeVisible();

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
  await axeInBothModes(staff);
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
  await expect(staff.getByRole('heading', { level: 2, name: 'Türleri Sırala' })).toBeVisible();
  // The button is gone, and the focus moved on to the heading of the screen.
  await expect(staff.getByRole('heading', { level: 1 })).toBeFocused();
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
  await expect(staff.getByRole('button', { name: 'Sırala', exact: true })).toBeFocused();

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

test('sizes have a number, finishes a colour or a picture; the address names the tab', async ({ staff }) => {
  const unique = `${test.info().project.name} ${Date.now()}`;
  await staff.goto('/admin/lists');
  await staff.getByRole('tab', { name: 'Ölçüler' }).click();
  await expect(staff).toHaveURL(/tab=sizes$/);
  await staff.getByRole('button', { name: 'Yeni Ölçü' }).first().click();
  const form = staff.getByRole('dialog', { name: 'Yeni Ölçü' });
  await form.getByRole('textbox', { name: 'Ad (Türkçe)' }).fill(`2,5 mm ${unique}`);
  const number = form.getByRole('textbox', { name: 'Sayı' });
  await number.fill('iki');
  await number.press('ControlOrMeta+s');
  await expect(number).toHaveAccessibleDescription(/numeric|sayı/i);
  await number.fill('2,5');
  await axe(staff);
  await number.press('ControlOrMeta+s');
  await expect(form).toBeHidden();
  await expect(rows(staff).filter({ hasText: unique })).toContainText('2,5 mm');

  await staff.getByRole('tab', { name: 'Kaplamalar' }).click();
  await staff.getByRole('button', { name: 'Yeni Kaplama' }).first().click();
  const finish = staff.getByRole('dialog', { name: 'Yeni Kaplama' });
  await finish.getByRole('textbox', { name: 'Ad (Türkçe)' }).fill(`Antik ${unique}`);
  await finish.getByRole('textbox', { name: 'Renk' }).fill('#8a6a3b');
  const buffer = await createJpeg({ width: 200, height: 200 });
  await finish
    .getByRole('button', { name: 'Görsel seç' })
    .setInputFiles({ name: 'antik.jpg', mimeType: 'image/jpeg', buffer });
  await expect(finish.getByRole('img', { name: 'Yüzey fotoğrafı' })).toBeVisible();
  await axe(staff);
  await finish.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(finish).toBeHidden();
  const saved = rows(staff).filter({ hasText: unique });
  await expect(saved.locator('img')).toBeVisible();
  await staff.reload();
  await saved.getByRole('button', { name: `Antik ${unique}`, exact: true }).click();
  const edited = staff.getByRole('dialog', { name: 'Kaplamayı Düzenle' });
  await expect(edited.getByRole('textbox', { name: 'Renk' })).toHaveValue('#8a6a3b');
  await staff.keyboard.press('Escape');

  await staff.getByRole('tab', { name: 'Özellik Etiketleri' }).click();
  await expect(staff.getByRole('heading', { level: 2, name: 'Özellik Etiketleri' })).toBeVisible();
});
