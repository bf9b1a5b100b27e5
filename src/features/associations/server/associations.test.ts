import { describe, expect, it } from 'vitest';
import type { ProductPage } from '#features/products/product-page.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { deleteProduct, restoreProduct } from '#features/products/server/deletion.service.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import type { Associations } from '../association.ts';
import { maxAssociations } from '../association-kinds.rules.ts';

const app = await openTestApp();
const { ctx } = app;
const editor = await app.signIn('editor');
const viewer = await app.signIn('viewer');
const category = await buildCategory(ctx);
const build = (code: string, more: object = {}) =>
  buildProduct(ctx, { category_id: category.id, code, name: code, ...more });
const belt = await build('KY-1');
const buckle = await build('TK-1');
const ring = await build('HL-1');

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
  expect(refused.body.message).toContain('24');
});

describe('other kinds', () => {
  type Sides = Record<string, string[]>;
  const lists = async (id: number): Promise<Sides> => {
    const { body } = await app.call<Associations>(
      'GET',
      `/api/admin/products/${id}/associations`,
      undefined,
      viewer,
    );
    return Object.fromEntries(
      Object.entries(body).flatMap(([side, products]) =>
        products.length > 0 ? [[side, products.map(({ code }) => code)]] : [],
      ),
    );
  };
  const page = async ({ seo_name }: { seo_name: string }): Promise<Sides> => {
    const { body } = await app.call<ProductPage>('GET', `/api/pages/product/${seo_name}?lang=tr`);
    return Object.fromEntries(
      body.associations.map(({ side, products }) => [side, products.map(({ code }) => code)]),
    );
  };
  const say = (
    kind: string,
    one: { id: number },
    other: { id: number },
    method: 'POST' | 'DELETE' = 'POST',
  ) =>
    app.call<Written>(
      method,
      `/api/admin/products/${one.id}/associations`,
      { other_id: other.id, kind },
      editor,
    );

  it('show on both products, of a directed kind as its other side, to staff and to visitors', async () => {
    const lock = await build('KL-1');
    const spring = await build('YY-1');
    const newLock = await build('KL-2');
    await say('spare_part', lock, spring);
    await say('replaces', newLock, lock);
    await say('alternative', lock, belt);
    await say('sold_together', spring, lock);
    const ofLock = {
      replaced_by: ['KL-2'],
      spare_part: ['YY-1'],
      sold_together: ['YY-1'],
      alternative: ['KY-1'],
    };
    expect([await lists(lock.id), await page(lock)]).toEqual([ofLock, ofLock]);
    expect(Object.keys(await page(lock))).toEqual(Object.keys(ofLock));
    expect(await page(spring)).toEqual({ sold_together: ['KL-1'], spare_part_of: ['KL-1'] });
    expect([await lists(newLock.id), await page(newLock)]).toEqual([
      { replaces: ['KL-1'] },
      { replaces: ['KL-1'] },
    ]);
    expect((await page(belt)).alternative).toEqual(['KL-1']);
    await app.call('PUT', `/api/admin/products/${spring.id}`, { is_active: false, version: 2 }, editor);
    expect(await page(lock)).toEqual({ replaced_by: ['KL-2'], alternative: ['KY-1'] });
    expect((await lists(lock.id)).spare_part).toEqual(['YY-1']);
    await say('spare_part', lock, spring, 'DELETE');
    expect((await lists(spring.id)).spare_part_of).toBeUndefined();
    // The same pair of another kind stays.
    expect((await lists(lock.id)).sold_together).toEqual(['YY-1']);
  });

  it('never lead back to where they began, directly or over other products', async () => {
    const one = await build('YR-1');
    const two = await build('YR-2');
    const three = await build('YR-3');
    for (const kind of ['replaces', 'spare_part']) {
      await say(kind, one, two);
      await say(kind, two, three);
      for (const pair of [
        [two, one],
        [three, one],
      ] as const) {
        const refused = await say(kind, ...pair);
        expect([refused.status, refused.body.errors?.other_id]).toEqual([
          422,
          [expect.stringContaining('birbirinin')],
        ]);
      }
      expect((await say(kind, one, three)).status).toBe(200);
    }
    expect((await say('alternative', one, two)).status).toBe(200);
    expect((await say('alternative', two, one)).status).toBe(200);
    expect((await say('kind_of', one, two)).status).toBe(422);
  });

  it('are at most 24 on either side', async () => {
    const screw = await build('VD-1');
    for (let number = 0; number < maxAssociations; number += 1)
      await say('spare_part', await build(`VD-${number + 2}`), screw);
    const refused = await say('spare_part', belt, screw);
    expect(refused.body.errors?.other_id).toEqual([expect.stringContaining('24 ürünün yedek parçası')]);
    expect((await say('spare_part', screw, belt)).status).toBe(200);
  });

  it('raise the version of the products that say them, which the sheet compares', async () => {
    const one = await build('SR-1');
    const two = await build('SR-2');
    const versions = async () =>
      (
        await ctx.db
          .selectFrom('products')
          .select('version')
          .where('id', 'in', [one.id, two.id])
          .orderBy('id')
          .execute()
      )
        .map(({ version }) => version)
        .join();
    await say('sold_together', one, two);
    expect(await versions()).toBe('2,2');
    await say('replaces', one, two);
    expect(await versions()).toBe('3,2');
    await say('replaces', one, two);
    expect(await versions()).toBe('3,2');
  });
});
