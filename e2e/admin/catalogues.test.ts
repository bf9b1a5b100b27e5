import { validPdf } from '#test/files/valid-pdf.ts';
import { axe, expect, test } from '../fixtures.ts';

test('a catalogue shows its pages and the first page as its cover', async ({ staff }) => {
  const name = `Sonbahar ${test.info().project.name} ${Date.now()}`;
  await staff.goto('/admin/pages/catalogue');
  await expect(staff.getByRole('heading', { level: 1, name: 'Katalog' })).toBeVisible();
  await staff.getByRole('button', { name: 'Yeni Katalog' }).first().click();
  const form = staff.getByRole('dialog', { name: 'Yeni Katalog' });
  await form.getByRole('textbox', { name: 'Ad (Türkçe)' }).fill(name);
  await form.getByRole('textbox', { name: 'Yıl' }).fill('2027');
  const buffer = validPdf({ text: name, pages: 3 });
  await form
    .getByRole('button', { name: 'PDF seç' })
    .setInputFiles({ name: 'sonbahar.pdf', mimeType: 'application/pdf', buffer });
  await expect(form.getByRole('link', { name: 'sonbahar.pdf' })).toBeVisible();
  await form.getByRole('switch', { name: 'Yayında' }).click();
  await axe(staff);
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(form).toBeHidden();

  const row = staff.getByRole('row').filter({ hasText: name });
  await expect(row.locator('img')).toBeVisible();
  await staff.goto('/katalog');
  const shown = staff.getByRole('article').filter({ hasText: name });
  await expect(shown).toContainText('2027 · 3 sayfa · PDF');
  const link = shown.getByRole('link', { name: `Kataloğu aç: ${name}` });
  const answer = await staff.request.get((await link.getAttribute('href')) ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

test('the categories of school tours have their own tree; a school tour opens with its fields and pictures', async ({
  staff,
}) => {
  await staff.goto('/admin/pages/products-categories');
  await staff.getByText('Okul turları', { exact: true }).click();
  await expect(staff).toHaveURL(/tree=school-tours/);
  await expect(staff.getByRole('button', { name: 'İlk ve ortaokul', exact: true })).toBeVisible();
  await axe(staff);
  await staff.goto('/admin/pages/fairs?tab=school-tours');
  await expect(staff.getByRole('heading', { level: 2, name: 'Okul turları' })).toBeVisible();
  await staff.getByRole('button', { name: 'Bir halka nasıl doğar?', exact: true }).click();
  const form = staff.getByRole('dialog', { name: 'Okul turunu Düzenle' });
  await expect(form.getByRole('textbox', { name: 'Grup büyüklüğü' })).toHaveValue('30');
  await axe(staff);
});
