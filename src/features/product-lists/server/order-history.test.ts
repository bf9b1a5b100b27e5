import { expect, it } from 'vitest';
import type { ProductOrderHistoryPage } from '../product-order.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { changedRange } from './order-history.read.ts';

const app = await openTestApp();
const editor = await app.signIn('editor');

const move = (body: object) => app.call('PUT', '/api/admin/products/move', body, editor);
const read = (query: string) =>
  app.call<ProductOrderHistoryPage>('GET', `/api/admin/products/queue/history?${query}`, undefined, editor);
const namesOf = (list: { name: string }[] | null | undefined) => list?.map(({ name }) => name);

async function buildList(names: readonly string[], more: object = {}) {
  const category = await buildCategory(app.ctx, { name: `Liste ${names.join('')}` });
  const ids: number[] = [];
  for (const name of names.toReversed())
    ids.unshift((await buildProduct(app.ctx, { name, category_id: category.id, ...more })).id);
  return { category, ids };
}

it('the history of an order shows who moved which products, in which list', async () => {
  const { category, ids } = await buildList(['A', 'B', 'C', 'D', 'E']);
  await move({ category_id: category.id, id: ids[3], position: 2 });
  const { data, total } = (await read(`category_id=${category.id}`)).body;
  expect(total).toBe(1);
  expect(data[0]).toMatchObject({
    action: 'order',
    category: { id: category.id, name: 'Liste ABCDE' },
    moved: 3,
  });
  expect(data[0]?.actor?.name).toMatch(/^Kullanıcı/);
  expect([namesOf(data[0]?.before), namesOf(data[0]?.after)]).toEqual([
    ['B', 'C', 'D'],
    ['D', 'B', 'C'],
  ]);
});

it('the history of an order belongs to its list: that of a category with those below it, the catalogue or the featured products', async () => {
  const { category: parent } = await buildList(['Üst']);
  const below = await buildCategory(app.ctx, { sub_category: parent.id });
  const first = await buildProduct(app.ctx, { category_id: below.id, is_featured: true });
  const second = await buildProduct(app.ctx, { category_id: below.id, is_featured: true });
  const entry = async (query: string) => (await read(query)).body.data[0]?.id ?? 0;
  await move({ category_id: below.id, id: first.id, position: 1 });
  const changed = await entry(`category_id=${below.id}`);
  expect(await entry(`category_id=${parent.id}`)).toBe(changed);
  expect(await entry('section=')).toBe(changed);
  expect(await entry('section=featured')).toBe(0);
  await move({ section: 'featured', id: second.id, position: 2 });
  expect(await entry('section=featured')).toBeGreaterThan(changed);
  expect(await entry('section=catalogue')).toBe(changed);
  expect((await read('category_id=99999')).status).toBe(404);
  const viewer = await app.signIn('viewer');
  expect((await app.call('GET', '/api/admin/products/queue/history', undefined, viewer)).status).toBe(200);
});

it('an order that changes nothing leaves no history', async () => {
  const { category, ids } = await buildList(['X', 'Y']);
  const before = await app.ctx.connections.readRevision();
  expect((await move({ category_id: category.id, id: ids[0], position: 1 })).status).toBe(200);
  expect(await app.ctx.connections.readRevision()).toBe(before);
  expect((await read(`category_id=${category.id}`)).body.data).toEqual([]);
});

it('the history of an order shows at most 100 of the products that moved, and comes in pages', async () => {
  const { category, ids } = await buildList(['Son']);
  const many = Array.from({ length: 150 }, (_, index) => index + 1);
  const stored = JSON.stringify([...many, ...ids]);
  const rows = Array.from({ length: 25 }, () => ({
    at: '2026-01-01T00:00:00.000Z',
    actor_id: null,
    entity: 'product-order',
    entity_id: `catalogue/${category.id}`,
    action: 'order',
    before: stored,
    after: stored,
    batch: null,
  }));
  await app.ctx.connections.writer.insertInto('history').values(rows).execute();
  const { data, last_page } = (await read(`category_id=${category.id}`)).body;
  expect([data.length, last_page, data[0]?.moved, data[0]?.after?.length]).toEqual([24, 2, 151, 100]);
  expect((await read(`category_id=${category.id}&page=2`)).body.data).toHaveLength(1);
});

it.each([
  [[1, 2, 3, 4], [1, 2, 3, 4], [], []],
  [
    [1, 2, 3, 4],
    [1, 3, 2, 4],
    [2, 3],
    [3, 2],
  ],
  [
    [1, 2, 3],
    [3, 1, 2],
    [1, 2, 3],
    [3, 1, 2],
  ],
])('only the part of an order that changed is kept: from %j to %j', (before, after, oldRange, newRange) => {
  expect(changedRange(before, after)).toEqual({ before: oldRange, after: newRange });
});
