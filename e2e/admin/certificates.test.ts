import type { Locator, Page } from '@playwright/test';
import { createJpeg } from '#test/files/pictures.ts';
import { validPdf } from '#test/files/valid-pdf.ts';
import { axe, expect, test } from '../fixtures.ts';

const screen = '/admin/pages/about?tab=certificates';
const unique = (text: string) => `${text} ${test.info().project.name} ${Date.now()}`;
const jpeg = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await createJpeg({ width: 300, height: 420 }),
});
/** Different for each name, as the library keeps equal files once. */
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: validPdf({ text: `${name} ${Date.now()}` }),
});

const drawer = (page: Page, title = 'Yeni Sertifika') => page.getByRole('dialog', { name: title });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const save = async (form: Locator) => {
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(form).toBeHidden();
};

async function openNew(page: Page): Promise<Locator> {
  await page.goto(screen);
  await page.getByRole('button', { name: 'Yeni Sertifika' }).first().click();
  return drawer(page);
}

for (const mode of ['light', 'dark'] as const) {
  test(`a certificate gets a picture and a PDF, ${mode}`, async ({ staff }) => {
    await staff.evaluate((stored) => localStorage.setItem('theme_mode', stored), mode);
    const name = unique(`Kalite ${mode}`);
    const form = await openNew(staff);
    await expect(staff.getByRole('heading', { level: 1, name: 'Hakkımızda' })).toBeVisible();
    await expect(staff.getByRole('heading', { level: 2, name: 'Sertifikalar' })).toBeVisible();
    await axe(staff);
    await form.getByRole('textbox', { name: 'Ad' }).fill(name);
    await form.getByRole('textbox', { name: 'Veren kuruluş' }).fill('Örnek Kurum');
    await form.getByRole('button', { name: 'Görsel seç' }).setInputFiles(await jpeg('belge.jpg'));
    await expect(form.getByRole('img', { name: 'Görsel' })).toBeVisible();
    await form.getByRole('button', { name: 'PDF seç' }).setInputFiles(pdf('belge.pdf'));
    await expect(form.getByRole('link', { name: 'belge.pdf' })).toBeVisible();
    await axe(staff);
    await save(form);

    await row(staff, name).getByRole('button', { name, exact: true }).click();
    const edit = drawer(staff, 'Sertifikayı Düzenle');
    const link = edit.getByRole('link', { name: 'belge.pdf' });
    const answer = await staff.request.get((await link.getAttribute('href')) ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    await expect(edit.getByRole('img', { name: 'Görsel' })).toBeVisible();
    const chooser = staff.waitForEvent('filechooser');
    await edit.getByRole('button', { name: 'belge.pdf: değiştir' }).click();
    await (await chooser).setFiles(pdf('yeni-belge.pdf'));
    await expect(edit.getByRole('link', { name: 'yeni-belge.pdf' })).toBeVisible();
    await save(edit);
    await axe(staff);
  });
}

test('a certificate may have a PDF alone, and lose it again', async ({ staff }) => {
  const name = unique('Yalnız PDF');
  const form = await openNew(staff);
  await form.getByRole('textbox', { name: 'Ad' }).fill(name);
  await form.getByRole('button', { name: 'PDF seç' }).setInputFiles(pdf('rapor.pdf'));
  await expect(form.getByRole('link', { name: 'rapor.pdf' })).toBeVisible();
  await save(form);
  await row(staff, name).getByRole('button', { name, exact: true }).click();
  const edit = drawer(staff, 'Sertifikayı Düzenle');
  await edit.getByRole('button', { name: 'rapor.pdf: kaldır' }).click();
  await save(edit);
  await row(staff, name).getByRole('button', { name, exact: true }).click();
  await expect(edit.getByRole('button', { name: 'PDF seç' })).toBeAttached();
});

test('a wrong file is refused in words, and an interrupted upload can be repeated', async ({
  staff,
  pageErrors,
}) => {
  const form = await openNew(staff);
  await form.getByRole('button', { name: 'PDF seç' }).setInputFiles(await jpeg('resim.pdf'));
  const refusal = form.getByRole('alert').filter({ hasText: 'Bu dosya bir PDF değil.' });
  await expect(refusal).toBeVisible();
  await axe(staff);
  await form.getByRole('button', { name: 'resim.pdf: kaldır' }).click();

  await staff.route('**/api/admin/media', (route) => route.abort());
  await form.getByRole('button', { name: 'PDF seç' }).setInputFiles(pdf('kopan.pdf'));
  await expect(form.getByRole('alert').filter({ hasText: 'Gönderilemedi.' })).toBeVisible();
  await staff.unroute('**/api/admin/media');
  await form.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(form.getByRole('link', { name: 'kopan.pdf' })).toBeVisible();
  expect(pageErrors.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
  pageErrors.length = 0;
});

test('certificates are put in order', async ({ staff }) => {
  const names = [unique('Sıra A'), unique('Sıra B')];
  for (const name of names) {
    const form = await openNew(staff);
    await form.getByRole('textbox', { name: 'Ad' }).fill(name);
    await save(form);
  }
  const rows = staff.getByRole('listitem');
  await staff.getByRole('button', { name: 'Sırala' }).click();
  await expect(rows.filter({ hasText: names[1] ?? '' })).toBeVisible();
  await axe(staff);
  const places = async () => {
    const texts = await rows.allTextContents();
    return names.map((name) => texts.findIndex((text) => text.includes(name)));
  };
  const [lower = 0, upper = 0] = await places();
  expect(lower).toBeGreaterThan(upper);
  const handle = rows
    .filter({ hasText: names[1] ?? '' })
    .getByRole('button')
    .first();
  await handle.focus();
  await staff.keyboard.press('Space');
  await staff.keyboard.press('ArrowDown');
  await staff.keyboard.press('Space');
  await expect(
    staff.getByRole('alert').filter({ hasText: 'Sıra Düzeni Değiştirildi.' }).first(),
  ).toBeVisible();
  await staff.reload();
  await expect(rows.filter({ hasText: names[1] ?? '' })).toBeVisible();
  const [first = 0, second = 0] = await places();
  expect(first).toBeLessThan(second);
});
