import { expect, it } from 'vitest';
import type { CategoryPage } from '#features/site-api/category-page.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildFinish, buildProduct, buildSize, buildVariants } from '#test/factories.ts';

const app = await openTestApp();
const { ctx } = app;
const top = await buildCategory(ctx);
const child = await buildCategory(ctx, { sub_category: top.id });
const size = await buildSize(ctx, { key: '20-mm', name: '20 mm' });
const finishes = [
  await buildFinish(ctx, { key: 'nikel', name: 'Nikel' }),
  await buildFinish(ctx, { key: 'altin', name: 'Altın' }),
] as const;

type Model = { material: string; origin?: string; height?: string; finish: 0 | 1; types?: string[] };
const models: Model[] = [
  { material: 'Zamak', finish: 0, types: ['kayis'] },
  { material: 'Pirinç', finish: 1, types: ['kayis'], height: '20 mm: 3 · 30 mm: 4' },
  { material: 'Zamak', finish: 1, origin: 'TR', height: '5 mm' },
];
const attribute = (label: string, value: string) => ({ label: { tr: label }, value: { tr: value } });
const codes: string[] = [];
for (const [at, { material, origin, height, finish, types = [] }] of models.entries()) {
  const product = await buildProduct(ctx, {
    category_id: at === 2 ? child.id : top.id,
    code: `AT-${at}`,
    attributes: [
      attribute('Malzeme', material),
      ...(origin ? [attribute('Menşe', origin)] : []),
      ...(height ? [attribute('Yükseklik', height)] : []),
    ],
    transporter_types: types,
  });
  await buildVariants(ctx, product, [
    { code: `AT-${at}-V`, size_id: size.id, finish_id: finishes[finish].id },
  ]);
  codes.push(`AT-${at}`);
}
for (const change of [{ is_active: false }, { published_at: '2999-01-01T00:00:00.000Z' }])
  await buildProduct(ctx, {
    category_id: top.id,
    attributes: [attribute('Malzeme', 'Gizli madde')],
    ...change,
  });

const read = async (query = '') =>
  (await app.call<CategoryPage>('GET', `/api/pages/products/${top.seo_name}?lang=tr&${query}`)).body;
const counts = (choices: readonly { name: string; count: number }[]) =>
  Object.fromEntries(choices.map(({ name, count }) => [name, count]));
const materials = (page: CategoryPage) => counts(page.offered_attributes[0]?.choices ?? []);
const keyOf = async (name: string) =>
  (await read()).offered_attributes[0]?.choices.find((choice) => choice.name === name)?.key ?? '';
const shown = ({ products }: CategoryPage) => products.data.map(({ code }) => code).sort();

it('a category offers attributes whose short values differ, and none of a product that visitors do not see', async () => {
  const { offered_attributes: offered, attributes } = await read();
  expect(offered.map(({ label }) => label)).toEqual(['Malzeme']);
  expect(counts(offered[0]?.choices ?? [])).toEqual({ Pirinç: 1, Zamak: 2 });
  expect(attributes).toEqual([]);
});

it('every number is the number of products that the option shows beside the other filters', async () => {
  const zamak = await keyOf('Zamak');
  const page = await read(`attribute=${zamak}`);
  expect(page.attributes).toEqual([zamak]);
  expect(shown(page)).toEqual(['AT-0', 'AT-2']);
  expect(page.products.total).toBe(2);
  // The attribute's own options count as if none of them were chosen.
  expect(materials(page)).toEqual({ Pirinç: 1, Zamak: 2 });
  expect(counts(page.offered_finishes)).toEqual({ Nikel: 1, Altın: 1 });
  expect(counts(page.offered_transporter_types)).toEqual({ Kayış: 1 });

  const gold = await read(`attribute=${zamak}&finish=altin`);
  expect(shown(gold)).toEqual(['AT-2']);
  expect(materials(gold)).toEqual({ Pirinç: 1, Zamak: 1 });
  expect(counts(gold.offered_finishes)).toEqual({ Nikel: 1, Altın: 1 });
  expect(counts(gold.offered_transporter_types)).toEqual({ Kayış: 0 });
  expect(materials(await read('finish=altin'))).toEqual({ Pirinç: 1, Zamak: 1 });
});

it('unknown keys choose nothing and are left out, those of hidden products too', async () => {
  const zamak = await keyOf('Zamak');
  const hidden = zamak.replace('zamak', 'gizli-madde');
  const page = await read(`attribute=${hidden},9999-yok`);
  expect(page.attributes).toEqual([]);
  expect(shown(page)).toEqual(codes);
});
