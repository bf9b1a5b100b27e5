import { expect, it } from 'vitest';
import type { HomeSection } from '#features/home-sections/home-section.ts';
import type { ProductOrder } from '../product-order.ts';
import type { ProductRows } from '#features/products/product.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';

const { call, ctx, signIn } = await openTestApp();
const editor = await signIn('editor');
const get = async <T>(path: string) => (await call<T>('GET', path, undefined, editor)).body;

it('list and sort mode show which featured products the home page has: the first eight that visitors see', async () => {
  const { id: category_id } = await buildCategory(ctx);
  const own = { category_id, is_featured: true };
  const hidden = await buildProduct(ctx, { ...own, is_active: false });
  const shown: number[] = [];
  for (let n = 0; n < 9; n += 1) shown.push((await buildProduct(ctx, own)).id);
  const queue = [hidden.id, ...shown].map((id, index) => ({ id, queue: 10 - index }));
  await call('PUT', '/api/admin/products/queue', { section: 'featured', queue }, editor);
  const order = await get<ProductOrder>('/api/admin/products/queue?section=featured');
  expect(order.hidden_ids).toEqual([hidden.id]);
  expect((await get<ProductOrder>('/api/admin/products/queue')).hidden_ids).toEqual([]);
  const { data } = await get<ProductRows>('/api/admin/products?section=featured');
  expect(data.filter((row) => row.is_on_home).map(({ id }) => id)).toEqual(shown.slice(0, 8));
  const sections = await get<HomeSection[]>('/api/pages/home-sections');
  const home = sections.find(({ section }) => section === 'featured_products');
  expect(home?.items.map((item) => 'id' in item && item.id)).toEqual(shown.slice(0, 8));
});
