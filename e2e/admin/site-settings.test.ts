import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { rootDir } from '#server/root-dir.ts';
import { signInTo } from '#test/servers/staff-client.ts';
import { createJpeg } from '#test/files/pictures.ts';
import { axe, axeInBothModes, test, expect } from '../fixtures.ts';

const address = '/admin/settings/site';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Kaydet', exact: true }).click();
const saved = (page: Page) => page.getByRole('alert').filter({ hasText: 'Güncellendi!' });
const drawing = (name: string) => join(rootDir, 'demo/brand', name);

/** Restores the settings after each test, because other journeys use the same server. */
test.afterEach(async ({ server }) => {
  const client = await signInTo(server.url, server.account);
  const body = {
    _method: 'PUT',
    mainColor: '#1f1f1f',
    secondColor: '#565656',
    taxOffice: '',
    offerRecipients: [],
  };
  await client.call('POST', '/api/admin/configuration', body);
});

/** Chooses a picture that is too small, and then a drawing. */
async function chooseIcon(staff: Page): Promise<void> {
  await staff.getByRole('button', { name: 'Site simgesi: kaldır' }).click();
  const upload = staff.getByLabel('Site simgesi seç');
  await upload.setInputFiles({
    name: 'kucuk.jpg',
    mimeType: 'image/jpeg',
    buffer: await createJpeg({ width: 64, height: 64 }),
  });
  await expect(staff.getByRole('img', { name: 'Site simgesi' })).toBeVisible();
  await save(staff);
  await staff.getByRole('dialog', { name: 'Hata!' }).getByRole('button').click();
  await expect(staff.getByText('en az 512 × 512 piksel olmalı; bu resim 64 × 64')).toBeVisible();
  await staff.getByRole('button', { name: 'Site simgesi: kaldır' }).click();
  await upload.setInputFiles(drawing('favicon.svg'));
  await expect(staff.getByRole('img', { name: 'Site simgesi' })).toBeVisible();
  await save(staff);
  await expect(saved(staff)).toBeVisible();
  expect((await staff.request.get('/favicon.ico')).headers()['content-type']).toBe('image/x-icon');
}

test('a small site icon is refused; a colour shows its contrasts at once, and on the site once saved', async ({
  staff,
}) => {
  await staff.goto(address);
  await test.step('the site icon', () => chooseIcon(staff));
  const button = staff.getByRole('figure', { name: 'Sitenin önizlemesi' }).getByText('Teklif iste');
  await field(staff, 'Ana renk').fill('#e8d9a0');
  await expect(button).toHaveCSS('background-color', 'rgb(232, 217, 160)');
  await expect(button).toHaveCSS('color', 'rgb(0, 0, 0)');
  const row = staff.getByRole('row').filter({ hasText: 'Kutu ve seçili öneri' });
  await expect(row).toContainText('#e8d9a0 burada okunmaz');
  await expect(row).toContainText('Uygun');
  await axeInBothModes(staff);
  await save(staff);
  await expect(saved(staff).first()).toBeVisible();
  // The panel shows the new colour without a reload.
  const accent = () =>
    staff.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-accent-6'),
    );
  await expect.poll(accent).toBe('#e8d9a0');
  await staff.goto('/');
  await expect(staff.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(232, 217, 160)');
});

test('mistakes and what a failed save left stay in the form; a save over a newer version shows both', async ({
  staff,
  server,
}) => {
  await staff.goto(address);
  await field(staff, 'İkinci renk').fill('mavi');
  await field(staff, 'MERSİS no').fill('123');
  const offers = staff.getByRole('combobox', { name: 'Teklif istekleri' });
  await offers.fill('bozuk@');
  await offers.press('Enter');
  await save(staff);
  await expect(staff.getByText('Düzeltilecek 3 alan var')).toBeVisible();
  await expect(field(staff, 'İkinci renk')).toBeFocused();
  await expect(staff.getByText('Renk #1f1f1f gibi altı haneli yazılmalı')).toBeVisible();
  await expect(staff.getByText('Geçerli bir e-posta adresi değil: “bozuk@”')).toBeVisible();
  await axe(staff);
  await field(staff, 'İkinci renk').fill('#0b3d2e');
  await field(staff, 'MERSİS no').fill('0000 0000 0190 0015');
  await offers.press('Backspace');
  await offers.fill('satis@example.com');
  await offers.press(',');
  await save(staff);
  await expect(saved(staff)).toBeVisible();
  await staff.reload();
  await expect(field(staff, 'İkinci renk')).toHaveValue('#0b3d2e');
  await expect(staff.getByText('satis@example.com')).toBeVisible();

  await field(staff, 'Vergi dairesi').fill('Kadıköy');
  const client = await signInTo(server.url, server.account);
  const body = { _method: 'PUT', taxOffice: 'Beyoğlu' };
  expect((await client.call('POST', '/api/admin/configuration', body)).status).toBe(200);
  await save(staff);
  const conflict = staff.getByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
  await expect(conflict.getByRole('row', { name: /Vergi dairesi/ })).toContainText('Beyoğlu');
  await axe(staff);
  await conflict.getByRole('button', { name: 'Benimkini Kaydet' }).click();
  await expect(saved(staff)).toBeVisible();
  await staff.route('**/api/admin/configuration', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: { success: false, message: 'Disk dolu.' } })
      : route.continue(),
  );
  await field(staff, 'Vergi dairesi').fill('Üsküdar');
  await save(staff);
  const failure = staff.getByRole('dialog', { name: 'Hata!' });
  await expect(failure).toContainText('Disk dolu.');
  await failure.getByRole('button').click();
  await expect(field(staff, 'Vergi dairesi')).toHaveValue('Üsküdar');
  await expect(staff.getByText('Kaydedilmemiş değişiklikler var')).toBeVisible();
});
