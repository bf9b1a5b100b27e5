import type { Page } from '@playwright/test';
import { createJpeg } from '#test/files/pictures.ts';
import { axe, axeAtBothWidths, axeInBothModes, test, expect } from '../fixtures.ts';

const unique = (text: string) => `${text}-${test.info().project.name}-${Date.now()}`;
const jpeg = async (name: string, width = 640) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await createJpeg({ width, height: 480 }),
});

const tile = (page: Page, name: string) => page.getByRole('button', { name });

async function search(page: Page, text: string) {
  await page.getByRole('searchbox', { name: 'Dosya adında ve metinlerde ara' }).last().fill(text);
}

test('a medium gets texts, a focal point and another file', async ({ staff }) => {
  const name = unique('kutuphane');
  await staff.goto('/admin/media');
  await expect(staff.getByRole('heading', { level: 1, name: 'Görseller' })).toBeVisible();
  await staff.getByLabel('Yüklenecek dosyalar').setInputFiles(await jpeg(`${name}.jpg`));
  await search(staff, name);
  await expect(tile(staff, `${name}.jpg`)).toContainText('Kullanılmıyor');
  await expect(tile(staff, 'genel-katalog-2026-kapak.png')).toBeHidden();
  await axeInBothModes(staff);

  await tile(staff, `${name}.jpg`).click();
  const drawer = staff.getByRole('dialog', { name: 'Dosya' });
  const point = drawer.getByRole('button', { name: 'Odak noktası.' });
  await point.focus();
  await staff.keyboard.press('Shift+ArrowRight');
  await staff.keyboard.press('ArrowUp');
  await expect(point).toHaveAccessibleName('Odak noktası. Yatay %60, dikey %49');
  await drawer.getByRole('textbox', { name: /Alternatif metin \(T/ }).fill('Pirinç toka');
  await axe(staff);
  await staff.keyboard.press('Control+s');
  await expect(drawer).toBeHidden();
  await search(staff, 'pirinc toka');
  await expect(tile(staff, `${name}.jpg`)).toContainText('Metin yok: EN');

  await tile(staff, `${name}.jpg`).click();
  const chooser = staff.waitForEvent('filechooser');
  await drawer.getByRole('button', { name: 'Dosyayı değiştir' }).click();
  await (await chooser).setFiles(await jpeg(`${name}-yeni.jpg`, 700));
  await expect(drawer.getByRole('link', { name: `${name}-yeni.jpg` })).toBeVisible();
  await expect(point).toHaveAccessibleName('Odak noktası. Yatay %60, dikey %49');
  await drawer.getByRole('button', { name: 'Sil' }).click();
  await staff.getByRole('button', { name: 'Evet, Sil!' }).click();
  await expect(drawer).toBeHidden();
  await expect(tile(staff, `${name}-yeni.jpg`)).toBeHidden();
});

test('a picture is chosen from the library by the keyboard, and the library names its use', async ({
  staff,
}) => {
  const name = unique('secilen');
  await staff.goto('/admin/media');
  const stored = staff.waitForResponse('**/api/admin/media');
  await staff.getByLabel('Yüklenecek dosyalar').setInputFiles(await jpeg(`${name}.jpg`));
  await stored;

  await staff.goto('/admin/pages/about');
  await staff.getByRole('tab', { name: 'Sertifikalar' }).click();
  await staff.getByRole('button', { name: 'Yeni Sertifika' }).first().click();
  const form = staff.getByRole('dialog', { name: 'Yeni Sertifika' });
  await form.getByRole('textbox', { name: 'Ad' }).fill(name);
  await form.getByRole('button', { name: 'Kütüphaneden seç: Görsel' }).press('Enter');
  const library = staff.getByRole('dialog', { name: 'Kütüphaneden seç' });
  await search(staff, name);
  await expect(library.getByRole('list', { name: 'Kütüphane' }).getByRole('button')).toHaveCount(1);
  await axeAtBothWidths(staff);
  await staff.keyboard.press('Escape');
  await expect(library).toBeHidden();
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Kütüphaneden seç: Görsel' }).press('Enter');
  await search(staff, name);
  await library.getByRole('button', { name: `${name}.jpg` }).press('Enter');
  await expect(form.getByRole('img', { name: 'Görsel' })).toBeVisible();
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(form).toBeHidden();

  await staff.goto('/admin/media');
  await search(staff, name);
  await expect(tile(staff, `${name}.jpg`)).toContainText('1 yerde');
  await tile(staff, `${name}.jpg`).click();
  const drawer = staff.getByRole('dialog', { name: 'Dosya' });
  await expect(drawer.getByRole('link', { name })).toHaveCount(2);
  await drawer.getByRole('button', { name: 'Sil' }).click();
  await staff.getByRole('button', { name: 'Evet, Sil!' }).click();
  await expect(staff.getByText(`“${name}” sertifikası`)).toBeVisible();
});
