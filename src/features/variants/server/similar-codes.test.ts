import { expect, it } from 'vitest';
import type { SimilarCodes } from '../variant.ts';
import { openTestApp } from '#test/app.ts';
import { buildProduct, buildVariants } from '#test/factories.ts';

const app = await openTestApp();
const editor = await app.signIn('editor');
const viewer = await app.signIn('viewer');
const ask = (headers = editor) =>
  app.call<SimilarCodes>('GET', '/api/admin/similar-codes', undefined, headers);
const codes = async () => (await ask()).body.groups.map((group) => group.map(({ code }) => code));

it('staff see codes that differ only in letter case, until one of them changes or is deleted', async () => {
  const first = await buildProduct(app.ctx, { code: 'TK-13' });
  expect(await codes()).toEqual([]);
  const second = await buildProduct(app.ctx, { code: 'TK-14' });
  const third = await buildProduct(app.ctx, { code: 'AB-1' });
  await buildVariants(app.ctx, third, [{ code: 'AB-2' }]);
  // The API no longer accepts such pairs of codes, but older data may contain some.
  const { writer } = app.ctx.connections;
  await writer.updateTable('products').set({ code: 'tk-13' }).where('id', '=', second.id).execute();
  await writer.updateTable('product_variants').set({ code: 'ab-1' }).where('code', '=', 'AB-2').execute();
  expect(await codes()).toEqual([
    ['AB-1', 'ab-1'],
    ['TK-13', 'tk-13'],
  ]);
  const { body } = await ask();
  expect(body.groups[1]?.map(({ product_id }) => product_id)).toEqual([first.id, second.id]);
  expect(body.has_more).toBe(false);
  await app.call('DELETE', `/api/admin/products/${second.id}`, undefined, editor);
  expect(await codes()).toEqual([['AB-1', 'ab-1']]);
  await app.call('PUT', `/api/admin/products/${third.id}`, { code: 'AB-2', version: 1 }, editor);
  expect(await codes()).toEqual([]);
});

it('neither the bin nor the history gives back a code that another article has in other letters', async () => {
  const admin = await app.signIn('admin');
  const add = (code: string) =>
    app.call('POST', '/api/admin/products', { code, name_tr: code, category_id: kept.category_id }, editor);
  const [deleted, kept] = [
    await buildProduct(app.ctx, { code: 'HL-1' }),
    await buildProduct(app.ctx, { code: 'HL-2' }),
  ];
  await app.call('DELETE', `/api/admin/products/${deleted.id}`, undefined, editor);
  await add('hl-1');
  const restored = await app.call('PUT', `/api/admin/products/${deleted.id}/restore`, {}, admin);
  expect(restored.body).toMatchObject({ data: { code: 'HL-1-2' } });

  await app.call('PUT', `/api/admin/products/${kept.id}`, { code: 'HL-3' }, editor);
  await add('hl-2');
  const history = await app.call<{ data: { id: number }[] }>(
    'GET',
    `/api/admin/products/${kept.id}/history`,
    undefined,
    admin,
  );
  const former = await app.call(
    'PUT',
    `/api/admin/products/${kept.id}/history/${history.body.data.at(-1)?.id}`,
    {},
    admin,
  );
  expect(former.body).toMatchObject({
    message: expect.stringContaining('“hl-2”') as string,
    data: { code: 'HL-3' },
  });
  expect(await codes()).toEqual([]);
});

it('users who may not edit products do not see them', async () => {
  expect((await ask(viewer)).status).toBe(403);
});
