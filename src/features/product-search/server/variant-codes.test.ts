import { expect, it } from 'vitest';
import type { FoundProduct } from '../search.ts';
import { openTestApp } from '#test/app.ts';
import { buildFinish, buildProduct, buildSize, buildVariants } from '#test/factories.ts';

const app = await openTestApp();
const { ctx } = app;
const editor = await app.signIn('editor');
const sizes = [await buildSize(ctx), await buildSize(ctx)];
const finishes = [await buildFinish(ctx), await buildFinish(ctx)];
const rows = sizes.flatMap((size, at) =>
  finishes.map((finish, next) => ({
    size_id: size.id,
    finish_id: finish.id,
    code: `TK-1${at + 1}25-${next === 0 ? 'N' : 'AL'}`,
  })),
);
const model = await buildProduct(ctx, { code: 'MD-9', name: 'Kemer tokası' });
await buildProduct(ctx, { code: 'X-1', name: 'TK 1125 N ile kullanılır' });
await buildVariants(ctx, model, rows);

const search = async (text: string, query = '') =>
  (
    await app.call<FoundProduct[]>(
      'GET',
      `/api/pages/search-products?lang=tr&search=${encodeURIComponent(text)}${query}`,
    )
  ).body.map(({ code, variant }) => [code, variant]);

it.each(['TK-1125-N', 'tk1125n', 'TK 1125 N'])(
  '“%s” leads to the variant, before names that have it',
  async (text) => {
    expect((await search(text))[0]).toEqual(['MD-9', 'TK-1125-N']);
  },
);

it.each(['tk-1125-a', '1125 al', 'tk 1125 al'])(
  '“%s” leads to the only variant that it begins',
  async (text) => {
    expect(await search(text)).toEqual([['MD-9', 'TK-1125-AL']]);
  },
);

it('a beginning that several variants have leads to the model, and so does a search in names', async () => {
  expect(await search('tk-1', '&search_type=code')).toEqual([['MD-9', undefined]]);
  expect(await search('kemer', '&search_type=name')).toEqual([['MD-9', undefined]]);
  expect(await search('MD-9')).toEqual([['MD-9', undefined]]);
});

it('a hidden variant leads to the model, a removed one to nothing', async () => {
  const hidden = rows.map((row) => ({ ...row, is_active: row.code !== 'TK-1225-AL' }));
  await buildVariants(ctx, model, hidden);
  expect(await search('TK-1225-AL')).toEqual([['MD-9', undefined]]);
  await buildVariants(ctx, model, rows.slice(0, 2));
  expect(await search('TK-1225-AL', '&search_type=code')).toEqual([]);
});

it('staff find a product by the code of a variant', async () => {
  const { body } = await app.call<{ data: { code: string }[] }>(
    'GET',
    '/api/admin/products?search=tk1125n',
    undefined,
    editor,
  );
  expect(body.data[0]).toMatchObject({ code: 'MD-9' });
});
