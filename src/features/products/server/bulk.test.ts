import { describe, expect, it } from 'vitest';
import type { ProductsChanged, ProductsRefused } from '../product-bulk.ts';
import type { Product, ProductRows } from '../product.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';

const app = await openTestApp();
const editor = await app.signIn('editor');

type Answer = { message: string; data: ProductsChanged['data'] & ProductsRefused } & { errors?: object };
const call = (method: 'PUT' | 'DELETE', url: string, body: object) =>
  app.call<Answer>(method, `/api/admin/products${url}`, body, editor);
const get = async (id: number) =>
  (await app.call<Product>('GET', `/api/admin/products/${id}`, undefined, editor)).body;
const list = async (query: string) =>
  (await app.call<ProductRows>('GET', `/api/admin/products?${query}`, undefined, editor)).body;
const build = async () =>
  [await buildProduct(app.ctx), await buildProduct(app.ctx, { is_active: false })] as const;

describe('a bulk call', () => {
  it('shows or hides many products and leaves those already in that state untouched', async () => {
    const [shown, hidden] = await build();
    const answer = await call('PUT', '/active', {
      id_list: [shown.id, hidden.id, hidden.id],
      is_active: '1',
    });
    expect(answer).toMatchObject({ status: 200, body: { success: true, data: { changed: 1 } } });
    expect(await get(shown.id)).toMatchObject({ is_active: true, version: 1 });
    expect(await get(hidden.id)).toMatchObject({ is_active: true, version: 2 });
    expect((await app.call('GET', `/api/pages/product/${hidden.seo_name}?lang=tr`)).status).toBe(200);
    const again = await call('PUT', '/active', { id_list: `${shown.id},${hidden.id}`, is_active: 1 });
    expect(again.body.data.changed).toBe(0);
  });

  it('moves many products to a category; they keep their places in the catalogue', async () => {
    const [a, b] = await build();
    const category = await buildCategory(app.ctx);
    const answer = await call('PUT', '/category', { id_list: [a.id, b.id], category_id: category.id });
    expect(answer.body.data.changed).toBe(2);
    const { data, total } = await list(`category_id=${category.id}`);
    expect([total, data.map(({ id, queue }) => [id, queue])]).toEqual([
      2,
      [
        [b.id, b.queue],
        [a.id, a.queue],
      ],
    ]);
    const none = await call('PUT', '/category', { id_list: [a.id], category_id: 99999 });
    expect(none).toMatchObject({ status: 422, body: { errors: { category_id: [expect.any(String)] } } });
  });

  it('deletes many products, which can be restored one by one', async () => {
    const [a, b] = await build();
    const answer = await call('DELETE', '', { delete_list: JSON.stringify([a.id, b.id]) });
    expect(answer).toMatchObject({ status: 200, body: { data: { changed: 2 } } });
    expect((await app.call('GET', `/api/admin/products/${a.id}`, undefined, editor)).status).toBe(404);
    const admin = await app.signIn('admin');
    const back = await app.call('PUT', `/api/admin/products/${a.id}/restore`, {}, admin);
    expect(back.status).toBe(200);
    const history = await app.ctx.db
      .selectFrom('history')
      .select('action')
      .where('entity', '=', 'product')
      .where('entity_id', '=', String(a.id))
      .orderBy('id')
      .execute();
    expect(history.map(({ action }) => action)).toEqual(['create', 'delete', 'restore']);
  });

  it('changes all or none, and names the products that no longer exist', async () => {
    const [a, gone] = await build();
    await call('DELETE', '', { delete_list: [gone.id] });
    const category = await buildCategory(app.ctx);
    for (const [method, url, body] of [
      ['PUT', '/active', { id_list: [a.id, gone.id, 99999], is_active: 0 }],
      ['PUT', '/category', { id_list: [a.id, gone.id, 99999], category_id: category.id }],
      ['DELETE', '', { delete_list: [a.id, gone.id, 99999] }],
    ] as const) {
      const answer = await call(method, url, body);
      expect(answer.status, url).toBe(422);
      expect(answer.body.data.refused.map(({ id }) => id)).toEqual([gone.id, 99999]);
      expect(answer.body.message).toContain('2 tanesi artık yok; hiçbiri değiştirilmedi');
    }
    expect(await get(a.id)).toMatchObject({ is_active: true, category_id: a.category_id, version: 1 });
  });

  it('needs at least one product', async () => {
    for (const [method, url, body] of [
      ['PUT', '/active', { id_list: [], is_active: 0 }],
      ['DELETE', '', { delete_list: '' }],
      ['DELETE', '', {}],
    ] as const) {
      expect((await call(method, url, body)).status, url).toBe(422);
    }
  });
});

describe('a bulk call for all products of a filter', () => {
  const buildThree = async () => {
    const { id: category_id } = await buildCategory(app.ctx);
    const hidden = await buildProduct(app.ctx, { category_id, is_active: false, name: 'Perdelik halka' });
    const shown = await buildProduct(app.ctx, { category_id, name: 'Perdelik toka' });
    const other = await buildProduct(app.ctx, { category_id, is_featured: true });
    return { category_id, hidden, shown, other };
  };

  it('changes, moves and deletes what the list shows, with one batch in the history', async () => {
    const { category_id, hidden, shown, other } = await buildThree();
    const target = await buildCategory(app.ctx);
    const filter = { category_id: String(category_id), state: '', search: 'perdelik', transporter_types: '' };
    const shownNow = await call('PUT', '/active', { filter, expected_count: 2, is_active: 1 });
    expect(shownNow).toMatchObject({ status: 200, body: { data: { changed: 1 } } });
    expect((await get(hidden.id)).is_active).toBe(true);
    // Form data contains the filter as text.
    const asText = { filter: JSON.stringify(filter), expected_count: '2', category_id: target.id };
    expect((await call('PUT', '/category', asText)).body.data.changed).toBe(2);
    expect((await list(`category_id=${target.id}`)).data.map(({ id }) => id)).toEqual([shown.id, hidden.id]);
    const moved = await app.ctx.db
      .selectFrom('history')
      .select('batch')
      .where('entity_id', 'in', [String(hidden.id), String(shown.id)])
      .where('action', '=', 'bulk-update')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(new Set(moved.map(({ batch }) => batch)).size).toBe(1);
    expect(moved[0]?.batch).not.toBeNull();
    const rest = { filter: { category_id, section: 'featured' }, expected_count: 1 };
    expect((await call('DELETE', '', rest)).body.data.changed).toBe(1);
    expect((await app.call('GET', `/api/admin/products/${other.id}`, undefined, editor)).status).toBe(404);
  });

  it('changes none when the list has another number of products by now', async () => {
    const { category_id, shown } = await buildThree();
    const answer = await call('DELETE', '', { filter: { category_id }, expected_count: 2 });
    expect(answer).toMatchObject({ status: 409, body: { data: { count: 3 } } });
    expect(answer.body.message).toContain('şimdi 3 ürün uyuyor; hiçbiri değiştirilmedi');
    expect((await get(shown.id)).version).toBe(1);
  });

  it('refuses more products than a call may change', async () => {
    const { category_id } = await buildThree();
    const many = 5_001;
    const { connections } = app.ctx;
    const now = app.ctx.clock.now().toISOString();
    const row = (n: number) => ({
      category_id,
      code: `ÇOK-${n}`,
      seo_name: `cok-${n}`,
      name: '{}',
      summary: '{}',
      description: '{}',
      seo_title: '{}',
      seo_description: '{}',
      attributes: '[]',
      is_active: 1,
      is_featured: 0,
      published_at: now,
      queue: n,
      featured_queue: n,
      created_at: now,
      updated_at: now,
      deleted_at: null,
      name_sort_key: '',
      code_sort_key: '',
      translations: '',
    });
    for (let first = 0; first < many; first += 500)
      await connections.writer
        .insertInto('products')
        .values(Array.from({ length: Math.min(500, many - first) }, (_, n) => row(first + n)))
        .execute();
    const answer = await call('DELETE', '', { filter: { category_id }, expected_count: many + 3 });
    expect(answer.status).toBe(422);
    expect(answer.body.message).toBe(
      'Tek seferde en çok 5.000 ürün değiştirilebilir; filtreye 5.004 ürün uyuyor. Filtreyi daraltın.',
    );
    expect((await list(`category_id=${category_id}`)).total).toBe(many + 3);
  });

  it('takes either ids or a filter with its count', async () => {
    const { shown, category_id } = await buildThree();
    for (const body of [
      { filter: { category_id } },
      { expected_count: 3 },
      { delete_list: [shown.id], filter: { category_id }, expected_count: 3 },
      { filter: { state: 'evet' }, expected_count: 3 },
      { filter: 'hepsi', expected_count: 3 },
    ])
      expect((await call('DELETE', '', body)).status, JSON.stringify(body)).toBe(422);
  });
});
