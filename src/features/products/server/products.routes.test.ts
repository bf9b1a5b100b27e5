import { describe, expect, it } from 'vitest';
import type { Failure } from '#shared/schema/envelope.ts';
import type { ProductPage } from '../product-page.ts';
import type { Product, ProductRows } from '../product.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium, buildProduct } from '#test/factories.ts';

const app = await openTestApp();
const editor = await app.signIn('editor');
const category = await buildCategory(app.ctx, { name: 'Toka' });

type Written = Pick<Failure, 'message' | 'errors'> & { data: Product };
const create = (body: object) => app.call<Written>('POST', '/api/admin/products', body, editor);
const update = (id: number, body: object) =>
  app.call<Written>('PUT', `/api/admin/products/${id}`, body, editor);
const list = async (query: string) =>
  (await app.call<ProductRows>('GET', `/api/admin/products?${query}`, undefined, editor)).body;
const page = (seoName: string) => app.call<ProductPage>('GET', `/api/pages/product/${seoName}?lang=tr`);

let codes = 0;
const fields = (more: object = {}) => ({
  code: `K-${(codes += 1)}`,
  category_id: category.id,
  name_tr: `Ürün ${codes}`,
  ...more,
});

describe('a draft', () => {
  it('is dated when it is first published, singly or with others, and keeps that date', async () => {
    const drafts = await Promise.all([create(fields({ is_active: 0 })), create(fields({ is_active: '0' }))]);
    const [one, other] = drafts.map(({ body }) => body.data) as [Product, Product];
    expect([one.published_at, other.published_at]).toEqual([null, null]);
    expect((await update(one.id, { published_at: '' })).body.data.published_at).toBeNull();
    app.clock.advance(60_000);
    const first = app.clock.now().toISOString();
    expect((await update(one.id, { is_active: 1 })).body.data.published_at).toBe(first);
    const activation = { id_list: [other.id], is_active: 1 };
    await app.call('PUT', '/api/admin/products/active', activation, editor);
    expect((await page(other.seo_name)).status).toBe(200);
    app.clock.advance(60_000);
    await update(one.id, { is_active: 0 });
    expect((await update(one.id, { is_active: 1 })).body.data.published_at).toBe(first);
  });

  it('keeps a date that was chosen for it', async () => {
    const published_at = '2031-01-05T06:07:00.000Z';
    const { body } = await create(fields({ is_active: 0, published_at }));
    expect((await update(body.data.id, { is_active: 1 })).body.data.published_at).toBe(published_at);
  });
});

describe('creating a product', () => {
  it('stores every field, attaches its pictures in order and shows it at once', async () => {
    const first = await buildMedium(app.ctx);
    const second = await buildMedium(app.ctx);
    const attributes = [{ label: { tr: 'Malzeme', en: 'Material' }, value: { tr: 'Zamak', en: 'Zamak' } }];
    const { status, body } = await create({
      code: 'TK-25',
      category_id: String(category.id),
      name_tr: 'D-Halka 25 mm',
      name_en: 'D-ring 25 mm',
      summary_tr: 'Özet',
      description_tr: '<p>Uzun <strong>metin</strong></p>',
      seo_title_tr: 'Başlık',
      seo_description_tr: 'Açıklama',
      attributes: JSON.stringify(attributes),
      transporter_types: 'kayis,zincir',
      is_featured: '1',
      images: [second.id, first.id],
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      code: 'TK-25',
      seo_name: 'dhalka-25-mm',
      attributes,
      transporter_types: ['zincir', 'kayis'],
      is_active: true,
      is_featured: true,
      version: 1,
    });
    expect(body.data.files.map(({ picture }) => picture.media_id)).toEqual([second.id, first.id]);
    const shown = await page('dhalka-25-mm');
    expect(shown.body).toMatchObject({
      name: 'D-Halka 25 mm',
      seo_title: 'Başlık',
      attributes: [{ label: 'Malzeme', value: 'Zamak' }],
      transporter_types: [{ key: 'zincir', name: 'Zincir' }, { key: 'kayis' }],
      path: [{ name: 'Toka' }],
      images: [{ media_id: second.id, alt: 'D-Halka 25 mm' }, { media_id: first.id }],
      langs: ['tr'],
    });
  });

  it('stores rich text without scripts', async () => {
    const evil =
      '<p onclick="x()">Metin<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x()">a</a><a href="https://example.com">b</a></p><iframe src="//x"></iframe>';
    const { body } = await create(fields({ description_tr: evil }));
    expect((body.data as Record<string, unknown>).description_tr).toBe(
      '<p>Metin<a>a</a><a href="https://example.com">b</a></p>',
    );
  });

  it('shows missing texts in the main language and marks them', async () => {
    const { body } = await create(fields({ name_tr: 'Yalnız Türkçe', summary_en: 'Only this in English' }));
    const shown = await app.call<ProductPage>('GET', `/api/pages/product/${body.data.seo_name}?lang=en`);
    expect(shown.body).toMatchObject({
      name: 'Yalnız Türkçe',
      summary: 'Only this in English',
      fallbacks: { name: 'tr' },
      langs: ['tr'],
    });
    expect((body.data as Record<string, unknown>).name_en).toBeUndefined();
  });

  it.each([
    ['no code', { code: undefined }, 'code', 'Value is required'],
    ['no category', { category_id: undefined }, 'category_id', 'Value is required'],
    ['an unknown category', { category_id: 99999 }, 'category_id', 'Seçilen kategori yok'],
    ['no name in the main language', { name_tr: '', name_en: 'Ring' }, 'name_tr', 'Value is required'],
    [
      'a name of 300 characters',
      { name_tr: 'a'.repeat(300) },
      'name_tr',
      'The maximum length allowed is 200',
    ],
    [
      'an unknown transporter type',
      { transporter_types: ['yok'] },
      'transporter_types',
      'Böyle bir taşıyıcı türü yok',
    ],
    ['a picture that does not exist', { images: [99999] }, 'images', 'Resim bulunamadı'],
    ['an invalid date', { published_at: 'yarın' }, 'published_at', 'Geçerli bir tarih'],
    ['attributes that are not a list', { attributes: '{' }, 'attributes', 'Geçerli bir liste değil'],
    [
      'more than 300 attributes',
      { attributes: Array(301).fill({ label: {}, value: {} }) },
      'attributes',
      'En çok 300 satır',
    ],
    [
      'an attribute in an unknown language',
      { attributes: [{ label: { de: 'a' }, value: {} }] },
      'attributes.0.label_de',
      'Böyle bir dil yok',
    ],
    ['an id that is not a number', { category_id: 'toka' }, 'category_id', 'Value must be numeric'],
  ])('refuses %s and changes nothing', async (_, wrong, field, text) => {
    const { total } = await list('');
    const answer = await create(fields(wrong));
    expect(answer).toMatchObject({ status: 422, body: { success: false } });
    expect(answer.body.errors?.[field]?.[0]).toContain(text);
    expect((await list('')).total).toBe(total);
  });

  it('reports all invalid fields at once', async () => {
    const { body } = await create({
      code: 'a'.repeat(60),
      category_id: 'x',
      name_tr: 'a'.repeat(300),
      seo_title_en: 5,
    });
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['category_id', 'code', 'name_tr', 'seo_title_en']);
  });

  it('refuses the code of another product, but accepts that of a deleted one', async () => {
    const first = await create(fields({ code: 'AYNI' }));
    expect((await create(fields({ code: 'AYNI' }))).body.errors?.code).toEqual([
      `“AYNI” kodunu “AYNI ${first.body.data.name_tr}” ürünü kullanıyor.`,
    ]);
    await app.call('DELETE', `/api/admin/products/${first.body.data.id}`, undefined, editor);
    const second = await create(fields({ code: 'AYNI' }));
    expect(second.status).toBe(201);
    const admin = await app.signIn('admin');
    const restored = await app.call<Written>(
      'PUT',
      `/api/admin/products/${first.body.data.id}/restore`,
      {},
      admin,
    );
    expect(restored.body.data.code).toBe('AYNI-2');
  });
});

describe('changing a product', () => {
  it('answers 409 with the current record to a stale version', async () => {
    const { id } = await buildProduct(app.ctx);
    await update(id, { name_tr: 'Birinci', version: 1 });
    const stale = await update(id, { name_tr: 'İkinci', version: 1 });
    expect(stale).toMatchObject({ status: 409, body: { data: { name_tr: 'Birinci', version: 2 } } });
  });

  it('keeps fields that were not sent', async () => {
    const product = await buildProduct(app.ctx, { transporter_types: ['kordon'], is_featured: true });
    const { body } = await update(product.id, { summary_tr: 'Yeni' });
    expect(body.data).toMatchObject({ transporter_types: ['kordon'], is_featured: true, code: product.code });
  });

  it('keeps the old address working', async () => {
    const { id } = await buildProduct(app.ctx, { name: 'Eski adres' });
    await update(id, { seo_name: 'yeni-adres' });
    expect((await page('eski-adres')).body.seo_name).toBe('yeni-adres');
    await update(id, { seo_name: 'eski-adres' });
    expect((await page('yeni-adres')).body.seo_name).toBe('eski-adres');
  });

  it('shows a scheduled product from its publication on', async () => {
    const at = new Date(app.clock.now().getTime() + 60_000).toISOString();
    const { seo_name } = await buildProduct(app.ctx, { published_at: at });
    expect((await page(seo_name)).status).toBe(404);
    app.clock.advance(59_999);
    expect((await page(seo_name)).status).toBe(404);
    app.clock.advance(1);
    expect((await page(seo_name)).status).toBe(200);
  });

  it('hides an inactive product from visitors at once', async () => {
    const { id, seo_name } = await buildProduct(app.ctx);
    expect((await page(seo_name)).status).toBe(200);
    await update(id, { is_active: false });
    expect((await page(seo_name)).status).toBe(404);
  });

  it.each(['99999', 'abc'])('answers 404 to the unknown id %s', async (id) => {
    for (const [method, url] of [
      ['GET', `/api/admin/products/${id}`],
      ['PUT', `/api/admin/products/${id}`],
      ['DELETE', `/api/admin/products/${id}`],
      ['PUT', `/api/admin/products/files-queue/${id}`],
    ] as const) {
      const answer = await app.call(method, url, method === 'PUT' ? { file_list: '1' } : undefined, editor);
      expect(answer, url).toMatchObject({ status: 404, body: { success: false } });
    }
  });
});

it('codes that differ by invisible characters are equal', async () => {
  const first = await create(fields({ code: '\u200bTK\u00ad-Ç\u00a0 1\ufeff' }));
  expect([first.status, first.body.data.code]).toEqual([201, 'TK-Ç 1']);
  for (const code of ['TK-Ç 1', 'TK\u200d-Ç 1', 'TK-C\u0327 1', 'TK-Ç\u2060 1'])
    expect((await create(fields({ code }))).body.errors).toEqual({ code: [expect.any(String)] });
  expect((await create(fields({ code: '\u200b' }))).body.errors).toEqual({ code: ['Value is required'] });
});
