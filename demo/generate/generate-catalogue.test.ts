import { expect, it } from 'vitest';
import { createSiteApi } from '#features/site-api/server/create-site-api.ts';
import { openTestApp } from '#test/app.ts';
import { generateCatalogue, largestCategory } from './generate-catalogue.ts';
import { generateProduct } from './generated-product.ts';
import { generateVariants } from './generated-variants.ts';

const options = { seed: 1, mediaIds: [], say: () => undefined };

it('the same seed gives the same products, another seed gives others', () => {
  const make = (seed: number) => Array.from({ length: 50 }, (_, index) => generateProduct(seed, index + 1));
  expect(make(1)).toEqual(make(1));
  expect(make(2)).not.toEqual(make(1));
});

it('categories differ in size, and products differ in texts, visibility and transporter types', () => {
  const products = Array.from({ length: 20_000 }, (_, index) => generateProduct(1, index + 1));
  const sizes = [...Map.groupBy(products, ({ kind }) => kind).values()].map(({ length }) => length);
  const share = (test: (product: (typeof products)[number]) => boolean) =>
    products.filter(test).length / products.length;
  expect([Math.max(...sizes) > 3_000, Math.min(...sizes) < 100]).toEqual([true, true]);
  expect(share(({ name }) => name.en === undefined)).toBeCloseTo(0.15, 1);
  expect(share(({ is_active: isActive }) => !isActive)).toBeCloseTo(0.03, 1);
  expect(products.some(({ daysUntilPublished: days }) => days > 0)).toBe(true);
  expect(share(({ transporterTypes }) => transporterTypes.includes('kordon'))).toBeCloseTo(0.25, 1);
  expect(new Set(products.map(({ code }) => code)).size).toBe(products.length);
});

it('generated products are listed, counted and found like other products', async () => {
  const { ctx } = await openTestApp();
  await generateCatalogue(ctx, { ...options, products: 2_100 });
  const api = createSiteApi(ctx, 'tr');
  const first = generateProduct(1, 1);
  expect((await api.searchProducts({ search: first.code }))[0]).toMatchObject({ code: first.code });
  expect((await api.searchProducts({ search: 'kardelen' })).map(({ code }) => code.slice(-6))).toEqual(
    ['102000', '101500', '101000', '100500'].filter((number) => {
      const { is_active: isActive, daysUntilPublished } = generateProduct(1, Number(number) - 100_000);
      return isActive && daysUntilPublished === 0;
    }),
  );
  const page = await api.category(largestCategory, 1);
  expect(page?.products.data).toHaveLength(24);
  const shown = Array.from({ length: 2_100 }, (_, index) => generateProduct(1, index + 1)).filter(
    ({ kind, is_active: isActive, daysUntilPublished }) =>
      kind.prefix === 'KT' && isActive && daysUntilPublished === 0,
  );
  expect(page?.products.total).toBe(shown.length);
});

it('generated models have neighbouring sizes in several finishes, each with a unique code', async () => {
  const { ctx } = await openTestApp();
  await generateCatalogue(ctx, { ...options, products: 200, hasVariants: true });
  const models = Array.from({ length: 200 }, (_, index) => ({
    ...generateProduct(1, index + 1),
    number: index + 1,
  }));
  const variants = models.map((model) => generateVariants(1, model));
  expect(variants.flat().length / models.length).toBeCloseTo(10, -1);
  expect(new Set(variants.flat().map(({ code }) => code)).size).toBe(variants.flat().length);
  const [first] = models.filter(
    ({ is_active: isActive, daysUntilPublished: days }) => isActive && days === 0,
  );
  const api = createSiteApi(ctx, 'tr');
  const page = await api.product(first?.seo_name ?? '');
  const offered = variants[(first?.number ?? 0) - 1]?.filter((variant) => variant.is_active) ?? [];
  expect(page?.variants.map(({ code }) => code)).toEqual(offered.map(({ code }) => code));
  const [found] = await api.searchProducts({ search: offered[0]?.code ?? '' });
  expect(found).toMatchObject({ code: first?.code, variant: offered[0]?.code });
  expect(found?.offer?.size_count).toBe(new Set(offered.map(({ size }) => size)).size);
});
