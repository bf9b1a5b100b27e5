import { describe, expect, it } from 'vitest';
import type { ProductRows } from '../product.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';

const app = await openTestApp();
const editor = await app.signIn('editor');
const list = async (query: string) =>
  (await app.call<ProductRows>('GET', `/api/admin/products?${query}`, undefined, editor)).body;

describe('the product list', () => {
  it('finds codes and texts in every spelling, page by page', async () => {
    const own = await buildCategory(app.ctx);
    for (let n = 1; n <= 26; n += 1) {
      await buildProduct(app.ctx, { category_id: own.id, name: { tr: `Çıtçıt ${n}`, en: `Snap ${n}` } });
    }
    for (const search of ['citcit', 'CITCIT', 'ÇITÇIT', 'Snap']) {
      const found = await list(`section=&page=2&search=${encodeURIComponent(search)}&category_id=${own.id}`);
      expect(found, search).toMatchObject({ current_page: 2, last_page: 2, per_page: 24, total: 26 });
      expect(found.data).toHaveLength(2);
    }
    expect((await list(`category_id=${own.id}&page=9`)).data).toEqual([]);
    expect((await list(`category_id=${own.id}&page=-3`)).current_page).toBe(1);
    expect((await list(`category_id=99999`)).total).toBe(0);
    expect((await list(`search=${encodeURIComponent('%')}&category_id=${own.id}`)).total).toBe(0);
    expect((await list(`search=yok-boyle&category_id=${own.id}`)).total).toBe(0);
  });

  it('shows products with similar words when nothing matches, and says so', async () => {
    const { id } = await buildProduct(app.ctx, { name: 'Karabina' });
    const typed = await list('search=karabina');
    expect(typed).toMatchObject({ total: 1, is_near: false, has_more: false, data: [{ id }] });
    expect(await list('search=karabnia')).toMatchObject({ total: 1, is_near: true, data: [{ id }] });
  });

  it('of a category includes all categories below it, newest first', async () => {
    const parent = await buildCategory(app.ctx);
    const child = await buildCategory(app.ctx, { sub_category: parent.id });
    const first = await buildProduct(app.ctx, { category_id: parent.id });
    const second = await buildProduct(app.ctx, { category_id: child.id });
    expect((await list(`category_id=${parent.id}`)).data.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it('is filtered by state and transporter type, with the requested page size', async () => {
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

it('a product in a deactivated category says so, and does not count as active', async () => {
  const { call, ctx } = app;
  const { id: section } = await buildCategory(ctx, { name: 'Kapalı', is_active: false });
  const { id: category_id } = await buildCategory(ctx, { sub_category: section });
  const { id } = await buildProduct(ctx, { category_id });
  const inactive_category = { id: section, name: 'Kapalı' };
  expect(await list(`category_id=${section}`)).toMatchObject({ total: 1, data: [{ id, inactive_category }] });
  const { body } = await call('GET', `/api/admin/products/${id}`, undefined, editor);
  expect(body).toMatchObject({ is_active: true, inactive_category });
  for (const query of [
    `category_id=${section}&is_active=1`,
    `search=kapali&category_id=${section}&is_active=1`,
  ])
    expect(await list(query)).toMatchObject({ total: 0, data: [] });
  expect((await list('is_active=1')).data.map((row) => row.id)).not.toContain(id);

  await call('PUT', `/api/admin/categories/${section}`, { is_active: true }, editor);
  expect(await list(`category_id=${section}&is_active=1`)).toMatchObject({
    total: 1,
    data: [{ id, inactive_category: null }],
  });
});
