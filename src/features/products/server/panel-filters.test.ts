import { describe, expect, it } from 'vitest';
import type { Product, ProductRows } from '../product.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium, buildProduct } from '#test/factories.ts';

const app = await openTestApp();
const editor = await app.signIn('editor');
const get = (query: string) =>
  app.call<ProductRows>('GET', `/api/admin/products?${query}`, undefined, editor);
const ids = async (query: string) => (await get(query)).body.data.map(({ id }) => id);
const update = (id: number, fields: object) =>
  app.call<{ data: Product }>('PUT', `/api/admin/products/${id}`, fields, editor);

const later = '2999-01-01T00:00:00.000Z';

describe('the product list', () => {
  it('sorts names by the Turkish alphabet and codes by their numbers, in both directions', async () => {
    const { id: category_id } = await buildCategory(app.ctx);
    const names = ['Çengel', 'Cırt', 'Iğne', 'İğne', 'Zımba', 'Toka 9 mm', 'Toka 10 mm'];
    for (const [index, name] of names.toReversed().entries())
      await buildProduct(app.ctx, { category_id, name, code: `S-${12 - index}` });
    const sorted = async (query: string) =>
      (await get(`category_id=${category_id}&${query}`)).body.data.map((row) => row.name_tr);
    const expected = ['Cırt', 'Çengel', 'Iğne', 'İğne', 'Toka 9 mm', 'Toka 10 mm', 'Zımba'];
    expect(await sorted('sort=name')).toEqual(expected);
    expect(await sorted('sort=name&direction=desc')).toEqual(expected.toReversed());
    const { data } = (await get(`category_id=${category_id}&sort=code`)).body;
    expect(data.map(({ code }) => code)).toEqual(['S-6', 'S-7', 'S-8', 'S-9', 'S-10', 'S-11', 'S-12']);
    const [first] = data;
    await update(first?.id ?? 0, { name_tr: 'Ahşap', code: 'S-99' });
    expect((await sorted('sort=name'))[0]).toBe('Ahşap');
    expect((await sorted('sort=code')).at(-1)).toBe('Ahşap');
    expect((await sorted('sort=updated_at&direction=desc'))[0]).toBe('Ahşap');
    expect(await sorted(`search=toka&sort=name&direction=desc`)).toEqual(['Toka 10 mm', 'Toka 9 mm']);
  });

  it('refuses a column that it does not have', async () => {
    for (const query of ['sort=price', 'sort=name&direction=up', 'without=resim', 'state=evet'])
      expect((await get(query)).status, query).toBe(422);
    expect((await get('sort=&direction=&without=&state=&section=')).status).toBe(200);
  });

  it('keeps scheduled products out of those that visitors see', async () => {
    const { id: category_id } = await buildCategory(app.ctx);
    const shown = await buildProduct(app.ctx, { category_id });
    const scheduled = await buildProduct(app.ctx, { category_id, published_at: later });
    const hidden = await buildProduct(app.ctx, { category_id, published_at: later, is_active: false });
    for (const [state, id] of [
      ['state=shown', shown.id],
      ['is_active=1', shown.id],
      ['state=scheduled', scheduled.id],
      ['state=hidden', hidden.id],
    ] as const) {
      for (const query of [state, `${state}&sort=name`, `${state}&without=picture`]) {
        const { body } = await get(`category_id=${category_id}&${query}`);
        expect([body.total, body.data.map((row) => row.id)], query).toEqual([1, [id]]);
      }
    }
    expect(await ids('state=scheduled')).toEqual([scheduled.id]);
  });

  it('finds products without a picture until they get one, and again after it is removed', async () => {
    const { id: category_id } = await buildCategory(app.ctx);
    const { id } = await buildProduct(app.ctx, { category_id });
    const query = `category_id=${category_id}&without=picture`;
    const attach = async (gallery_type: string) => {
      const body = { media_id: (await buildMedium(app.ctx)).id, gallery_type };
      const url = `/api/admin/products/${id}/files`;
      return (await app.call<{ data: { id: number } }>('POST', url, body, editor)).body.data;
    };
    await attach('drawings');
    expect(await ids(query)).toEqual([id]);
    const files = [await attach('images'), await attach('images')];
    expect(await ids(query)).toEqual([]);
    const copy = await app.call<{ data: Product }>('POST', `/api/admin/products/${id}/duplicate`, {}, editor);
    expect(copy.body.data.files).toHaveLength(2);
    expect(await ids(query)).toEqual([]);
    for (const [index, file] of files.entries()) {
      await app.call('DELETE', `/api/admin/products/files/${file.id}`, undefined, editor);
      expect(await ids(query)).toEqual(index === 0 ? [] : [id]);
    }
  });

  it('counts a product as translated when each text of the main language is there', async () => {
    const { id: category_id } = await buildCategory(app.ctx);
    const query = `category_id=${category_id}&without=en`;
    const { id } = await buildProduct(app.ctx, { category_id, name: { tr: 'Kopça' } });
    expect(await ids(query)).toEqual([id]);
    await update(id, { name_en: 'Hook' });
    expect(await ids(query)).toEqual([]);
    await update(id, { summary_tr: 'Kısa', seo_title_tr: 'Başlık' });
    expect(await ids(query)).toEqual([id]);
    await update(id, { summary_en: 'Short' });
    expect(await ids(query)).toEqual([]);
    await update(id, { description_tr: '<p>Uzun</p>' });
    expect(await ids(`${query}&search=kopca`)).toEqual([id]);
    expect(await ids(`${query}&without=picture`)).toEqual([id]);
    expect(await ids(`category_id=${category_id}&without=tr`)).toEqual([]);
  });
});
