import { describe, expect, it } from 'vitest';
import type { ProductsChanged, ProductsRefused } from '#shared/api/product-bulk.ts';
import type { ProductPage } from '#shared/api/product-page.ts';
import type { Product, ProductRows } from '#shared/api/product.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium, buildProduct } from '#test/factories.ts';

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

describe('many products', () => {
  it('are shown or hidden at once; those that are so already stay untouched', async () => {
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

  it('are moved to a category and keep their places in the catalogue', async () => {
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

  it('are deleted at once, and can be restored one by one', async () => {
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

  it('are changed all or none: the answer names those that are not there any more', async () => {
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

  it('are at least one', async () => {
    for (const [method, url, body] of [
      ['PUT', '/active', { id_list: [], is_active: 0 }],
      ['DELETE', '', { delete_list: '' }],
      ['DELETE', '', {}],
    ] as const) {
      expect((await call(method, url, body)).status, url).toBe(422);
    }
  });
});

describe('a duplicate', () => {
  it('has everything of the original, a code and an address of its own, and is not shown', async () => {
    const media = [await buildMedium(app.ctx), await buildMedium(app.ctx)];
    const original = await buildProduct(app.ctx, {
      code: 'TK-25',
      name: { tr: 'D-Halka', en: 'D-ring' },
      summary: 'Özet',
      attributes: [{ label: { tr: 'Çap' }, value: { tr: '25 mm' } }],
      transporter_types: ['kayis', 'aski'],
      is_featured: true,
      images: media.map(({ id }) => id),
    });
    const file = original.files[0]?.id ?? 0;
    await app.call('PUT', `/api/admin/products/files/${file}`, { alt_tr: 'Önden' }, editor);
    const url = `/api/admin/products/${original.id}/duplicate`;
    const made = await app.call<{ data: Product }>('POST', url, {}, editor);
    const copy = made.body.data;
    expect(made.status).toBe(201);
    expect(copy).toMatchObject({
      code: 'TK-25-KOPYA',
      seo_name: `${original.seo_name}-2`,
      name_tr: 'D-Halka',
      name_en: 'D-ring',
      summary_tr: 'Özet',
      attributes: original.attributes,
      transporter_types: original.transporter_types,
      category_id: original.category_id,
      is_active: false,
      is_featured: false,
      version: 1,
    });
    expect(copy.files.map(({ picture, alt_tr }) => [picture.media_id, alt_tr])).toEqual([
      [media[0]?.id, 'Önden'],
      [media[1]?.id, undefined],
    ]);
    expect((await list('')).data[0]?.id).toBe(copy.id);
    expect((await list('search=KOPYA')).data.map(({ id }) => id)).toEqual([copy.id]);
    expect((await app.call<ProductPage>('GET', `/api/pages/product/${copy.seo_name}?lang=tr`)).status).toBe(
      404,
    );
    expect(await get(original.id)).toMatchObject({ code: 'TK-25', version: 1, is_active: true });
    const second = await app.call<{ data: Product }>('POST', url, {}, editor);
    expect(second.body.data.code).toBe('TK-25-KOPYA-2');
    const third = await app.call<{ data: Product }>(
      'POST',
      `/api/admin/products/${copy.id}/duplicate`,
      {},
      editor,
    );
    expect(third.body.data.code).toBe('TK-25-KOPYA-3');
  });

  it('takes a wished code, but not one that is taken', async () => {
    const [original, other] = await build();
    const url = `/api/admin/products/${original.id}/duplicate`;
    const taken = await app.call('POST', url, { code: other.code }, editor);
    expect(taken).toMatchObject({ status: 422, body: { errors: { code: [expect.any(String)] } } });
    const made = await app.call<{ data: Product }>('POST', url, { code: 'YENI-1' }, editor);
    expect(made.body.data.code).toBe('YENI-1');
    expect((await app.call('POST', '/api/admin/products/99999/duplicate', {}, editor)).status).toBe(404);
  });
});

describe('the product list', () => {
  it('is filtered by state and transporter type, in pages of the size that is asked for', async () => {
    const category = await buildCategory(app.ctx);
    const own = { category_id: category.id };
    const a = await buildProduct(app.ctx, { ...own, transporter_types: ['kordon', 'zincir'] });
    const b = await buildProduct(app.ctx, { ...own, transporter_types: ['zincir'], is_active: false });
    const c = await buildProduct(app.ctx, own);
    const ids = async (query: string) =>
      (await list(`category_id=${category.id}&${query}`)).data.map(({ id }) => id);
    expect(await ids('transporter_types=kordon')).toEqual([a.id]);
    expect(await ids('transporter_types=kordon,zincir')).toEqual([b.id, a.id]);
    expect(await ids('transporter_types=zincir&is_active=1')).toEqual([a.id]);
    expect(await ids('transporter_types=yok')).toEqual([]);
    expect(await ids('transporter_types=&is_active=0')).toEqual([b.id]);
    const page = await list(`category_id=${category.id}&per_page=2&page=2`);
    expect(page).toMatchObject({ per_page: 2, last_page: 2, total: 3, data: [{ id: a.id, version: 1 }] });
    expect(page.data[0]?.transporter_types).toEqual(['kordon', 'zincir']);
    for (const [asked, given] of [
      ['1000', 100],
      ['0', 24],
      ['x', 24],
      ['', 24],
    ] as const) {
      expect((await list(`per_page=${asked}`)).per_page).toBe(given);
    }
    expect(c.transporter_types).toEqual([]);
  });
});
