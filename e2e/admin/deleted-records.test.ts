import type { Page } from '@playwright/test';
import { signInTo } from '#test/servers/staff-client.ts';
import { axe, test, expect } from '../fixtures.ts';
import { staffRecords } from './staff-records.ts';

const remove = async (page: Page, name: string) => {
  const question = page.getByRole('dialog', { name: 'Emin Misin?!' });
  await expect(question.getByText('Kalıcı Olarak Silinecek!', { exact: true })).toBeVisible();
  await expect(question).toContainText(name);
  await expect(question).toContainText('30 gün boyunca');
  await question.getByRole('button', { name: 'Evet, Sil!' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Silindi!' }).first()).toBeVisible();
};

test('deleted products can be restored, one of a deleted category after its category', async ({
  staff,
  server,
}) => {
  const records = await staffRecords(server);
  const client = await signInTo(server.url, server.account);
  const send = async (url: string, body: object) =>
    ((await (await client.call('POST', `/api/admin/${url}`, body)).json()) as { data: { id: number } }).data;
  const name = `Geri gelen ${test.info().project.name} ${Date.now()}`;
  const id = await records.addProduct(name);
  const orphan = `Boşalan ${test.info().project.name} ${Date.now()}`;
  const category = await send('categories', { name_tr: orphan });
  const product = await send('products', { name_tr: orphan, code: orphan, category_id: category.id });
  await send(`products/${product.id}`, { _method: 'DELETE' });
  await send(`categories/${category.id}`, { _method: 'DELETE' });

  await staff.goto(`/admin/pages/products?search=${encodeURIComponent(name)}`);
  const row = staff.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: `${name}: işlemler` }).click();
  await staff.getByRole('menuitem', { name: 'Sil' }).click();
  await remove(staff, name);
  await expect(row).toBeHidden();

  await staff.getByRole('button', { name: 'Silinenler' }).focus();
  await staff.keyboard.press('Enter');
  const drawer = staff.getByRole('dialog', { name: 'Silinen Ürünler' });
  const record = drawer.getByRole('listitem').filter({ hasText: name });
  await expect(record).toContainText(/Silindi: \d+ (saniye|dakika) önce · Son gün: /);
  await axe(staff);
  await record.getByRole('button', { name: `${name}: geri al` }).focus();
  await staff.keyboard.press('Enter');
  await expect(record).toBeHidden();
  await expect(staff.getByRole('alert').filter({ hasText: 'İşlem Başarılı!' }).first()).toBeVisible();

  const restore = staff.getByRole('button', { name: `${orphan}: geri al` });
  await restore.click();
  const refusal = staff.getByRole('dialog', { name: 'Hata!' });
  await expect(refusal).toContainText('Önce kategoriyi geri alın.');
  await axe(staff);
  await refusal.getByRole('button', { name: 'Tamam' }).click();
  await staff.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(row).toBeVisible();
  expect((await records.product(id)).code).toBe(name);

  await staff.goto('/admin/pages/products-categories');
  await staff.getByRole('button', { name: 'Silinenler' }).click();
  await restore.click();
  await expect(restore).toBeHidden();
  await staff.keyboard.press('Escape');
  await expect(staff.getByRole('button', { name: orphan, exact: true })).toBeVisible();
  await staff.goto('/admin/pages/products');
  await staff.getByRole('button', { name: 'Silinenler' }).click();
  await restore.click();
  await expect(restore).toBeHidden();
});

test('deleted transporter types can be opened when none are left', async ({ staff }) => {
  await staff.route('**/api/admin/transporter-types', (route) => route.fulfill({ json: [] }));
  await staff.goto('/admin/pages/products');
  await staff.getByText('Klasik Dilli Toka').first().click();
  await staff.waitForURL('**/products/update');
  await staff.getByRole('button', { name: 'Türleri Yönet' }).click();
  const drawer = staff.getByRole('dialog', { name: 'Taşıyıcı Türleri' });
  await expect(drawer).toContainText('Henüz tür yok');
  await axe(staff);
  await drawer.getByRole('button', { name: 'Silinenler' }).click();
  await expect(staff.getByRole('dialog', { name: 'Silinen Türler' })).toBeVisible();
});

test('an admin finds the deleted records of all kinds in one place; others are told that it is closed', async ({
  staff,
  server,
}) => {
  const client = await signInTo(server.url, server.account);
  const name = `Her türden ${test.info().project.name} ${Date.now()}`;
  for (const kind of ['categories', 'transporter-types']) {
    const answer = await client.call('POST', `/api/admin/${kind}`, { name_tr: name });
    const { data } = (await answer.json()) as { data: { id: number } };
    await client.call('POST', `/api/admin/${kind}/${data.id}`, { _method: 'DELETE' });
  }
  await staff.goto('/admin/deleted');
  const rows = staff.getByRole('row').filter({ hasText: name });
  await expect(rows).toHaveCount(2);
  await staff.getByRole('combobox', { name: 'Tür' }).click();
  await staff.getByRole('option', { name: 'Taşıyıcı türü' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Taşıyıcı türü');
  await rows.getByRole('button', { name: `${name}: geri al` }).focus();
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('alert').filter({ hasText: 'İşlem Başarılı!' }).first()).toBeVisible();
  await expect(rows).toHaveCount(0);

  await staff.route('**/api/admin/deleted*', (route) =>
    route.fulfill({ status: 403, json: { success: false, message: 'Bu işlem için yetkiniz yok.' } }),
  );
  await staff.reload();
  await expect(staff.getByText('Bu sayfa size açık değil')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Tekrar Dene' })).toBeHidden();
  await axe(staff);
});
