import { expect, it } from 'vitest';
import type { PublicCategory } from '#features/categories/category.ts';
import type { CategoryPage } from '../category-page.ts';
import type { PublicLanguage, PublicInterfaceTexts } from '#features/languages/language.ts';
import type { ProductPage } from '#features/products/product-page.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { openTestApp, type TestApp } from '#test/app.ts';

/** Makes English the main language; `isAlone` also deletes Turkish. */
async function makeEnglishMain({ ctx }: TestApp, { isAlone }: { isAlone: boolean }): Promise<void> {
  await inContentTransaction(ctx, null, async ({ db, record }) => {
    if (isAlone) await db.deleteFrom('languages').where('abbr', '=', 'tr').execute();
    else await db.updateTable('languages').set({ is_main: 0 }).where('abbr', '=', 'tr').execute();
    await db.updateTable('languages').set({ is_main: 1 }).where('abbr', '=', 'en').execute();
    await record({ entity: 'language', id: 'en', action: 'main', before: null, after: null });
  });
}

it.each([{ isAlone: false }, { isAlone: true }])(
  'a site with English as its main language works (%o)',
  async (only) => {
    const app = await openTestApp();
    await makeEnglishMain(app, only);
    const headers = await app.signIn('editor');
    const write = (url: string, body: object) =>
      app.call<{ data: { id: number; seo_name: string } }>('POST', `/api/admin/${url}`, body, headers);

    expect(await write('categories', { name_tr: 'Tokalar' })).toMatchObject({
      status: 422,
      body: {
        errors: only.isAlone ? { name_tr: ['Böyle bir dil yok'] } : { name_en: ['Value is required'] },
      },
    });
    const category = (await write('categories', { name_en: 'Buckles' })).body.data;
    const input = {
      code: 'E-1',
      category_id: category.id,
      name_en: 'Pin buckle',
      summary_en: 'Of brass',
      is_featured: 1,
    };
    const product = (await write('products', input)).body.data;
    expect([category.seo_name, product.seo_name]).toEqual(['buckles', 'pin-buckle']);

    const read = async <Body>(url: string) => (await app.call<Body>('GET', `/api/pages/${url}`)).body;
    const languages = await read<PublicLanguage[]>('all-languages');
    expect(languages.filter(({ is_main }) => is_main).map(({ abbr }) => abbr)).toEqual(['en']);
    expect((await read<PublicCategory[]>('categories'))[0]).toMatchObject({
      name: 'Buckles',
      product_count: 1,
    });
    expect((await read<CategoryPage>('products/buckles')).products.data[0]).toMatchObject({
      name: 'Pin buckle',
    });
    const page = await read<ProductPage>('product/pin-buckle');
    expect(page).toMatchObject({ name: 'Pin buckle', summary: 'Of brass', langs: ['en'] });
    expect(page).not.toHaveProperty('fallbacks');
    expect((await read<PublicInterfaceTexts>('static-languages')).navbar?.home).toBe('Home');
    expect(await read<object[]>('home-sections')).toMatchObject([
      { title: 'Collection' },
      { title: 'Featured products' },
    ]);
    const { body } = await app.call('GET', '/api/admin/products?search=PIN', undefined, headers);
    expect(body).toMatchObject({ total: 1, data: [{ category_name: 'Buckles' }] });
    expect(await app.call('GET', '/api/admin/dashboard', undefined, headers)).toMatchObject({
      body: { recent_products: [{ name: 'Pin buckle' }] },
    });

    const inTurkish = await app.call<ProductPage>('GET', '/api/pages/product/pin-buckle?lang=tr');
    if (only.isAlone) expect(inTurkish.body).toEqual(page);
    else
      expect(inTurkish.body).toMatchObject({ name: 'Pin buckle', fallbacks: { name: 'en', summary: 'en' } });
    expect((await app.call('GET', '/api/pages/change-language/tr')).status).toBe(only.isAlone ? 404 : 200);
  },
);

it('if no record has texts in the only language of the site, each record is shown in its own language', async () => {
  const { call, signIn } = await openTestApp();
  const headers = await signIn('admin');
  const write = (method: 'POST' | 'PUT', url: string, body: object) =>
    call<{ data: { id: number } }>(method, `/api/admin/${url}`, body, headers);
  const category = (await write('POST', 'categories', { name_tr: 'Tokalar' })).body.data;
  const input = { code: 'T-1', category_id: category.id, name_tr: 'Dilli toka', is_featured: 1 };
  const product = (await write('POST', 'products', input)).body.data;
  await write('POST', 'posts/blog', { title_tr: 'Pirinç', body_tr: '<p>Uzun</p>', seo_name: 'pirinc' });
  await write('POST', 'contents', { page: 'home', section: 'intro', title_tr: 'Merhaba' });
  await write('POST', 'contracts', { name_tr: 'Gizlilik', content_tr: '<p>Metin</p>' });
  expect((await write('PUT', 'languages/main', { abbr: 'en' })).status).toBe(200);
  expect((await write('PUT', 'languages/active', { abbr: 'tr', active: 0 })).status).toBe(200);

  const read = async (url: string) => (await call('GET', `/api/pages/${url}`)).body;
  expect(await read('all-languages')).toEqual([{ abbr: 'en', lang: 'English', is_main: true }]);
  expect(await read('categories')).toMatchObject([{ name: 'Tokalar', fallbacks: { name: 'tr' } }]);
  expect(await read('product/dilli-toka')).toMatchObject({ name: 'Dilli toka', fallbacks: { name: 'tr' } });
  expect(await read('products/tokalar')).toMatchObject({ products: { data: [{ name: 'Dilli toka' }] } });
  expect(await read('search-products?search=dilli')).toMatchObject([{ name: 'Dilli toka' }]);
  expect(await read('blog/blog')).toMatchObject({ data: [{ title: 'Pirinç' }] });
  expect(await read('content?page=home')).toMatchObject({ intro: [{ title: 'Merhaba' }] });
  expect(await read('contracts')).toMatchObject([{ name: 'Gizlilik', page_seo_name: 'gizlilik' }]);
  const { body } = await call('GET', '/api/admin/products', undefined, headers);
  expect(body).toMatchObject({ data: [{ category_name: 'Tokalar' }] });
  const refused = await write('PUT', `products/${product.id}`, { summary_en: 'x' });
  expect(refused).toMatchObject({ status: 422, body: { errors: { name_en: ['Value is required'] } } });
  expect((await write('PUT', `products/${product.id}`, { name_en: 'Buckle' })).status).toBe(200);
  expect(await read('product/dilli-toka')).toMatchObject({ name: 'Buckle' });
});
