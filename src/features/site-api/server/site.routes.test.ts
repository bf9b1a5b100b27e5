import { describe, expect, it } from 'vitest';
import type { PublicCategory } from '#features/categories/category.ts';
import type { CategoryPage } from '../category-page.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';

const app = await openTestApp();
const main = await buildCategory(app.ctx, {
  name: { tr: 'Halka', en: 'Rings' },
  seo_title: 'Halka modelleri',
});
const sub = await buildCategory(app.ctx, { name: 'D-Halka', sub_category: main.id });
await buildCategory(app.ctx, { name: 'Okul', section: 'school-tours' });
for (let n = 1; n <= 25; n += 1) await buildProduct(app.ctx, { category_id: sub.id, name: `Halka ${n}` });

const get = <Body>(url: string, headers?: Record<string, string>) =>
  app.call<Body>('GET', url, undefined, headers);

it('visitors get the category tree with product counts that include subcategories, without other trees', async () => {
  const { body } = await get<PublicCategory[]>('/api/pages/categories?lang=en');
  expect(body).toMatchObject([
    {
      name: 'Rings',
      name_tr: 'Halka',
      name_en: 'Rings',
      seo_name: 'halka',
      product_count: 25,
      sub_categories: [{ name: 'D-Halka', fallbacks: { name: 'tr' }, product_count: 25 }],
    },
  ]);
  expect(body).toHaveLength(1);
});

it('visitors get a category of any level with its own titles, its path and a page of its products', async () => {
  const { body } = await get<CategoryPage>('/api/pages/products/halka?lang=tr');
  expect(body.main_category).toMatchObject({ seo_title: 'Halka modelleri', seo_description: null });
  expect(body.products).toMatchObject({ current_page: 1, last_page: 2, total: 25 });
  expect(body.products.data).toHaveLength(24);
  const below = await get<CategoryPage>('/api/pages/products/dhalka?lang=tr&page=2');
  expect(below.body.main_category).toMatchObject({ seo_name: 'dhalka', seo_title: null });
  expect(below.body.path.map(({ seo_name }) => seo_name)).toEqual(['halka', 'dhalka']);
  expect(below.body.products.data).toHaveLength(1);
  const past = await get<CategoryPage>('/api/pages/products/dhalka?lang=tr&page=3');
  expect(past).toMatchObject({
    status: 200,
    body: { products: { data: [], current_page: 3, last_page: 2 } },
  });
});

it.each([
  '/api/pages/products/yok?lang=tr',
  '/api/pages/products/Halka?lang=tr',
  '/api/pages/products/%C3%A7?lang=tr',
  '/api/pages/product/yok',
  '/api/pages/change-language/de',
  '/api/pages/yok',
])('a public call answers 404 as JSON to %s', async (url) => {
  expect(await get(url)).toMatchObject({ status: 404, body: { success: false } });
});

describe('the language of an answer', () => {
  const nameIn = async (url: string, cookie?: string) => {
    const { body, headers } = await get<PublicCategory[]>(url, cookie === undefined ? undefined : { cookie });
    return [body[0]?.name, headers['cache-control']];
  };
  const shared = 'public, max-age=0, must-revalidate';
  const own = 'private, no-cache';

  it.each([
    ['the wanted one', '?lang=en', undefined, 'Rings', shared],
    ['the wanted one, before the cookie', '?lang=tr', '_lang=en', 'Halka', shared],
    ['the main one for a language that does not exist', '?lang=de', undefined, 'Halka', shared],
    ["the cookie's", '', '_lang=en', 'Rings', own],
    ["the cookie's, for an empty parameter", '?lang=', '_lang=en', 'Rings', own],
    ['the main one for a cookie with an unknown language', '', '_lang=de', 'Halka', own],
    ['the main one without parameter and cookie', '', undefined, 'Halka', own],
  ])('is %s', async (_, query, cookie, name, cacheControl) => {
    expect(await nameIn(`/api/pages/categories${query}`, cookie)).toEqual([name, cacheControl]);
  });

  it('ignores Accept-Language', async () => {
    const { body } = await get<PublicCategory[]>('/api/pages/categories', { 'accept-language': 'en' });
    expect(body[0]?.name).toBe('Halka');
  });
});

it('a chosen language is remembered for 365 days', async () => {
  const { status, headers } = await get('/api/pages/change-language/en');
  expect(status).toBe(200);
  expect(headers['set-cookie']).toBe('_lang=en; Max-Age=31536000; Path=/; SameSite=Lax');
});

it('visitors get languages, texts, configuration and page metas', async () => {
  expect((await get('/api/pages/all-languages')).body).toEqual([
    { abbr: 'tr', lang: 'Türkçe', is_main: true },
    { abbr: 'en', lang: 'English', is_main: false },
  ]);
  expect((await get('/api/pages/configuration')).body).toMatchObject({
    mainColor: '#1f1f1f',
    secondColor: '#565656',
  });
  expect((await get('/api/pages/page-meta?lang=en')).body).toMatchObject({
    not_found: { title: 'Page not found' },
  });
  const texts = await get<Record<string, Record<string, unknown>>>('/api/pages/static-languages?lang=tr');
  expect(Object.keys(texts.body)).toEqual(
    expect.arrayContaining(['navbar', 'footer', 'home', 'products', 'form_error']),
  );
  for (const key of [
    'hata',
    'hata_oldu_gonderilemedi',
    'sistem_hatasi',
    'gonderildi',
    'yetkililere_iletildi',
  ]) {
    expect(texts.body.form_error?.[key], key).toBeTruthy();
  }
});
