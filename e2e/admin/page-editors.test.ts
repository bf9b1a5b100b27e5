import { axe, expect, test } from '../fixtures.ts';

test('a section that is switched off disappears from the home page until it is switched on', async ({
  staff,
}) => {
  await staff.goto('/admin/pages/home');
  const sketches = staff.getByRole('main').locator('svg[class*="sketch"]');
  await expect(sketches).toHaveCount(8);
  const edges = await sketches.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(new Set(edges).size, 'the pictures of all sections begin at one edge').toBe(1);
  const figures = staff.getByRole('switch', { name: 'Rakamlarla firma görünsün' });
  await figures.press('Space');
  await expect(staff.getByText('Güncellendi!')).toBeVisible();
  const shown = async () =>
    (
      (await (await staff.request.get('/api/pages/home-sections?lang=tr')).json()) as { section: string }[]
    ).map(({ section }) => section);
  expect(await shown()).not.toContain('figures');
  await figures.press('Space');
  await expect.poll(shown).toContain('figures');
});

test('a slide is added with its times; an end before the start is refused beside its field', async ({
  staff,
}) => {
  await staff.goto('/admin/pages/home?tab=slider');
  await staff.getByRole('button', { name: 'Yeni Slayt' }).click();
  const form = staff.getByRole('dialog');
  await form.getByLabel('Cümle').fill('Fuarda buluşalım.');
  await form.getByLabel('Başlangıç', { exact: true }).fill('05.03.2030 09:00');
  await form.getByLabel('Bitiş', { exact: true }).fill('01.03.2030 09:00');
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(form.getByText('Bitiş, başlangıçtan sonra olmalı')).toBeVisible();
  await staff.getByRole('button', { name: 'Tamam' }).click();
  await form.getByLabel('Bitiş', { exact: true }).fill('09.03.2030 18:00');
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  const row = staff.getByRole('row', { name: /Fuarda buluşalım/ });
  await expect(row).toBeVisible();
  await expect(row.getByText('İleri tarihli')).toBeVisible();
  await axe(staff);
});

test('a tab with unsaved changes asks before it closes; a saved text of “Vizyon” is on the site', async ({
  staff,
}) => {
  await staff.goto('/admin/pages/vision-mission');
  const title = staff.getByLabel('Başlık');
  await title.fill('Nereye gidiyoruz');
  await staff.getByRole('tab', { name: 'Misyon' }).click();
  await expect(staff.getByRole('dialog')).toBeVisible();
  await staff.keyboard.press('Escape');
  await staff.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(staff.getByText('Güncellendi!')).toBeVisible();
  await axe(staff);
  await staff.goto('/vizyon-misyon');
  await expect(staff.getByRole('heading', { name: 'Nereye gidiyoruz' })).toBeVisible();
});
