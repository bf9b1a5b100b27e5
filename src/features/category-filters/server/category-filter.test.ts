import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CategoryPage } from '#features/site-api/category-page.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildFinish, buildProduct, buildSize, buildVariants } from '#test/factories.ts';

const app = await openTestApp();
const { ctx } = app;
const sizes = [
  await buildSize(ctx, { key: 'b-30', number: 30 }),
  await buildSize(ctx, { key: 'a-5', number: 5 }),
];
const finishes = [await buildFinish(ctx, { key: 'nikel' }), await buildFinish(ctx, { key: 'altin' })];
const top = await buildCategory(ctx);
const child = await buildCategory(ctx, { sub_category: top.id });
const types = ['kordon', 'zincir'];

const read = async (query: string) =>
  (await app.call<CategoryPage>('GET', `/api/pages/products/${top.seo_name}?lang=tr&${query}`)).body;
const keys = (all: readonly { key: string; count: number }[]) => all.map(({ key, count }) => [key, count]);

type Model = { id: number; isVisible: boolean; types: string[]; pairs: [size: string, finish: string][] };
const model = fc.record({
  isActive: fc.boolean(),
  isScheduled: fc.boolean(),
  inChild: fc.boolean(),
  types: fc.subarray(types),
  variants: fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8]),
  hidden: fc.nat(8),
});
const choice = fc.record({
  size: fc.subarray(['a-5', 'b-30']),
  finish: fc.subarray(['altin', 'nikel']),
  transporter_types: fc.subarray(types),
});
const grid = [null, ...sizes].flatMap((size) => [null, ...finishes].map((finish) => ({ size, finish })));

const nothing = { size: [], finish: [], transporter_types: [] };

it('a filter lists, counts and offers products by what a single variant combines, after any changes', async () => {
  const models: Model[] = [];
  const add = async ({
    variants,
    hidden,
    ...built
  }: typeof model extends fc.Arbitrary<infer V> ? V : never) => {
    const { id } = await buildProduct(ctx, {
      category_id: built.inChild ? child.id : top.id,
      is_active: built.isActive,
      transporter_types: built.types,
      ...(built.isScheduled && { published_at: '2999-01-01T00:00:00.000Z' }),
    });
    const rows = variants.flatMap((at) => grid[at] ?? []);
    await buildVariants(
      ctx,
      { id },
      rows.map(({ size, finish }, at) => ({
        size_id: size?.id ?? null,
        finish_id: finish?.id ?? null,
        is_active: at !== hidden,
      })),
    );
    models.unshift({
      id,
      types: built.types,
      isVisible: built.isActive && !built.isScheduled,
      pairs: rows
        .filter((_, at) => at !== hidden)
        .map(({ size, finish }) => [size?.key ?? '', finish?.key ?? '']),
    });
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(model, { minLength: 1, maxLength: 3 }),
      fc.array(choice, { minLength: 3, maxLength: 3 }),
      async (added, choices) => {
        for (const each of added) await add(each);
        for (const chosen of choices) {
          const isIn = (all: readonly string[], key: string) => all.length === 0 || all.includes(key);
          const hasType = ({ types: own }: Model, wanted: readonly string[]) =>
            wanted.length === 0 || own.some((type) => wanted.includes(type));
          const hasVariant = ({ pairs }: Model, size: readonly string[], finish: readonly string[]) =>
            size.length + finish.length === 0 || pairs.some(([s, f]) => isIn(size, s) && isIn(finish, f));
          const find = ({ size, finish, transporter_types: type }: typeof chosen) =>
            models.filter((each) => each.isVisible && hasType(each, type) && hasVariant(each, size, finish));
          const offered = (name: keyof typeof chosen, all: readonly string[]) =>
            all
              .filter((key) => find({ ...nothing, [name]: [key] }).length > 0 || chosen[name].includes(key))
              .map((key) => [key, find({ ...chosen, [name]: [key] }).length] as const);
          const query = Object.entries(chosen).map(([name, all]) => `${name}=${all.join(',')}`);
          const page = await read(query.join('&'));
          expect(page.products.total).toBe(find(chosen).length);
          expect(page.products.data.map(({ id }) => id)).toEqual(
            find(chosen)
              .slice(0, 24)
              .map(({ id }) => id),
          );
          expect(keys(page.offered_sizes)).toEqual(offered('size', ['a-5', 'b-30']));
          expect(keys(page.offered_finishes)).toEqual(offered('finish', ['altin', 'nikel']));
          expect(keys(page.offered_transporter_types)).toEqual(offered('transporter_types', types));
        }
      },
    ),
    { numRuns: 8 },
  );
});

it('unknown keys are dropped, and a filter with only unknown keys finds nothing', async () => {
  expect(await read('size=yok')).toMatchObject({ sizes: [], products: { total: 0 } });
  expect((await read('size=yok,a-5')).sizes).toEqual(['a-5']);
});
