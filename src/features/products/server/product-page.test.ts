import { describe, expect, it } from 'vitest';
import type { CategoryPage } from '#features/site-api/category-page.ts';
import type { ProductPage } from '../product-page.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium, buildProduct } from '#test/factories.ts';

const app = await openTestApp();
const page = async (seoName: string) =>
  (await app.call<ProductPage>('GET', `/api/pages/product/${seoName}?lang=tr`)).body;
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Builds products of one category and returns them in the catalogue's order, the last built first. */
async function buildList(categoryId: number, count: number) {
  const list = [];
  for (let n = 0; n < count; n += 1) list.unshift(await buildProduct(app.ctx, { category_id: categoryId }));
  return list;
}

describe("a product's page", () => {
  it('links to the visible products before and after it in its category', async () => {
    const { id } = await buildCategory(app.ctx);
    const [a, b] = await buildList(id, 2);
    await buildProduct(app.ctx);
    const hidden = await buildProduct(app.ctx, { category_id: id, is_active: false });
    const later = new Date(app.clock.now().getTime() + 60_000).toISOString();
    await buildProduct(app.ctx, { category_id: id, published_at: later });
    const top = await buildProduct(app.ctx, { category_id: id, name: { tr: 'Üst', en: 'Top' } });
    const neighbours = async (seoName = '') => {
      const { previous, next } = await page(seoName);
      return [previous?.id ?? null, next?.id ?? null];
    };
    expect(await neighbours(top.seo_name)).toEqual([null, a?.id]);
    expect(await neighbours(a?.seo_name)).toEqual([top.id, b?.id]);
    expect(await neighbours(b?.seo_name)).toEqual([a?.id, null]);
    expect((await page(a?.seo_name ?? '')).previous).toEqual({
      id: top.id,
      code: top.code,
      name: 'Üst',
      seo_name: 'ust',
    });
    expect(hidden.is_active).toBe(false);
  });

  it('shows as related the following products, then the first of the category, never itself', async () => {
    const { id } = await buildCategory(app.ctx);
    const list = await buildList(id, 12);
    const at = (index: number) => list[index]?.id;
    const third = await page(list[2]?.seo_name ?? '');
    expect(ids(third.related)).toEqual([3, 4, 5, 6, 7, 8, 9, 10].map(at));
    const last = await page(list[11]?.seo_name ?? '');
    expect(ids(last.related)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map(at));
    const eleventh = await page(list[10]?.seo_name ?? '');
    expect(ids(eleventh.related)).toEqual([11, 0, 1, 2, 3, 4, 5, 6].map(at));
  });

  it('shows related products of the parent category when its own has few', async () => {
    const parent = await buildCategory(app.ctx);
    const child = await buildCategory(app.ctx, { sub_category: parent.id });
    const [aunt] = await buildList(parent.id, 1);
    const [one, two] = await buildList(child.id, 2);
    expect(ids((await page(one?.seo_name ?? '')).related)).toEqual([two?.id, aunt?.id]);
    expect(ids((await page(aunt?.seo_name ?? '')).related)).toEqual([]);
  });
});

it('a picture has its caption, and its own alternative text before the name of the product', async () => {
  const { id: mediaId } = await buildMedium(app.ctx);
  const product = await buildProduct(app.ctx, { name: 'Toka', images: [mediaId] });
  expect((await page(product.seo_name)).images).toMatchObject([{ alt: 'Toka', title: '' }]);
  const editor = await app.signIn('editor');
  const texts = { title_tr: 'Ölçüler', alt_tr: 'Toka, önden' };
  await app.call('PUT', `/api/admin/products/files/${product.files[0]?.id}`, texts, editor);
  expect((await page(product.seo_name)).images).toMatchObject([{ alt: 'Toka, önden', title: 'Ölçüler' }]);
});

it('a product page counts as translated when every text that it shows is translated', async () => {
  const { ctx, call } = app;
  const langsOf = async (texts: object) => {
    const { seo_name } = await buildProduct(ctx, texts);
    return (await call<ProductPage>('GET', `/api/pages/product/${seo_name}?lang=tr`)).body.langs;
  };
  const both = { tr: 'Halka', en: 'Ring' };
  const row = { label: { tr: 'Renk', en: 'Colour' }, value: { tr: 'Altın', en: 'Gold' } };
  expect(await langsOf({ name: both, summary: both, description: both, attributes: [row] })).toEqual([
    'tr',
    'en',
  ]);
  // A text without the main language is never shown, so it makes no difference.
  expect(await langsOf({ name: both, summary: { en: 'Ring' } })).toEqual(['tr', 'en']);
  expect(await langsOf({ name: both, summary: { tr: 'Halka' } })).toEqual(['tr']);
  expect(await langsOf({ name: both, description: { tr: 'Halka' } })).toEqual(['tr']);
  expect(await langsOf({ name: both, attributes: [{ ...row, value: { tr: 'Altın' } }] })).toEqual(['tr']);

  const category = await buildCategory(ctx, { name: both, description: { tr: 'Halkalar' } });
  const page = await call<CategoryPage>('GET', `/api/pages/products/${category.seo_name}?lang=tr`);
  expect(page.body.main_category.langs).toEqual(['tr']);
});
