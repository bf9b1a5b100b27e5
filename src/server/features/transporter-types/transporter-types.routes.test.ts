import { describe, expect, it } from 'vitest';
import type { Failure } from '#shared/schema/envelope.ts';
import type { OrderWritten } from '#shared/api/products/product-order.ts';
import type { Product } from '#shared/api/products/product.ts';
import type { ManagedTransporterType, TransporterType } from '#shared/api/products/transporter-type.ts';
import { openTestApp } from '#test/app.ts';
import { buildProduct } from '#test/factories.ts';
import { recordContract } from '#test/record-contract.ts';

const app = await openTestApp();
const editor = await app.signIn('editor');
const admin = await app.signIn('admin');

await recordContract(await openTestApp(), { url: 'transporter-types', mainText: 'name' });

type Written = { data: ManagedTransporterType } & Pick<Failure, 'message' | 'errors'>;
const call = <Body = Written>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url = '',
  body?: object,
  headers = editor,
) => app.call<Body>(method, `/api/admin/transporter-types${url}`, body, headers);
const list = async () => (await call<ManagedTransporterType[]>('GET')).body;
const shown = async (lang: string) =>
  (await app.call<TransporterType[]>('GET', `/api/pages/transporter-types?lang=${lang}`)).body;
let names = 0;
const create = async () => (await call('POST', '', { name_tr: `Tür ${(names += 1)}` })).body.data;

describe('the list of transporter types', () => {
  it('starts with the types that every installation has', async () => {
    expect((await list()).map(({ key }) => key)).toEqual(['kordon', 'zincir', 'kayis', 'aski']);
    expect(await shown('en')).toContainEqual({ key: 'zincir', name: 'Chain' });
  });

  it('puts a new type at the top with a key from its name, and visitors see it at once', async () => {
    const { status, body } = await call('POST', '', { name_tr: 'Çanta sapı' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      key: 'canta-sapi',
      name_tr: 'Çanta sapı',
      product_count: 0,
      version: 1,
    });
    expect((await list())[0]?.id).toBe(body.data.id);
    expect((await shown('en'))[0]).toEqual({
      key: 'canta-sapi',
      name: 'Çanta sapı',
      fallbacks: { name: 'tr' },
    });
    expect((await call('POST', '', { name_tr: 'Çanta Sapı' })).body.data.key).toBe('canta-sapi-2');
    expect((await call('POST', '', { name_tr: '***' })).body.data.key).toBe('tasiyici');
    const long = await call('POST', '', { name_tr: 'a'.repeat(100) });
    const product = await buildProduct(app.ctx, { transporter_types: [long.body.data.key] });
    expect(product.transporter_types).toEqual([long.body.data.key]);
  });

  it('renames a type in the sent languages only and keeps its key', async () => {
    const { id, key } = await create();
    const { body } = await call('PUT', `/${id}`, { name_en: 'Handle', version: 1 });
    expect(body.data).toMatchObject({ key, name_en: 'Handle', version: 2 });
    expect(await call('PUT', `/${id}`, { name_tr: 'Sap', version: 1 })).toMatchObject({
      status: 409,
      body: { data: { name_en: 'Handle', version: 2 } },
    });
  });

  it.each([
    ['no name', { name_en: 'Handle' }, 'name_tr'],
    ['a name in an unknown language', { name_tr: 'Sap', name_de: 'Griff' }, 'name_de'],
    ['a key that is no slug', { name_tr: 'Sap', key: 'A b' }, 'key'],
  ])('refuses %s', async (_, body, field) => {
    const answer = await call('POST', '', body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
  });

  it('deletes a type without products; role admin can restore it, at the top', async () => {
    const { id, key } = await create();
    expect((await call('DELETE', `/${id}`)).status).toBe(200);
    expect((await list()).map((type) => type.id)).not.toContain(id);
    expect((await shown('tr')).map((type) => type.key)).not.toContain(key);
    expect((await call('DELETE', `/${id}`)).status).toBe(404);
    expect((await call('PUT', `/${id}/restore`)).status).toBe(403);
    expect((await call('PUT', `/${id}/restore`, {}, admin)).body.data).toMatchObject({ id, key });
    expect((await list())[0]?.id).toBe(id);
  });

  it('refuses to delete a type that products have, and names them', async () => {
    const { id, key } = await create();
    for (let n = 1; n <= 7; n += 1)
      await buildProduct(app.ctx, { code: `KT-${n}`, transporter_types: [key] });
    const { status, body } = await call('DELETE', `/${id}`);
    expect([status, body.message]).toEqual([
      422,
      'Bu tür 7 üründe kullanılıyor: “KT-1”, “KT-2”, “KT-3”, “KT-4”, “KT-5” ve 2 ürün daha. Önce bu ürünlerden kaldırın.',
    ]);
    expect((await list()).find((type) => type.id === id)?.product_count).toBe(7);
  });

  it('stores an order, which products and visitors follow', async () => {
    const product = await buildProduct(app.ctx, { transporter_types: ['aski', 'kordon'] });
    const before = await list();
    const ids = before.map(({ id }) => id).reverse();
    const queue = ids.map((id, index) => ({ id, queue: ids.length - index }));
    const body = { queue, order_version: before[0]?.order_version };
    const saved = await call<OrderWritten>('PUT', '/queue', body);
    const after = await list();
    expect(after.map(({ id, queue: place }) => [id, place])).toEqual(
      queue.map(({ id, queue: place }) => [id, place]),
    );
    expect(saved.body.data.order_version).toBe(after[0]?.order_version);
    expect(after.map(({ version }) => version)).toEqual(before.toReversed().map(({ version }) => version));
    expect((await shown('tr')).map(({ key }) => key)).toEqual(after.map(({ key }) => key));
    const url = `/api/admin/products/${product.id}`;
    expect((await app.call<Product>('GET', url, undefined, editor)).body.transporter_types).toEqual([
      'aski',
      'kordon',
    ]);
    expect((await call('PUT', '/queue', body)).status).toBe(409);
    expect((await call('PUT', '/queue', { queue: [{ id: 99999, queue: 1 }] })).status).toBe(422);
  });
});
