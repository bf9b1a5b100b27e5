import type { Page } from '@playwright/test';
import type { CategoryNode } from '#features/categories/category.ts';
import type { BuiltServer } from '#test/servers/built-server.ts';
import { signInTo } from '#test/servers/staff-client.ts';
import { axe, axeInBothModes, test, expect } from '../fixtures.ts';
import { drag } from './drag.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Creates a main category with three children in this order, and opens its sort mode. */
async function openSortMode(page: Page, { url, account }: BuiltServer) {
  const client = await signInTo(url, account);
  const post = async (body: object) =>
    ((await (await client.call('POST', '/api/admin/categories', body)).json()) as { data: { id: number } })
      .data.id;
  const mark = `${test.info().project.name} ${Date.now()}`;
  const parent = await post({ name_tr: `Dal ${mark}` });
  let deepest = parent;
  const addBelow = async (id: number, names: readonly string[]) => {
    // The last one is created first, because a new category goes to the top.
    for (const name of names.toReversed())
      deepest = await post({ name_tr: `${name} ${mark}`, sub_category: id });
    return deepest;
  };
  const first = await addBelow(parent, ['Bir', 'İki', 'Üç']);
  await addBelow(first, ['Bir-a', 'Bir-b', 'Bir-c']);
  const below = async (id = parent) =>
    (await (await client.call('GET', `/api/admin/categories?sub_category=${id}`)).json()) as CategoryNode[];
  const namesBelow = async (id: number) =>
    (await below(id)).map((node) => String(node.name_tr).split(' ')[0]);
  const stored = () => namesBelow(parent);
  const storedDeeper = () => namesBelow(first);
  const queue = async (names: readonly string[]) => {
    const nodes = await below();
    const ids = names.map((name) => nodes.find((node) => String(node.name_tr).startsWith(name))?.id);
    const order = ids.map((id, index) => ({ id, queue: ids.length - index }));
    await client.call('POST', '/api/admin/categories/queue', {
      _method: 'PUT',
      sub_category: parent,
      queue: order,
    });
  };
  await page.goto('/admin/pages/products-categories');
  await page.getByRole('button', { name: 'Sırala', exact: true }).click();
  await expect(heading(page, 'Kategorileri Sırala')).toBeVisible();
  await expect(page.getByRole('button', { name: `Bir ${mark}: taşı`, exact: true })).toBeHidden();
  await openLevels(page, mark);
  return { mark, stored, storedDeeper, queue };
}

/** Opens the levels of the tree, which is closed at the start. */
async function openLevels(page: Page, mark: string) {
  for (const name of ['Dal', 'Bir'])
    await page.getByRole('button', { name: `${name} ${mark}: 3 alt kategori` }).click();
}

test('each level of the tree is sorted by pointer, keyboard and number, never over a newer order', async ({
  staff,
  server,
}) => {
  const { mark, stored, storedDeeper, queue } = await openSortMode(staff, server);
  const handle = (name: string) => staff.getByRole('button', { name: `${name} ${mark}: taşı`, exact: true });
  const shown = staff
    .getByRole('listitem')
    .filter({ hasText: `Dal ${mark}` })
    .getByRole('listitem');
  expect(await stored()).toEqual(['Bir', 'İki', 'Üç']);

  await test.step('by pointer', async () => {
    await drag(staff, handle('Bir-a'), handle('Bir-c'));
    await expect.poll(storedDeeper).toEqual(['Bir-b', 'Bir-c', 'Bir-a']);
    await drag(staff, handle('Bir-a'), handle('Bir-b'));
    await expect.poll(storedDeeper).toEqual(['Bir-a', 'Bir-b', 'Bir-c']);
    // A taller category moves together with its children.
    await drag(staff, handle('Bir'), handle('İki'));
    await expect.poll(stored).toEqual(['İki', 'Bir', 'Üç']);
    await drag(staff, handle('Üç'), handle('İki'));
    await expect.poll(stored).toEqual(['Üç', 'İki', 'Bir']);
    expect(await storedDeeper()).toEqual(['Bir-a', 'Bir-b', 'Bir-c']);
  });

  await test.step('by keyboard, and at once by position number, without a conflict', async () => {
    await handle('Üç').focus();
    for (const key of ['Space', 'ArrowDown', 'Space']) await staff.keyboard.press(key);
    const notice = staff.getByRole('alert').filter({ hasText: 'Değiştirildi!' });
    await expect(notice.filter({ hasText: 'Sıra Düzeni Değiştirildi.' }).first()).toBeVisible();
    await expect.poll(stored).toEqual(['İki', 'Üç', 'Bir']);
    await staff.getByRole('button', { name: `Bir ${mark}: sıraya taşı…` }).click();
    await staff.getByRole('textbox', { name: 'Yeni sıra (1–3)' }).fill('1');
    await staff.keyboard.press('Enter');
    await expect.poll(stored).toEqual(['Bir', 'İki', 'Üç']);
    await staff.reload();
    await openLevels(staff, mark);
    await expect(handle('Bir')).toBeVisible();
    const names = await shown.allTextContents();
    expect(names.map((text) => /(Bir-[abc]|Bir|İki|Üç)/.exec(text)?.[1])).toEqual([
      'Bir',
      'Bir-a',
      'Bir-b',
      'Bir-c',
      'İki',
      'Üç',
    ]);
  });

  await test.step('an order that somebody else changed is not overwritten', async () => {
    await queue(['Üç', 'Bir', 'İki']);
    await handle('Bir').focus();
    for (const key of ['Space', 'ArrowDown', 'Space']) await staff.keyboard.press(key);
    const dialog = staff.getByRole('dialog', { name: 'Sıra Düzeni Değiştirilmedi!' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Tamam' }).click();
    expect(await stored()).toEqual(['Üç', 'Bir', 'İki']);
    await expect(shown.first()).toContainText(`Üç ${mark}`);
  });
});

test('sort mode and SEO texts are readable; deleting a category that is not empty says what to move first', async ({
  staff,
  server,
}) => {
  const { mark } = await openSortMode(staff, server);
  await axeInBothModes(staff);
  await staff.getByRole('button', { name: 'Bitti' }).click();
  await staff.getByRole('button', { name: `Dal ${mark}: işlemler` }).click();
  await staff.getByRole('menuitem', { name: 'Sil' }).click();
  await staff
    .getByRole('dialog', { name: 'Emin Misin?!' })
    .getByRole('button', { name: 'Evet, Sil!' })
    .click();
  const dialog = staff.getByRole('dialog', { name: 'Başarısız!' });
  await expect(dialog).toContainText('Silme İşleminde Hata Oldu. Tekrar Deneyiniz!');
  await expect(dialog).toContainText('3 alt kategori');
  await axe(staff);
  await dialog.getByRole('button', { name: 'Tamam' }).click();

  await staff.getByRole('button', { name: `Dal ${mark}`, exact: true }).click();
  const drawer = staff.getByRole('dialog', { name: 'Kategoriyi Düzenle' });
  await drawer.getByRole('button', { name: 'Arama motoru metinleri' }).click();
  await drawer.getByRole('textbox', { name: 'Arama motoru başlığı' }).fill(`Dal başlığı ${mark}`);
  const preview = drawer.getByRole('figure', { name: 'Arama sonucu önizlemesi' });
  await expect(preview).toContainText(`Dal başlığı ${mark}`);
  await axe(staff);
});
