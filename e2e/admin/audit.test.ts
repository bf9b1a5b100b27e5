import { signInTo } from '#test/servers/staff-client.ts';
import { axe, axeInBothModes, test, expect } from '../fixtures.ts';
import { addAccount, password, signInStatus } from './accounts.ts';

test('the log lists events and is filtered by person, action and day', async ({ staff, server }) => {
  const user = await addAccount(server, 'Kayıtlı Kişi', 'editor');
  await signInStatus(server, user.email, 'yanlis-parola');
  const admin = await signInTo(server.url, server.account);
  await admin.call('POST', `/api/admin/users/${user.id}`, { _method: 'PUT', role_group: 'viewer' });

  await staff.goto('/admin/audit');
  const rows = staff.getByRole('row').filter({ hasText: user.name });
  await expect(rows.filter({ hasText: 'kullanıcı ekledi' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Başarısız giriş' })).toContainText('Parola yanlıştı');
  const change = rows.filter({ hasText: 'rol değiştirdi' });
  await expect(change).toContainText('Önceki rol: Editör');
  await expect(change).toContainText('Yeni rol: İzleyici');
  await axeInBothModes(staff);

  await test.step('refused calls are shown, of accounts and of unknown callers', async () => {
    const editor = await addAccount(server, 'Yetkisiz Kişi', 'editor');
    const limited = await signInTo(server.url, { email: editor.email, password });
    expect((await limited.call('GET', '/api/admin/users')).status).toBe(403);
    await fetch(`${server.url}/api/admin/users`);
    await staff.reload();
    const refused = staff
      .getByRole('row')
      .filter({ hasText: editor.name })
      .filter({ hasText: 'Reddedilen istek' });
    await expect(refused).toContainText('GET /api/admin/users');
    await expect(refused).toContainText('Yetkisi yoktu');
    await expect(refused).toContainText('IP adresi: 127.0.0.1');
    await staff.getByRole('tab', { name: 'Reddedilen istekler' }).click();
    await expect(staff.getByRole('row').filter({ hasText: '127.0.0.0/24' }).first()).toBeVisible();
    await axe(staff);
    await staff.getByRole('tab', { name: 'Girişler ve yetkiler' }).click();
  });

  await test.step('it is filtered by person and action, also after a reload', async () => {
    await staff.getByRole('combobox', { name: 'Kişi' }).fill(user.name);
    await staff.getByRole('option', { name: user.name }).click();
    await expect(rows).toHaveCount(3);
    await expect(staff.getByText(/^3 kayıt/)).toBeVisible();
    await staff.getByRole('combobox', { name: 'İşlem' }).click();
    await staff.getByRole('option', { name: 'Rol değiştirdi' }).click();
    await expect(rows).toHaveCount(1);
    await staff.reload();
    await expect(staff.getByRole('combobox', { name: 'Kişi' })).toHaveValue(user.name);
    await expect(rows).toHaveCount(1);
  });

  await test.step('it is filtered by day; an empty result says what to do', async () => {
    const last = staff.getByRole('textbox', { name: 'Son gün' });
    await last.fill('01.02.2020');
    await expect(staff.getByText('Bu filtrelerle kayıt yok')).toBeVisible();
    await axe(staff);
    await last.fill('');
    await expect(rows).toHaveCount(1);
    await staff.getByRole('textbox', { name: 'İlk gün' }).fill('01.02.2020');
    await expect(rows).toHaveCount(1);
    await last.fill('02.02.2020');
    await staff.getByRole('button', { name: 'Filtreleri Temizle' }).click();
    await expect(last).toHaveValue('');
    await expect(rows).toHaveCount(3);
  });
});

test('the history of content leads from the dashboard to the difference of a record', async ({
  staff,
  server,
}) => {
  const admin = await signInTo(server.url, server.account);
  const name = `Geçmişli ${test.info().project.name} ${Date.now()}`;
  const made = (await (await admin.call('POST', '/api/admin/categories', { name_tr: name })).json()) as {
    data: { id: number };
  };
  await admin.call('POST', `/api/admin/categories/${made.data.id}`, {
    _method: 'PUT',
    name_tr: `${name} yeni`,
  });
  await staff.goto('/admin/dashboard');
  const changes = staff.getByRole('region', { name: 'Son değişiklikler' });
  await expect(changes.getByRole('link', { name: `${name} yeni` }).first()).toBeVisible();
  await changes.getByRole('link', { name: 'Tüm değişiklikler' }).click();
  await staff.getByRole('combobox', { name: 'Tür' }).fill('Kategoriler');
  await staff.getByRole('option', { name: 'Kategoriler', exact: true }).click();
  const row = staff
    .getByRole('row')
    .filter({ hasText: `${name} yeni` })
    .filter({ hasText: 'değiştirdi' });
  await axe(staff);
  await row.getByRole('link').click();
  const history = staff.getByRole('dialog', { name: 'Geçmiş' });
  await expect(history.getByRole('listitem').first().locator('ins')).toHaveText('Eklendi: yeni');
});

test('the log is read page by page, and a failed read can be repeated', async ({
  staff,
  server,
  pageErrors,
}) => {
  const admin = await signInTo(server.url, server.account);
  for (let count = 0; count < 51; count++) await admin.call('GET', '/api/admin/newsletter-sub/export');
  await staff.goto('/admin/audit?action=export');
  const rows = staff.getByRole('row').filter({ hasText: 'dışa aktardı' });
  await expect(rows).toHaveCount(50);
  await staff.getByRole('button', { name: 'Sayfa 2' }).click();
  await expect(staff).toHaveURL(/page=2/);
  await expect.poll(() => rows.count()).toBeLessThan(50);
  await staff.route('**/api/admin/audit*', (route) => route.fulfill({ status: 500, json: {} }));
  await staff.reload();
  await expect(staff.getByText('Sistem hatası oldu!')).toBeVisible();
  await staff.unroute('**/api/admin/audit*');
  await staff.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(rows.first()).toBeVisible();
  // The browser itself logs a line about the failed call.
  pageErrors.length = 0;
});
