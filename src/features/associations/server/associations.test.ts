import { expect, it } from 'vitest';
import type { ProductPage } from '#features/products/product-page.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { deleteProduct, restoreProduct } from '#features/products/server/deletion.service.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { maxAssociations, type Associations } from '../association.ts';

const app = await openTestApp();
const { ctx } = app;
const editor = await app.signIn('editor');
const viewer = await app.signIn('viewer');
const category = await buildCategory(ctx);
const build = (code: string, more: object = {}) =>
  buildProduct(ctx, { category_id: category.id, code, name: code, ...more });
const [belt, buckle, ring] = [await build('KY-1'), await build('TK-1'), await build('HL-1')];

type Written = { data: Associations } & Failure;
const call = (method: 'POST' | 'DELETE', id: number, other: number, headers = editor) =>
  app.call<Written>(method, `/api/admin/products/${id}/associations`, { other_id: other }, headers);
const staff = async (id: number) =>
  (
    await app.call<Associations>('GET', `/api/admin/products/${id}/associations`, undefined, viewer)
  ).body.fits_with.map(({ code, is_visible: isVisible }) => (isVisible ? code : `${code}?`));
const shown = async ({ seo_name }: { seo_name: string }) =>
  (await app.call<ProductPage>('GET', `/api/pages/product/${seo_name}?lang=tr`)).body.fits_with.map(
    ({ code }) => code,
  );

it('products fit with each other: adding and removing on one side shows on both', async () => {
  expect((await call('POST', belt.id, buckle.id)).status).toBe(200);
  await call('POST', belt.id, ring.id);
  expect([await shown(belt), await shown(buckle), await shown(ring)]).toEqual([
    ['HL-1', 'TK-1'],
    ['KY-1'],
    ['KY-1'],
  ]);
  await call('DELETE', buckle.id, belt.id);
  expect([await shown(belt), await shown(buckle)]).toEqual([['HL-1'], []]);
});

it('adding twice changes nothing, and every change is in the history', async () => {
  const count = async () =>
    (await ctx.db.selectFrom('history').where('entity', '=', 'product-association').select('id').execute())
      .length;
  const before = await count();
  await call('POST', belt.id, ring.id);
  expect(await count()).toBe(before);
  await call('POST', belt.id, buckle.id);
  expect(await count()).toBe(before + 2);
  const history = await app.call('GET', '/api/admin/history', undefined, await app.signIn('admin'));
  expect(history.status).toBe(200);
});

it('visitors never see drafts, hidden and deleted products, which staff see as hidden', async () => {
  const draft = await build('GZ-1', { is_active: false });
  const later = await build('GZ-2', { published_at: '2999-01-01T00:00:00.000Z' });
  const closed = await buildCategory(ctx, { is_active: false });
  const inClosed = await build('GZ-3', { category_id: closed.id });
  for (const other of [draft, later, inClosed]) await call('POST', ring.id, other.id);
  expect(await shown(ring)).toEqual(['KY-1']);
  expect(await staff(ring.id)).toEqual(['GZ-3?', 'GZ-2?', 'GZ-1?', 'KY-1']);
  await deleteProduct(ctx, null, belt.id);
  expect([await shown(ring), await staff(ring.id)]).toEqual([[], ['GZ-3?', 'GZ-2?', 'GZ-1?']]);
  await restoreProduct(ctx, null, belt.id);
  expect(await shown(ring)).toEqual(['KY-1']);
});

it('a product does not fit with itself, with a missing one, or with too many', async () => {
  expect(Object.keys((await call('POST', belt.id, belt.id)).body.errors ?? {})).toEqual(['other_id']);
  expect((await call('POST', belt.id, 987_654)).status).toBe(404);
  expect((await call('POST', belt.id, ring.id, viewer)).status).toBe(403);
  const popular = await build('ÇK-1');
  for (let number = 0; number < maxAssociations; number += 1)
    await call('POST', popular.id, (await build(`ÇK-${number + 2}`)).id);
  const refused = await call('POST', buckle.id, popular.id);
  expect([refused.status, refused.body.errors?.other_id]).toEqual([422, [expect.stringContaining('24')]]);
});
