import { expect, it } from 'vitest';
import type { ProductCard } from '../product-card.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';

const app = await openTestApp();
const { ctx } = app;
const category = await buildCategory(ctx);
const build = async (code: string, more: object = {}) =>
  (await buildProduct(ctx, { category_id: category.id, code, ...more })).id;
const read = (ids: readonly unknown[]) =>
  app.call<ProductCard[]>('GET', `/api/pages/product-cards?lang=tr&ids=${ids.join(',')}`);

it('cards come in the order of the ids, without drafts, hidden, scheduled and unknown products', async () => {
  const closed = await buildCategory(ctx, { is_active: false });
  const one = await build('KR-1');
  const two = await build('KR-2');
  const hidden = [
    await build('KR-3', { is_active: false }),
    await build('KR-4', { published_at: '2999-01-01T00:00:00.000Z' }),
    await build('KR-5', { category_id: closed.id }),
  ];
  const { body } = await read([two, ...hidden, 987_654, one, two]);
  expect(body.map(({ code }) => code)).toEqual(['KR-2', 'KR-1']);
  expect((await read([])).body).toEqual([]);
});

it('too many ids and other texts are refused', async () => {
  expect((await read(Array.from({ length: 25 }, (_, at) => at + 1))).status).toBe(422);
  expect((await read(['x'])).status).toBe(422);
});
