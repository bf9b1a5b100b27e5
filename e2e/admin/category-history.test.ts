import type { Page } from '@playwright/test';
import type { Category } from '#features/categories/category.ts';
import { createJpeg } from '#test/files/pictures.ts';
import type { BuiltServer } from '#test/servers/built-server.ts';
import { signInTo } from '#test/servers/staff-client.ts';
import { axe, axeInBothModes, test, expect } from '../fixtures.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first();
const openHistory = (page: Page) => page.getByRole('button', { name: 'Geçmiş', exact: true }).click();

/** Creates and changes a category as another user, and returns calls that change it again. */
async function changedCategory({ url, account }: BuiltServer) {
  const client = await signInTo(url, account);
  const write = async (path: string, body: object) =>
    ((await (await client.call('POST', `/api/admin/categories${path}`, body)).json()) as { data: Category })
      .data;
  const name = `Kilitli kanca ${test.info().project.name} ${Date.now()}`;
  const { id } = await write('', {
    name_tr: name,
    description_tr: 'Nikel kaplı kanca, çanta ve kemer için.',
  });
  const change = (fields: object) => write(`/${id}`, { _method: 'PUT', ...fields });
  await change({ description_tr: 'Altın kaplı kanca, çanta ve kemer için.' });
  const stored = async () =>
    (await (await client.call('GET', `/api/admin/categories/${id}`)).json()) as Category;
  return { name, change, stored };
}

async function openCategory(page: Page, name: string): Promise<void> {
  await page.goto(`/admin/pages/products-categories?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(field(page, 'Ad')).toHaveValue(name);
}

test('a text and a picture go back to an older version, but not in a record that changed meanwhile', async ({
  staff,
  server,
}) => {
  const { name, change, stored } = await changedCategory(server);
  await openCategory(staff, name);
  const jpeg = { name: 'kanca.jpg', mimeType: 'image/jpeg', buffer: await createJpeg() };
  await staff.locator('input[type=file]').setInputFiles([jpeg]);
  await expect(staff.getByRole('img', { name: 'Görsel' })).toBeVisible();
  await staff.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(notice(staff, 'Güncellendi!')).toBeVisible();
  await staff.getByRole('button', { name, exact: true }).click();
  await field(staff, 'Ad').fill('Yarım kalan');

  await openHistory(staff);
  const history = staff.getByRole('dialog', { name: 'Geçmiş' });
  const entry = (index: number) => history.getByRole('listitem').nth(index);
  const picture = entry(0);
  const text = entry(1);
  const first = entry(2);
  await expect(picture).toContainText('Görsel');
  await expect(picture.getByRole('img', { name: 'Görsel' })).toBeVisible();
  await expect(picture).toContainText('Şimdiki hâli');
  await expect(text.locator('del')).toHaveText('Çıkarıldı: Nikel');
  await expect(text.locator('ins')).toHaveText('Eklendi: Altın');
  await expect(first).toContainText('Oluşturuldu');
  await axeInBothModes(staff);

  await first.getByRole('button', { name: 'Bu sürüme dön', exact: true }).focus();
  await staff.keyboard.press('Enter');
  const question = staff.getByRole('dialog', { name: 'Bu sürüme dönülsün mü?' });
  await expect(question).toContainText('Açıklama (Türkçe), Görsel.');
  await expect(question).toContainText('Formdaki kaydedilmemiş değişiklikleriniz silinir.');
  await axe(staff);
  await staff.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(history).toBeVisible();
  await first.getByRole('button', { name: 'Bu sürüme dön', exact: true }).click();
  await question.getByRole('button', { name: 'Bu Sürüme Dön', exact: true }).click();
  await expect(history).toBeHidden();
  await expect(field(staff, 'Ad')).toHaveValue(name);
  await expect(field(staff, 'Açıklama')).toHaveValue('Nikel kaplı kanca, çanta ve kemer için.');
  expect(await stored()).toMatchObject({ image: null, name_tr: name });
  await openHistory(staff);
  await expect(history.getByRole('listitem')).toHaveCount(4);
  await expect(entry(0)).toContainText('Şimdiki hâli');
  await expect(entry(3)).toContainText('Şimdikiyle aynı');
  await staff.keyboard.press('Escape');
  await expect(history).toBeHidden();
  await expect(staff.getByRole('dialog', { name: 'Kategoriyi Düzenle' })).toBeVisible();

  await openHistory(staff);
  const back = entry(1).getByRole('button', { name: 'Bu sürüme dön', exact: true });
  await expect(back).toBeVisible();
  await change({ description_tr: 'Bu arada yazıldı.' });
  await back.click();
  await question.getByRole('button', { name: 'Bu Sürüme Dön', exact: true }).click();
  const message = staff.getByRole('dialog', { name: 'Kayıt bu arada değişti' });
  await axe(staff);
  await message.getByRole('button', { name: 'Tamam' }).click();
  await expect(field(staff, 'Açıklama')).toHaveValue('Bu arada yazıldı.');
  expect(await stored()).toMatchObject({ description_tr: 'Bu arada yazıldı.' });
});

test('the history of an order says in words what moved', async ({ staff, server }) => {
  const client = await signInTo(server.url, server.account);
  const add = async (body: object) =>
    ((await (await client.call('POST', '/api/admin/categories', body)).json()) as { data: { id: number } })
      .data.id;
  const mark = `${test.info().project.name} ${Date.now()}`;
  const parent = await add({ name_tr: `Dal ${mark}` });
  for (const name of ['Üç', 'İki', 'Bir']) await add({ name_tr: `${name} ${mark}`, sub_category: parent });
  await staff.goto('/admin/pages/products-categories?mode=sort');
  await staff.getByRole('button', { name: `Dal ${mark}: 3 alt kategori` }).click();
  await staff.getByRole('button', { name: `Üç ${mark}: sıraya taşı…` }).click();
  await staff.getByRole('textbox', { name: 'Yeni sıra (1–3)' }).fill('1');
  await staff.keyboard.press('Enter');
  await expect(notice(staff, 'Sıra Düzeni Değiştirildi.')).toBeVisible();

  await staff.getByRole('button', { name: `Dal ${mark}: sıra geçmişi` }).focus();
  await staff.keyboard.press('Enter');
  const history = staff.getByRole('dialog', { name: `Dal ${mark}: sıra geçmişi` });
  await expect(history.getByRole('listitem').first()).toContainText(`“Üç ${mark}” 3. sıradan 1. sıraya`);
  await axe(staff);
});
