import type { Page } from '@playwright/test';
import type { ProductOrder } from '#features/product-lists/product-order.ts';
import type { BuiltServer } from '#test/servers/built-server.ts';
import { signInTo } from '#test/servers/staff-client.ts';
import { axe, expect, test } from '../fixtures.ts';
import { drag } from './drag.ts';

/** More rows than fit on a screen. */
const count = 60;

/** Creates a category with products `Sıra 1` … in this order, and opens its sort mode. */
async function openSortMode(page: Page, { url, account }: BuiltServer, total: number) {
  const client = await signInTo(url, account);
  const post = async (address: string, body: object) =>
    ((await (await client.call('POST', address, body)).json()) as { data: { id: number } }).data.id;
  const mark = `${test.info().project.name} ${Date.now()}`;
  const category_id = await post('/api/admin/categories', { name_tr: `Sıralama ${mark}` });
  for (let n = total; n >= 1; n -= 1) {
    await post('/api/admin/products', { name_tr: `Sıra ${n}`, code: `${mark} ${n}`, category_id });
  }
  await page.goto(`/admin/pages/products?category_id=${category_id}`);
  await page.getByRole('button', { name: 'Sırala', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ürünleri Sırala' })).toBeVisible();
  await expect(row(page, 1)).toBeVisible();
  const query = `category_id=${category_id}`;
  const read = async () =>
    (await (await client.call('GET', `/api/admin/products/queue?${query}`)).json()) as ProductOrder;
  const moveLastToTop = async () => {
    const last = (await read()).data.at(-1)?.id;
    const body = { _method: 'PUT', category_id, id: last, position: 1 };
    await client.call('POST', `/api/admin/products/move?${query}`, body);
  };
  const stored = async () => (await read()).data.map(({ name }) => Number(name.replace('Sıra ', '')));
  return { stored, moveLastToTop };
}

const numbers = Array.from({ length: count }, (_, index) => index + 1);
/** The expected order after one move. */
const moved = (list: readonly number[], item: number, position: number) =>
  list.filter((other) => other !== item).toSpliced(position - 1, 0, item);

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const row = (page: Page, n: number) => rows(page).filter({ hasText: new RegExp(`Sıra ${n} `) });
const handle = (page: Page, n: number) => row(page, n).getByRole('button', { name: /: taşı$/ });
const shown = async (page: Page, some: number) =>
  (await rows(page).allTextContents()).slice(0, some).map((text) => Number(/Sıra (\d+) /.exec(text)?.[1]));

test('products are sorted by keyboard, pointer and position number, and never over a newer order', async ({
  staff,
  server,
}) => {
  const { stored, moveLastToTop } = await openSortMode(staff, server, count);
  expect(await stored()).toEqual(numbers);
  let expected = numbers;

  await test.step('only visible rows are drawn', async () => {
    expect(await rows(staff).count()).toBeLessThan(count);
    await expect(row(staff, 1)).toHaveAttribute('aria-setsize', String(count));
    await axe(staff);
  });

  await test.step('by keyboard', async () => {
    await handle(staff, 1).focus();
    await staff.keyboard.press('Space');
    await staff.keyboard.press('ArrowDown');
    await expect.poll(() => shown(staff, 2)).toEqual([2, 1]);
    await staff.keyboard.press('ArrowDown');
    await expect.poll(() => shown(staff, 3)).toEqual([2, 3, 1]);
    await staff.keyboard.press('Space');
    expected = moved(expected, 1, 3);
    await expect.poll(stored).toEqual(expected);
    await expect(handle(staff, 1)).toBeFocused();
  });

  await test.step('Escape cancels the move', async () => {
    await staff.keyboard.press('Space');
    await staff.keyboard.press('ArrowUp');
    await expect.poll(() => shown(staff, 3)).toEqual([2, 1, 3]);
    await staff.keyboard.press('Escape');
    await expect.poll(() => shown(staff, 3)).toEqual([2, 3, 1]);
    expect(await stored()).toEqual(expected);
    await expect(handle(staff, 1)).toBeFocused();
  });

  await test.step('three fast key presses move three places', async () => {
    await staff.keyboard.press('Space');
    for (let press = 0; press < 3; press += 1) await staff.keyboard.press('ArrowDown');
    await staff.keyboard.press('Space');
    expected = moved(expected, 1, 6);
    await expect.poll(stored).toEqual(expected);
    await expect.poll(() => shown(staff, 6)).toEqual(expected.slice(0, 6));
    await expect(handle(staff, 1)).toBeFocused();
  });

  await test.step('by position number, far outside the visible rows', async () => {
    await row(staff, 2)
      .getByRole('button', { name: /: sıraya taşı…$/ })
      .click();
    const field = staff.getByRole('textbox', { name: `Yeni sıra (1–${count})` });
    await expect(field).toBeFocused();
    await axe(staff);
    await field.fill('999');
    await staff.keyboard.press('Enter');
    expected = moved(expected, 2, count);
    await expect.poll(stored).toEqual(expected);
    await expect.poll(() => shown(staff, 2)).toEqual([3, 4]);
  });

  await test.step('by pointer', async () => {
    await drag(staff, handle(staff, 3), handle(staff, 5));
    expected = moved(expected, 3, expected.indexOf(5) + 1);
    await expect.poll(stored).toEqual(expected);
    await expect.poll(() => shown(staff, 4)).toEqual(expected.slice(0, 4));
  });

  await staff.reload();
  await expect.poll(() => shown(staff, 6)).toEqual(expected.slice(0, 6));

  await test.step('an order that somebody else changed is not overwritten', async () => {
    await moveLastToTop();
    const [first, second] = expected as [number, number];
    await handle(staff, second).focus();
    await staff.keyboard.press('Space');
    await staff.keyboard.press('ArrowUp');
    await expect.poll(() => shown(staff, 2)).toEqual([second, first]);
    await staff.keyboard.press('Space');
    const dialog = staff.getByRole('dialog', { name: 'Sıra Düzeni Değiştirilmedi!' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Tamam' }).click();
    expected = moved(expected, expected.at(-1) ?? 0, 1);
    await expect.poll(() => shown(staff, 3)).toEqual(expected.slice(0, 3));
    expect(await stored()).toEqual(expected);
  });
});

test('featured products have their own order, by pointer and by position number', async ({
  staff,
  server,
}) => {
  const client = await signInTo(server.url, server.account);
  const mark = `${test.info().project.name} ${Date.now()}`;
  const post = async (address: string, body: object) =>
    ((await (await client.call('POST', address, body)).json()) as { data: { id: number } }).data.id;
  const category_id = await post('/api/admin/categories', { name_tr: `Öne çıkan ${mark}` });
  for (const n of [3, 2, 1])
    await post('/api/admin/products', {
      name_tr: `Sıra ${n} ${mark}`,
      code: `${mark} ${n}`,
      category_id,
      is_featured: 1,
    });
  const own = async (section: string) => {
    const answer = await client.call('GET', `/api/admin/products/queue?section=${section}`);
    const { data } = (await answer.json()) as ProductOrder;
    return data.filter(({ code }) => code.startsWith(mark)).map(({ code }) => Number(code.at(-1)));
  };
  await staff.goto('/admin/pages/products?mode=sort&section=featured');
  const ownHandle = (n: number) =>
    staff.getByRole('button', { name: `Sıra ${n} ${mark} (${mark} ${n}): taşı` });
  await drag(staff, ownHandle(1), ownHandle(3));
  await expect.poll(() => own('featured')).toEqual([2, 3, 1]);
  await staff.getByRole('button', { name: `Sıra 1 ${mark} (${mark} 1): sıraya taşı…` }).click();
  await staff.getByRole('textbox', { name: /^Yeni sıra/ }).fill('1');
  await staff.keyboard.press('Enter');
  await expect.poll(() => own('featured')).toEqual([1, 2, 3]);
  await drag(staff, ownHandle(3), ownHandle(1));
  await expect.poll(() => own('featured')).toEqual([3, 1, 2]);
  expect(await own('catalogue')).toEqual([1, 2, 3]);
});
