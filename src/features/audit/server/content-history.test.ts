import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { ContentHistory, HistoryChoices } from '../content-history.ts';
import { deleteUser } from '#features/users/server/user-changes.service.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct, buildUser } from '#test/factories.ts';

const app = await openTestApp({ environment: { SESSION_HOURS: '720', SESSION_IDLE_MINUTES: '43200' } });
const { ctx, clock } = app;
const admin = await app.signIn();
const viewer = await app.signIn('viewer');
const read = async (query = '', headers = viewer) =>
  (await app.call<ContentHistory>('GET', `/api/admin/history?${query}`, undefined, headers)).body;
const lines = async (query = '') =>
  (await read(query)).data.map(({ actor, action, kind, count, name }) =>
    [actor ?? '–', kind, count, name, action].join(' · '),
  );

const category = await buildCategory(ctx, { name: 'Toka' });
const products = [];
for (const name of ['Bir', 'İki', 'Üç'])
  products.push(await buildProduct(ctx, { name, category_id: category.id }));
const [first, second, third] = products as unknown as [{ id: number }, { id: number }, { id: number }];

it('the history of content says who changed what, filtered by kind, person and day, and leads to the record', async () => {
  const editor = await buildUser(ctx, { name: 'Ayşe', role_group: 'editor' });
  const { body } = await app.call<{ token: string }>('POST', '/api/auth/login', editor);
  const headers = { authorization: `Bearer ${body.token}` };
  clock.advance(3 * 86_400_000);
  const day = clock.now().toISOString().slice(0, 10);
  const session = await app.call<{ token: string }>('POST', '/api/auth/login', editor);
  headers.authorization = `Bearer ${session.body.token}`;
  await app.call('PUT', `/api/admin/products/${first.id}`, { name_tr: 'Bir, yeni' }, headers);
  await app.call('DELETE', `/api/admin/products/${second.id}`, undefined, headers);
  await app.call(
    'PUT',
    '/api/admin/products/active',
    { id_list: [first.id, third.id], is_active: 0 },
    headers,
  );
  const expected = [
    'Ayşe · Ürünler · 2 ·  · değiştirdi',
    'Ayşe · Ürün · 1 · İki · sildi',
    'Ayşe · Ürün · 1 · Bir, yeni · değiştirdi',
  ];
  expect(await lines(`from=${day}&to=${day}`)).toEqual(expected);
  expect(await lines(`user_id=${editor.id}&entity=product`)).toEqual(expected);
  expect(await lines(`user_id=${editor.id}&entity=category`)).toEqual([]);
  const { data } = await read(`user_id=${editor.id}`);
  expect(data.map(({ record }) => record)).toEqual([null, null, { resource: 'products', id: first.id }]);
  expect(await lines('to=2001-01-01')).toEqual([]);
});

it('the history of content has no changes of accounts, which the audit log has, and nothing that the program did by itself', async () => {
  const all = await lines();
  expect(all.some((line) => line.includes('Kullanıcı'))).toBe(false);
  expect(await lines('entity=user')).toEqual([]);
});

it('the filter by person offers former users too, after the present ones', async () => {
  const former = await buildUser(ctx, { name: 'Ahmet Eski' });
  await deleteUser(ctx, null, former.id);
  const { body } = await app.call<HistoryChoices>('GET', '/api/admin/history/choices', undefined, viewer);
  expect(body.people.at(-1)).toEqual({ id: former.id, name: 'Ahmet Eski', is_former: true });
  expect(body.kinds).toContainEqual({ entity: 'product', name: 'Ürünler' });
});

it('over all pages every change appears once, also when others are written meanwhile', async () => {
  const one = await app.call<{ data: { id: number } }>(
    'POST',
    '/api/admin/categories',
    { name_tr: 'A' },
    admin,
  );
  for (let count = 0; count < 120; count += 1) {
    clock.advance(1_000);
    const { id } = one.body.data;
    await app.call('PUT', `/api/admin/categories/${id}`, { name_tr: `A ${count}` }, admin);
  }
  const pages: ContentHistory[] = [await read('entity=category')];
  await app.call('POST', '/api/admin/categories', { name_tr: 'Arada' }, admin);
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null)
    pages.push(await read(`entity=category&before=${next}`));
  expect(pages.map(({ data }) => data.length)).toEqual([50, 50, 22]);
  const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
  expect([new Set(ids).size, [...ids].sort((a, b) => b - a)]).toEqual([122, ids]);
});

it('each filter of the history is read through an index', async () => {
  if (ctx.connections.dialect !== 'sqlite') return;
  const plan = async (where: string) => {
    const statement = `explain query plan select id from history where ${where} order by at desc, id desc limit 50`;
    const { rows } = await sql.raw<{ detail: string }>(statement).execute(ctx.connections.writer);
    return rows.map(({ detail }) => detail).join(' ');
  };
  expect(await plan("entity || '' in ('product', 'category')")).toContain('history_at');
  expect(await plan("entity = 'product' and at >= '2026'")).toContain('history_kind');
  expect(await plan("actor_id = 1 and entity || '' in ('product')")).toContain('history_actor ');
  expect(await plan("actor_id = 1 and entity = 'product'")).toContain('history_actor_kind');
});
