import { describe, expect, it } from 'vitest';
import type { ProductPage } from '../product-page.ts';
import type { Product, ProductRows } from '../product.ts';
import { openTestApp } from '#test/app.ts';
import { buildMedium, buildProduct } from '#test/factories.ts';

const app = await openTestApp();
const editor = await app.signIn('editor');

const get = async (id: number) =>
  (await app.call<Product>('GET', `/api/admin/products/${id}`, undefined, editor)).body;
const list = async (query: string) =>
  (await app.call<ProductRows>('GET', `/api/admin/products?${query}`, undefined, editor)).body;

describe('a duplicate', () => {
  it('has all data of the original with its own code and address, and is hidden', async () => {
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

  it('takes a given code, unless another product has it', async () => {
    const original = await buildProduct(app.ctx);
    const other = await buildProduct(app.ctx);
    const url = `/api/admin/products/${original.id}/duplicate`;
    const taken = await app.call('POST', url, { code: other.code }, editor);
    expect(taken).toMatchObject({ status: 422, body: { errors: { code: [expect.any(String)] } } });
    const made = await app.call<{ data: Product }>('POST', url, { code: 'YENI-1' }, editor);
    expect(made.body.data.code).toBe('YENI-1');
    expect((await app.call('POST', '/api/admin/products/99999/duplicate', {}, editor)).status).toBe(404);
  });
});
