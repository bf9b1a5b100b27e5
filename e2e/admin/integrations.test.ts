import type { Page } from '@playwright/test';
import { googleSnippet, metaSnippet } from '#test/files/vendor-snippets.ts';
import { signInTo } from '#test/servers/staff-client.ts';
import { axe, test, expect } from '../fixtures.ts';

const address = '/admin/settings/site?tab=scripts';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Kaydet', exact: true }).click();
const saved = (page: Page) => page.getByRole('alert').filter({ hasText: 'Güncellendi!' });

/** Removes the services after each test, because other journeys use the same server. */
test.afterEach(async ({ server }) => {
  const client = await signInTo(server.url, server.account);
  const empty = { google_script: '', yandex_script: '', fb_pixel_script: '', keywords: '' };
  await client.call('POST', '/api/admin/settings/site', { _method: 'PUT', ...empty, scripts_active: true });
});

test('the host of a refused script is named at its field; an accepted script and the keywords reach the pages', async ({
  staff,
}) => {
  await staff.goto('/admin/settings/site');
  await staff.getByText('Kodlar', { exact: true }).click();
  await expect(field(staff, 'Google Analytics')).toBeVisible();
  await axe(staff);
  await field(staff, 'Google Analytics').fill('<script src="https://evil.example/a.js"></script>');
  await field(staff, 'Yandex Metrica').fill(metaSnippet);
  await save(staff);
  await staff.getByRole('button', { name: 'Tamam' }).click();
  // While the dialog closes, its veil still lowers the contrast.
  await expect(staff.getByRole('dialog')).toHaveCount(0);
  await expect(
    staff.getByText(/evil\.example adresine Google Analytics kodunda izin verilmiyor/),
  ).toBeVisible();
  await expect(staff.getByText(/Bu adres Meta Pixel içindir/)).toBeVisible();
  await axe(staff);
  await field(staff, 'Google Analytics').fill(googleSnippet);
  await field(staff, 'Yandex Metrica').fill('');
  const keywords = staff.getByRole('combobox', { name: 'Anahtar sözcükler' });
  for (const word of ['metal toka', 'zincir']) {
    await keywords.fill(word);
    await keywords.press('Enter');
  }
  await save(staff);
  await expect(saved(staff)).toBeVisible();
  await staff.reload();
  await expect(field(staff, 'Google Analytics')).toHaveValue(googleSnippet);
  for (const path of ['/', '/en/iletisim', '/404']) {
    const page = await staff.request.get(path);
    const [, content] = /<meta name="keywords" content="([^"]*)"/.exec(await page.text()) ?? [];
    expect(content).toBe('metal toka,zincir');
    expect(page.headers()['content-security-policy']).toContain('https://www.googletagmanager.com/gtag/');
  }
  await staff.getByRole('switch', { name: 'Kodlar çalışsın' }).press('Space');
  await save(staff);
  await expect(saved(staff)).toBeVisible();
  const policy = (await staff.request.get('/')).headers()['content-security-policy'];
  expect(policy).not.toContain('https:');

  await test.step('the history shows what a save changed, and restores the version before it', async () => {
    await staff.getByRole('button', { name: 'Geçmiş' }).click();
    const history = staff.getByRole('dialog', { name: 'Geçmiş' });
    await expect(history.getByRole('listitem').first()).toContainText('Kodlar çalışsın');
    await axe(staff);
    await history.getByRole('button', { name: 'Bu sürüme dön' }).first().click();
    const question = staff.getByRole('dialog', { name: 'Bu sürüme dönülsün mü?' });
    await question.getByRole('button', { name: 'Bu Sürüme Dön' }).click();
    await expect(history).toBeHidden();
    await expect(staff.getByRole('switch', { name: 'Kodlar çalışsın' })).toBeChecked();
    await expect(field(staff, 'Google Analytics')).toHaveValue(googleSnippet);
  });

  await staff.getByText('API', { exact: true }).click();
  await staff.getByRole('textbox', { name: 'Çağrılarda ara' }).fill('put products/move');
  await staff.getByText('/api/admin/products/move', { exact: true }).click();
  await expect(staff.getByLabel('PUT /api/admin/products/move: Gövde')).toContainText('"category_id"');
  await axe(staff);
});

test('a user who is not an administrator reads why the scripts are not shown, and still sees the company settings', async ({
  staff,
}) => {
  await staff.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user_data') ?? '{}') as object;
    localStorage.setItem('user_data', JSON.stringify({ ...user, role_group: 'editor' }));
  });
  await staff.goto(address);
  await expect(staff.getByText('Kodları yalnız yöneticiler görür')).toBeVisible();
  await axe(staff);
  await staff.getByText('Firma', { exact: true }).click();
  await expect(field(staff, 'Firma adı')).toBeVisible();
});
