import type { PublicContact } from '#features/contact-information/contact-information.ts';
import { axe, expect, test } from '../fixtures.ts';

test('the field of an entry fits its section, and its section has its own order', async ({ staff }) => {
  const mark = `${test.info().project.name} ${Date.now()}`;
  const shown = async () => {
    const answer = await staff.request.get('/api/pages/contact-information?lang=en');
    return ((await answer.json()) as PublicContact[]).find(({ name }) => name === mark);
  };
  await staff.goto('/admin/settings/contact-information');
  await expect(staff.getByRole('rowheader', { name: 'Telefon' })).toBeVisible();
  await staff.getByRole('button', { name: 'Yeni Bilgi' }).first().click();
  const drawer = staff.getByRole('dialog', { name: /Yeni Bilgi|Bilgiyi Düzenle/ });
  const choose = async (field: string, option: string) => {
    await drawer.getByRole('combobox', { name: field }).click();
    await staff.getByRole('option', { name: option, exact: true }).click();
  };
  const save = () => drawer.getByRole('button', { name: 'Kaydet', exact: true }).click();
  const name = drawer.getByRole('textbox', { name: 'Ad', exact: true });
  await name.fill(mark);
  await choose('Bölüm', 'E-Posta');
  const address = drawer.getByRole('textbox', { name: 'E-Posta' });
  await address.fill('bilgi@firma');
  await save();
  await staff.getByRole('button', { name: 'Tamam' }).click();
  await expect(drawer.getByText('Invalid email address')).toBeVisible();
  await expect(address).toBeFocused();
  await axe(staff);
  await address.fill('bilgi@firma.example');
  await choose('Dil', 'English');
  await save();
  await expect(drawer).toBeHidden();
  expect(await shown()).toMatchObject({ section: 'email', content: 'bilgi@firma.example', lang: 'en' });

  await staff.getByRole('button', { name: mark, exact: true }).click();
  await expect(name).toBeFocused();
  await choose('Bölüm', 'Adres');
  await choose('Dil', 'Bütün diller');
  await drawer.getByRole('textbox', { name: 'Adres' }).click();
  await staff.keyboard.type('4. Cadde');
  await save();
  await expect(drawer).toBeHidden();
  expect(await shown()).toMatchObject({ section: 'adres', lang: '' });
  expect((await shown())?.content).toMatch(/^<p>.*4\. Cadde<\/p>$/);

  await staff.getByRole('button', { name: 'Sırala', exact: true }).click();
  const section = staff.getByRole('heading', { name: 'Adres', level: 2 });
  await expect(section).toBeVisible();
  await axe(staff);
  await staff.getByRole('button', { name: 'Bitti' }).click();
  await staff.getByRole('button', { name: `${mark}: işlemler` }).click();
  await staff.getByRole('menuitem', { name: 'Sil' }).click();
  await staff.getByRole('button', { name: 'Evet, Sil!' }).click();
  await expect(staff.getByRole('row').filter({ hasText: mark })).toBeHidden();
  expect(await shown()).toBeUndefined();
});
