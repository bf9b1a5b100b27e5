import { describe, expect, it } from 'vitest';
import type { Failure } from '#shared/schema/envelope.ts';
import type { OrderWritten } from '#shared/schema/record.ts';
import type { Product } from '#features/products/product.ts';
import type { ManagedTransporterType, TransporterType } from '../transporter-type.ts';
import { openTestApp } from '#test/app.ts';
import { buildProduct } from '#test/factories.ts';
import { recordContract } from '#test/record-contract.ts';

const app = await openTestApp();
const editor = await app.signIn('editor');

await recordContract(await openTestApp(), { url: 'transporter-types', mainText: 'name' });

type Written = { data: ManagedTransporterType } & Pick<Failure, 'message' | 'errors'>;
const call = <Body = Written>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url = '', body?: object) =>
  app.call<Body>(method, `/api/admin/transporter-types${url}`, body, editor);
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
    expect((await call('POST', '', { name_tr: 'Sap', key: 'A b' })).status).toBe(422);
    expect((await call('POST', '', { name_tr: '***' })).body.data.key).toBe('tasiyici');
    const long = await call('POST', '', { name_tr: 'a'.repeat(100) });
    const product = await buildProduct(app.ctx, { transporter_types: [long.body.data.key] });
    expect(product.transporter_types).toEqual([long.body.data.key]);
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

  it('is shown on the site in its order until it is deleted, and products follow the order', async () => {
    const product = await buildProduct(app.ctx, { transporter_types: ['aski', 'kordon'] });
    const { id } = await create();
    const before = await list();
    const queue = before.reverse().map((type, index) => ({ id: type.id, queue: before.length - index }));
    await call<OrderWritten>('PUT', '/queue', { queue, order_version: before[0]?.order_version });
    const after = await list();
    expect(after.map((type) => type.id)).toEqual(queue.map((place) => place.id));
    expect((await shown('tr')).map(({ key }) => key)).toEqual(after.map(({ key }) => key));
    const url = `/api/admin/products/${product.id}`;
    const types = (await app.call<Product>('GET', url, undefined, editor)).body.transporter_types;
    expect(types).toEqual(['aski', 'kordon']);
    await call('DELETE', `/${id}`);
    expect(await shown('tr')).toHaveLength(after.length - 1);
  });
});
