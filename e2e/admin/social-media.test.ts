import type { SocialMedium } from '#features/social-media/social-media.ts';
import { axe, test, expect } from '../fixtures.ts';

test('an account gets the icon of its name until another one is chosen', async ({ staff }) => {
  const mark = `${test.info().project.name} ${Date.now()}`;
  const uri = `https://www.example.com/${encodeURIComponent(mark)}`;
  const shown = async () => {
    const answer = await staff.request.get('/api/pages/social-media');
    return ((await answer.json()) as SocialMedium[]).find((account) => account.uri === uri);
  };
  await staff.goto('/admin/settings/social-media');
  await staff.getByRole('button', { name: 'Yeni Hesap' }).first().click();
  const drawer = staff.getByRole('dialog', { name: /Yeni Hesap|Hesabı Düzenle/ });
  const name = drawer.getByRole('textbox', { name: 'Ad', exact: true });
  const address = drawer.getByRole('textbox', { name: 'Adres' });
  const icon = (label: string) => drawer.getByRole('radio', { name: label });
  await name.fill(`Linked In ${mark}`);
  await expect(icon('LinkedIn')).toBeChecked();
  await address.fill('www.example.com');
  await drawer.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(drawer.getByText('Invalid URL')).toBeVisible();
  await expect(address).toBeFocused();
  await axe(staff);
  await address.fill(uri);
  await address.press('Control+Shift+S');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('');
  await staff.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  expect(await shown()).toEqual({ name: `Linked In ${mark}`, uri, icon_name: 'linkedin' });

  await staff.getByRole('button', { name: `Linked In ${mark}`, exact: true }).click();
  await icon('Telegram').click();
  await name.fill(`Facebook ${mark}`);
  await expect(icon('Telegram')).toBeChecked();
  await drawer.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(drawer).toBeHidden();
  expect(await shown()).toEqual({ name: `Facebook ${mark}`, uri, icon_name: 'telegram' });

  await staff.getByRole('button', { name: 'Sırala', exact: true }).click();
  await expect(staff.getByRole('button', { name: `Facebook ${mark}: taşı`, exact: true })).toBeVisible();
  await axe(staff);
  await staff.getByRole('button', { name: 'Bitti' }).click();
  await staff.getByRole('button', { name: `Facebook ${mark}: işlemler` }).click();
  await staff.getByRole('menuitem', { name: 'Sil' }).click();
  await staff.getByRole('button', { name: 'Evet, Sil!' }).click();
  await expect(staff.getByRole('row').filter({ hasText: mark })).toBeHidden();
  expect(await shown()).toBeUndefined();
});
