import { expect, it } from 'vitest';
import type { CategoryPage, PublicCategory } from '#shared/api/category.ts';
import type { PublicLanguage, PublicInterfaceTexts } from '#shared/api/language.ts';
import type { ProductPage } from '#shared/api/product-page.ts';
import { inContentTransaction } from '#server/db/transactions.ts';
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
