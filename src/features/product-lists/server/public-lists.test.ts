import { describe, expect, it } from 'vitest';
import type { CategoryPage } from '#features/site-api/category-page.ts';
import type { ProductPage } from '#features/products/product-page.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium, buildProduct } from '#test/factories.ts';

const app = await openTestApp();
const page = async (seoName: string) =>
  (await app.call<ProductPage>('GET', `/api/pages/product/${seoName}?lang=tr`)).body;
const category = async (seoName: string, query = '') =>
  (await app.call<CategoryPage>('GET', `/api/pages/products/${seoName}?lang=tr&${query}`)).body;
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('the picture of a card', () => {
  const cards = async (seoName: string) => (await category(seoName)).products.data;

  it('is the first of the gallery, with all its sizes and its own alternative text', async () => {
    const { id, seo_name: seoName } = await buildCategory(app.ctx);
    const first = await buildMedium(app.ctx, { width: 700 });
    const second = await buildMedium(app.ctx);
    const product = await buildProduct(app.ctx, {
      category_id: id,
      name: 'Toka',
      images: [first.id, second.id],
    });
    expect((await cards(seoName))[0]?.image).toMatchObject({ media_id: first.id, alt: 'Toka', width: 700 });
    const editor = await app.signIn('editor');
    const order = { file_list: product.files.map((file) => file.id).toReversed(), gallery_type: 'images' };
    await app.call('PUT', `/api/admin/products/files-queue/${product.id}`, order, editor);
    await app.call('PUT', `/api/admin/products/files/${product.files[1]?.id}`, { alt_tr: 'Önden' }, editor);
    const [card] = await cards(seoName);
    const { title, ...picture } = (await page(product.seo_name)).images[0] ?? {};
    expect(title).toBe('');
    expect(card?.image).toEqual(picture);
    expect(card?.image).toMatchObject({ media_id: second.id, alt: 'Önden' });
    expect(card?.image?.sources.length).toBeGreaterThan(0);
  });

  it('is missing when the gallery of pictures is empty, even if there are drawings', async () => {
    const { id, seo_name: seoName } = await buildCategory(app.ctx);
    const drawing = await buildMedium(app.ctx);
    const product = await buildProduct(app.ctx, { category_id: id });
    const body = { media_id: drawing.id, gallery_type: 'drawings' };
    const editor = await app.signIn('editor');
    expect((await app.call('POST', `/api/admin/products/${product.id}/files`, body, editor)).status).toBe(
      201,
    );
    expect(await cards(seoName)).toMatchObject([{ id: product.id, image: null }]);
  });
});

describe('the transporter type filter of a category', () => {
  it('shows, counts and pages the products that have one of the types', async () => {
    const { id, seo_name: seoName } = await buildCategory(app.ctx);
    const child = await buildCategory(app.ctx, { sub_category: id });
    const chain = await buildProduct(app.ctx, { category_id: id, transporter_types: ['zincir', 'kordon'] });
    const strap = await buildProduct(app.ctx, { category_id: child.id, transporter_types: ['kayis'] });
    await buildProduct(app.ctx, { category_id: id, transporter_types: ['kayis'], is_active: false });
    await buildProduct(app.ctx, { category_id: id });
    const filtered = async (query: string) => {
      const { products, transporter_types } = await category(seoName, `transporter_types=${query}`);
      return [transporter_types, products.total, ids(products.data)];
    };
    expect(await filtered('zincir')).toEqual([['zincir'], 1, [chain.id]]);
    expect(await filtered('zincir,kayis')).toEqual([['kayis', 'zincir'], 2, [strap.id, chain.id]]);
    expect(await filtered('yok')).toEqual([[], 0, []]);
    expect((await filtered(''))[1]).toBe(3);
  });

  it('offers the types of visible products in the category and below it', async () => {
    const { id, seo_name: seoName } = await buildCategory(app.ctx);
    const { id: below } = await buildCategory(app.ctx, { sub_category: id });
    const published_at = new Date(app.clock.now().getTime() + 60_000).toISOString();
    await buildProduct(app.ctx, { category_id: below, transporter_types: ['kayis', 'zincir'] });
    await buildProduct(app.ctx, { category_id: id, transporter_types: ['kordon'], is_active: false });
    await buildProduct(app.ctx, { category_id: id, transporter_types: ['aski'], published_at });
    const offered = async (query = '') =>
      (await category(seoName, query)).offered_transporter_types.map(({ key, name }) => `${key} ${name}`);
    expect(await offered()).toEqual(['zincir Zincir', 'kayis Kayış']);
    expect(await offered('transporter_types=kordon')).toEqual([
      'kordon Kordon',
      'zincir Zincir',
      'kayis Kayış',
    ]);
    app.clock.advance(60_000);
    expect(await offered()).toEqual(['zincir Zincir', 'kayis Kayış', 'aski Askı']);
  });

  it('caches equal filters once and does not cache unknown types', async () => {
    const { seo_name: seoName } = await buildCategory(app.ctx);
    const tag = async (query: string) => {
      const url = `/api/pages/products/${seoName}?lang=tr&transporter_types=${query}`;
      return (await app.call('GET', url)).headers.etag;
    };
    expect(await tag('kayis,zincir')).toBe(await tag('%20zincir,,ZINCIR,kayis'));
    const renders = app.logs.length;
    for (let n = 0; n < 3; n += 1) await tag('kayis,zincir');
    expect(app.logs.length).toBe(renders);
    for (let n = 0; n < 3; n += 1) await tag(`kayis,yok-${n}`);
    for (let n = 0; n < 3; n += 1) await tag(`kayis,yok-${n}`);
    expect(app.logs.length).toBe(renders + 6);
  });
});
