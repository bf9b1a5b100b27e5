import { expect, it } from 'vitest';
import type { DeletedRecordsOfAllKinds } from '#shared/schema/deleted-record.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';

const app = await openTestApp();
const headers = await app.signIn('admin');

const remove = (address: string) => app.call('DELETE', `/api/admin/${address}`, {}, headers);
const deleted = async (query = '') =>
  (await app.call<DeletedRecordsOfAllKinds>('GET', `/api/admin/deleted${query}`, undefined, headers)).body;

it('deleted records of all kinds are listed, the latest first, with their kind and the user who deleted them', async () => {
  const category = await buildCategory(app.ctx, { name: 'Kanca' });
  const product = await buildProduct(app.ctx, { name: 'Kilitli kanca' });
  await remove(`categories/${category.id}`);
  app.clock.advance(1000);
  await remove(`products/${product.id}`);
  const [{ body: status }, { data }] = await Promise.all([
    app.call<{ data: { name: string } }>('GET', '/api/admin/status', undefined, headers),
    deleted(),
  ]);
  const who = status.data.name;
  expect(data.map(({ name, kind, resource, deleted_by }) => [name, kind, resource, deleted_by])).toEqual([
    ['Kilitli kanca', 'Ürün', 'products', who],
    ['Kanca', 'Kategori', 'categories', who],
  ]);
});

it('the list can be limited to one kind, and offers all kinds', async () => {
  const { data, total, kinds } = await deleted('?resource=categories');
  expect([data.map(({ name }) => name), total]).toEqual([['Kanca'], 1]);
  expect(kinds).toContainEqual({ kind: 'Taşıyıcı türü', resource: 'transporter-types' });
  expect(await deleted('?resource=yok')).toMatchObject({ data: [], total: 0, kinds });
});

it('only admins read the list', async () => {
  const answer = await app.call('GET', '/api/admin/deleted', undefined, await app.signIn('editor'));
  expect(answer.status).toBe(403);
});
