import { expect, it } from 'vitest';
import type { FoundProduct } from '../../search.ts';
import type { SearchFacets } from '../../facets.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildFinish, buildProduct, buildSize, buildVariants } from '#test/factories.ts';

const app = await openTestApp({ environment: { LIMITS: 'search=100000/60' } });
const { ctx } = app;
const buckles = await buildCategory(ctx, { name: 'Tokalar' });
const rings = await buildCategory(ctx, { name: 'Halkalar' });
const hidden = await buildCategory(ctx, { name: 'Gizli', is_active: false });
const sizes = [await buildSize(ctx, { name: '20 mm' }), await buildSize(ctx, { name: '30 mm' })] as const;
const finishes = [
  await buildFinish(ctx, { name: 'Nikel' }),
  await buildFinish(ctx, { name: 'Altın' }),
] as const;
const material = (tr: string) => ({ label: { tr: 'Malzeme' }, value: { tr } });

let made = 0;
async function build(
  category: { id: number },
  pairs: readonly (readonly [size: number, finish: number])[],
  more: object = {},
) {
  made += 1;
  const product = await buildProduct(ctx, {
    category_id: category.id,
    code: `VT-${made}`,
    name: `Vitrin ${made}`,
    ...more,
  });
  const variants = pairs.map(([size, finish]) => ({
    code: `VT-${made}-${size}${finish}`,
    size_id: sizes[size]?.id ?? null,
    finish_id: finishes[finish]?.id ?? null,
  }));
  if (variants.length > 0) await buildVariants(ctx, product, variants);
  return product;
}
await build(
  buckles,
  [
    [0, 0],
    [1, 1],
  ],
  { attributes: [material('Zamak')], transporter_types: ['kayis'] },
);
await build(
  buckles,
  [
    [0, 0],
    [0, 1],
  ],
  { attributes: [material('Pirinç')] },
);
await build(rings, [[1, 0]], { attributes: [material('Zamak')], transporter_types: ['kayis', 'aski'] });
await build(rings, [], { attributes: [material('Çelik')] });
await build(hidden, [[1, 1]], { attributes: [material('Altın kaplama')] });
await build(rings, [[1, 1]], { attributes: [material('Gümüş')], is_active: false });
await build(rings, [[1, 1]], { attributes: [material('Bakır')], published_at: '2999-01-01T00:00:00.000Z' });

const query = (more: string) => `?lang=tr&search=vitrin${more}`;
const find = async (more = '') =>
  (await app.call<FoundProduct[]>('GET', `/api/pages/search-products${query(more)}`)).body
    .map(({ code }) => code)
    .sort();
async function facets(more = '') {
  const { body } = await app.call<SearchFacets>('GET', `/api/pages/search-facets${query(more)}`);
  expect(body.is_partial).toBe(false);
  return body.facets;
}
const counts = async (more = '') =>
  Object.fromEntries(
    (await facets(more)).map(({ parameter, label, choices }) => [
      label ?? parameter,
      Object.fromEntries(choices.map(({ name, count }) => [name, count])),
    ]),
  );
const keyOf = async (facet: string, name: string) =>
  (await facets())
    .find(({ parameter, label }) => (label ?? parameter) === facet)
    ?.choices.find((choice) => choice.name === name)?.key ?? '';

it('a search counts its visible products by category, size, finish, transporter type and attribute', async () => {
  expect(await counts()).toEqual({
    category: { Tokalar: 2, Halkalar: 2 },
    size: { '20 mm': 2, '30 mm': 2 },
    finish: { Nikel: 3, Altın: 2 },
    transporter_types: { Kayış: 2, Askı: 1 },
    Malzeme: { Çelik: 1, Pirinç: 1, Zamak: 2 },
  });
});

it('each facet counts beside the others, and keeps options without products as 0', async () => {
  expect(await counts('&category=halkalar')).toEqual({
    category: { Tokalar: 2, Halkalar: 2 },
    size: { '20 mm': 0, '30 mm': 1 },
    finish: { Nikel: 1, Altın: 0 },
    transporter_types: { Kayış: 1, Askı: 1 },
    Malzeme: { Çelik: 1, Pirinç: 0, Zamak: 1 },
  });
});

it('a size and a finish count together only where one variant has both', async () => {
  const size = await keyOf('size', '20 mm');
  const finish = await keyOf('finish', 'Altın');
  expect(await find(`&size=${size}&finish=${finish}`)).toEqual(['VT-2']);
  const both = await counts(`&size=${size}&finish=${finish}`);
  expect(both).toMatchObject({
    size: { '20 mm': 1, '30 mm': 1 },
    finish: { Nikel: 2, Altın: 1 },
    category: { Tokalar: 1, Halkalar: 0 },
  });
});

it('values of one attribute add up, and narrow the other facets', async () => {
  const zamac = await keyOf('Malzeme', 'Zamak');
  const brass = await keyOf('Malzeme', 'Pirinç');
  expect(await find(`&attribute=${zamac}`)).toEqual(['VT-1', 'VT-3']);
  expect(await find(`&attribute=${zamac},${brass}`)).toEqual(['VT-1', 'VT-2', 'VT-3']);
  expect(await counts(`&attribute=${zamac}`)).toMatchObject({
    category: { Tokalar: 1, Halkalar: 1 },
    Malzeme: { Çelik: 1, Pirinç: 1, Zamak: 2 },
  });
});

it.each([
  '&category=gizli',
  '&size=yok',
  '&finish=yok',
  '&attribute=999-yok',
  '&attribute=yok',
  '&transporter_types=yok',
])('an unknown or hidden key finds nothing and breaks nothing: %s', async (more) => {
  expect(await find(more)).toEqual([]);
  expect(JSON.stringify(await facets(more))).not.toMatch(/Gizli|Gümüş|Bakır|Altın kaplama/);
});

it('every count is the number of products that the option alone would show', async () => {
  const chosen = `&finish=${await keyOf('finish', 'Nikel')}`;
  for (const { parameter, choices } of await facets(chosen)) {
    if (parameter === 'finish') continue;
    for (const { key, count } of choices)
      expect([parameter, key, (await find(`${chosen}&${parameter}=${key}`)).length]).toEqual([
        parameter,
        key,
        count,
      ]);
  }
});
