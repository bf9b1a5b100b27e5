import { expect, it } from 'vitest';
import { minuteMs } from '#shared/rules/durations.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { maxDataFeeds, type DataFeed, type DataFeedCreated } from '../data-feed.ts';

const url = '/api/admin/data-feeds';
type Made = { data: DataFeedCreated; errors?: object };

async function open() {
  const test = await openTestApp();
  const admin = await test.signIn();
  const make = (fields: object = {}) =>
    test.call<Made>('POST', url, { name: 'Bayi', lang: 'tr', format: 'csv', ...fields }, admin);
  const list = async () => (await test.call<DataFeed[]>('GET', url, undefined, admin)).body;
  const statusOf = async (address: string) =>
    (await test.app.inject({ method: 'GET', url: address })).statusCode;
  return { ...test, admin, make, list, statusOf };
}

it('the address is shown once; the database has only a hash of its secret', async () => {
  const { ctx, make, list } = await open();
  const { address, ...feed } = (await make()).body.data;
  expect(address).toMatch(/^\/api\/feeds\/[\w-]{43}\.csv$/);
  expect(await list()).toEqual([feed]);
  const stored = JSON.stringify(await ctx.db.selectFrom('data_feeds').selectAll().execute());
  expect(stored).not.toContain(address.slice(11, 54));
});

it('a renewed address takes the place of the former one; an ended feed answers 404', async () => {
  const { call, admin, make, list, statusOf } = await open();
  const { id, address } = (await make()).body.data;
  const { body } = await call<Made>('PUT', `${url}/${id}/address`, {}, admin);
  expect([await statusOf(address), await statusOf(body.data.address)]).toEqual([404, 200]);
  expect((await call('DELETE', `${url}/${id}`, {}, admin)).status).toBe(200);
  expect([await statusOf(body.data.address), await list()]).toEqual([404, []]);
  expect((await call('DELETE', `${url}/${id}`, {}, admin)).status).toBe(404);
});

it('a feed is edited at its address, and an outdated version is answered 409', async () => {
  const { ctx, call, admin, app, make, list } = await open();
  const { id: category_id } = await buildCategory(ctx, { name: 'Tokalar' });
  await buildProduct(ctx, { code: 'TOKA', name: 'Toka', category_id });
  await buildProduct(ctx, { code: 'HALKA', name: 'Halka' });
  const { id, address } = (await make()).body.data;
  const fetched = async () => (await app.inject({ method: 'GET', url: address })).body;
  expect(await fetched()).toContain('HALKA');
  const edit = (fields: object) =>
    call<{ data: DataFeed; errors?: object }>('PUT', `${url}/${id}`, fields, admin);
  const { body } = await edit({ name: 'Pazaryeri', category_id, format: 'json', version: 1 });
  expect(body.data).toMatchObject({ name: 'Pazaryeri', lang: 'tr', format: 'csv', category_id, version: 2 });
  expect(await fetched()).not.toContain('HALKA');
  expect(await fetched()).toContain('TOKA');
  const late = await edit({ name: 'Geç', version: 1 });
  expect([late.status, late.body.data]).toMatchObject([409, { name: 'Pazaryeri', version: 2 }]);
  for (const [fields, field] of [
    [{ lang: 'xx' }, 'lang'],
    [{ category_id: 999 }, 'category_id'],
    [{ name: ' ' }, 'name'],
  ] as const) {
    const wrong = await edit({ ...fields, version: 2 });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, [field]]);
  }
  // What visitors no longer see is no reason to refuse another name.
  await call('PUT', `/api/admin/categories/${category_id}`, { is_active: 0 }, admin);
  expect((await edit({ name: 'Bayi', version: 2 })).body.data).toMatchObject({ hidden_by: 'category' });
  expect((await edit({ category_id: '', version: 3 })).status).toBe(200);
  expect(await list()).toMatchObject([{ name: 'Bayi', category_id: null, version: 4 }]);
  const lines = await ctx.db.selectFrom('audit').select('action').execute();
  expect(lines.filter(({ action }) => action === 'data-feed-update')).toHaveLength(3);
});

it('the list says when a feed was last fetched, to the minute', async () => {
  const { clock, make, list, statusOf } = await open();
  const { address } = (await make()).body.data;
  const lastUse = async () => (await list())[0]?.last_used_at;
  expect(await lastUse()).toBeNull();
  await statusOf(address);
  const first = clock.now().toISOString();
  await expect.poll(lastUse).toBe(first);
  clock.advance(minuteMs / 2);
  await statusOf(address);
  expect(await lastUse()).toBe(first);
  clock.advance(minuteMs);
  await statusOf(address);
  await expect.poll(lastUse).toBe(clock.now().toISOString());
});

it('making and renewing ask for a recent proof of identity', async () => {
  const { ctx, call, admin, clock, make } = await open();
  const { id } = (await make()).body.data;
  clock.advance(11 * minuteMs);
  expect((await make()).status).toBe(403);
  expect((await call('PUT', `${url}/${id}/address`, {}, admin)).status).toBe(403);
  expect(await ctx.db.selectFrom('data_feeds').select('id').execute()).toEqual([{ id }]);
});

it.each([
  ['a language that is not shown', { lang: 'xx' }, 'lang'],
  ['a format that is none', { format: 'xml' }, 'format'],
  ['no name', { name: '' }, 'name'],
  ['a category that does not exist', { category_id: 999 }, 'category_id'],
])('%s is refused', async (_, fields, field) => {
  const { make } = await open();
  const { status, body } = await make(fields);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
});

it('the list says that visitors do not see the category of a feed', async () => {
  const { ctx, call, admin, make, list } = await open();
  const { id: category_id } = await buildCategory(ctx);
  await make({ category_id });
  expect(await list()).toMatchObject([{ category_id, hidden_by: null }]);
  await call('PUT', `/api/admin/categories/${category_id}`, { is_active: 0 }, admin);
  expect(await list()).toMatchObject([{ category_id, hidden_by: 'category' }]);
});

it(`there are ${maxDataFeeds} at most`, async () => {
  const { make } = await open();
  for (let count = 0; count < maxDataFeeds; count += 1) expect((await make()).status).toBe(201);
  expect((await make()).status).toBe(422);
});

it('the audit log names who made, renewed and ended one', async () => {
  const { ctx, call, admin, make } = await open();
  const { id } = (await make()).body.data;
  await call('PUT', `${url}/${id}/address`, {}, admin);
  await call('DELETE', `${url}/${id}`, {}, admin);
  const lines = await ctx.db.selectFrom('audit').select(['action', 'entity_id']).orderBy('id').execute();
  expect(lines.filter(({ action }) => action.startsWith('data-feed'))).toEqual(
    ['create', 'renew', 'end'].map((verb) => ({ action: `data-feed-${verb}`, entity_id: String(id) })),
  );
});
