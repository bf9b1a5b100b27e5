import { describe, expect, it } from 'vitest';
import type { Failure } from '#shared/api/envelope.ts';
import type { ProductPage } from '#shared/api/product-page.ts';
import type { Product, ProductRows } from '#shared/api/product.ts';
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
      langs: ['tr', 'en'],
    });
  });

  it('stores rich text without anything that runs script', async () => {
    const evil =
      '<p onclick="x()">Metin<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x()">a</a><a href="https://example.com">b</a></p><iframe src="//x"></iframe>';
    const { body } = await create(fields({ description_tr: evil }));
    expect((body.data as Record<string, unknown>).description_tr).toBe(
      '<p>Metin<a>a</a><a href="https://example.com">b</a></p>',
    );
  });

  it('shows texts that are missing in a language in the main one, and says so', async () => {
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
    ['a date that is none', { published_at: 'yarın' }, 'published_at', 'Geçerli bir tarih'],
    ['attributes that are no list', { attributes: '{' }, 'attributes', 'Geçerli bir liste değil'],
    [
      'more attributes than fit',
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
    ['an id that is a word', { category_id: 'toka' }, 'category_id', 'Value must be numeric'],
  ])('refuses %s and changes nothing', async (_, wrong, field, text) => {
    const { total } = await list('');
    const answer = await create(fields(wrong));
    expect(answer).toMatchObject({ status: 422, body: { success: false } });
    expect(answer.body.errors?.[field]?.[0]).toContain(text);
    expect((await list('')).total).toBe(total);
  });

  it('names everything that there is to mend at once', async () => {
    const { body } = await create({
      code: 'a'.repeat(60),
      category_id: 'x',
      name_tr: 'a'.repeat(300),
      seo_title_en: 5,
    });
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['category_id', 'code', 'name_tr', 'seo_title_en']);
  });

  it('refuses a code that another product has, but not that of a deleted one', async () => {
    const first = await create(fields({ code: 'AYNI' }));
    expect((await create(fields({ code: 'AYNI' }))).body.errors?.code).toEqual([
      'Bu kod başka bir üründe kullanılıyor.',
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

describe('the product list', () => {
  it('finds code and texts in every spelling, and pages', async () => {
    const own = await buildCategory(app.ctx);
    for (let n = 1; n <= 26; n += 1) {
      await buildProduct(app.ctx, { category_id: own.id, name: { tr: `Çıtçıt ${n}`, en: `Snap ${n}` } });
    }
    for (const search of ['citcit', 'CITCIT', 'ÇITÇIT', 'Snap']) {
      const found = await list(`section=&page=2&search=${encodeURIComponent(search)}&category_id=${own.id}`);
      expect(found, search).toMatchObject({ current_page: 2, last_page: 2, per_page: 24, total: 26 });
      expect(found.data).toHaveLength(2);
    }
    expect((await list(`category_id=${own.id}&page=9`)).data).toEqual([]);
    expect((await list(`category_id=${own.id}&page=-3`)).current_page).toBe(1);
    expect((await list(`category_id=99999`)).total).toBe(0);
    expect((await list(`search=${encodeURIComponent('%')}&category_id=${own.id}`)).total).toBe(0);
    expect((await list(`search=yok-boyle&category_id=${own.id}`)).total).toBe(0);
  });

  it('says when nothing has what was typed, and shows what is spelt alike', async () => {
    const { id } = await buildProduct(app.ctx, { name: 'Karabina' });
    const typed = await list('search=karabina');
    expect(typed).toMatchObject({ total: 1, is_near: false, has_more: false, data: [{ id }] });
    expect(await list('search=karabnia')).toMatchObject({ total: 1, is_near: true, data: [{ id }] });
  });

  it('holds a category with everything below it, newest first', async () => {
    const parent = await buildCategory(app.ctx);
    const child = await buildCategory(app.ctx, { sub_category: parent.id });
    const first = await buildProduct(app.ctx, { category_id: parent.id });
    const second = await buildProduct(app.ctx, { category_id: child.id });
    expect((await list(`category_id=${parent.id}`)).data.map(({ id }) => id)).toEqual([second.id, first.id]);
  });
});

describe('changing a product', () => {
  it('answers 409 with the present record to a stale version', async () => {
    const { id } = await buildProduct(app.ctx);
    await update(id, { name_tr: 'Birinci', version: 1 });
    const stale = await update(id, { name_tr: 'İkinci', version: 1 });
    expect(stale).toMatchObject({ status: 409, body: { data: { name_tr: 'Birinci', version: 2 } } });
  });

  it('keeps what was not sent', async () => {
    const product = await buildProduct(app.ctx, { transporter_types: ['kordon'], is_featured: true });
    const { body } = await update(product.id, { summary_tr: 'Yeni' });
    expect(body.data).toMatchObject({ transporter_types: ['kordon'], is_featured: true, code: product.code });
  });

  it('leads from an old address to the product', async () => {
    const { id } = await buildProduct(app.ctx, { name: 'Eski adres' });
    await update(id, { seo_name: 'yeni-adres' });
    expect((await page('eski-adres')).body.seo_name).toBe('yeni-adres');
    await update(id, { seo_name: 'eski-adres' });
    expect((await page('yeni-adres')).body.seo_name).toBe('eski-adres');
  });

  it('shows it when its moment comes, and not before', async () => {
    const at = new Date(app.clock.now().getTime() + 60_000).toISOString();
    const { seo_name } = await buildProduct(app.ctx, { published_at: at });
    expect((await page(seo_name)).status).toBe(404);
    app.clock.advance(59_999);
    expect((await page(seo_name)).status).toBe(404);
    app.clock.advance(1);
    expect((await page(seo_name)).status).toBe(200);
  });

  it('takes an inactive one from visitors at once', async () => {
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

describe('the order of products', () => {
  it('lets a category put its part in order, and leaves the others where they are', async () => {
    const one = await buildCategory(app.ctx);
    const a = await buildProduct(app.ctx, { category_id: one.id });
    const other = await buildProduct(app.ctx);
    const b = await buildProduct(app.ctx, { category_id: one.id });
    const queue = [
      { id: a.id, queue: 2 },
      { id: b.id, queue: 1 },
    ];
    expect(
      (await app.call('PUT', '/api/admin/products/queue', { section: 'catalogue', queue }, editor)).status,
    ).toBe(200);
    expect((await list(`category_id=${one.id}`)).data.map(({ id }) => id)).toEqual([a.id, b.id]);
    const places = (await list('')).data
      .filter(({ id }) => [a.id, b.id, other.id].includes(id))
      .map(({ id }) => id);
    expect(places).toEqual([a.id, other.id, b.id]);
    expect(
      (await app.call<Product>('GET', `/api/admin/products/${a.id}`, undefined, editor)).body.version,
    ).toBe(1);
  });

  it('keeps the featured ones in an order of their own', async () => {
    const x = await buildProduct(app.ctx, { is_featured: true });
    const y = await buildProduct(app.ctx, { is_featured: true });
    const queue = [
      { id: x.id, queue: 2 },
      { id: y.id, queue: 1 },
    ];
    await app.call('PUT', '/api/admin/products/queue', { section: 'featured', queue }, editor);
    const sections = await app.call<{ items: { id: number }[] }[]>('GET', '/api/pages/home-sections?lang=tr');
    expect(sections.body[0]?.items.slice(0, 2).map(({ id }) => id)).toEqual([x.id, y.id]);
    expect((await list('')).data.slice(0, 2).map(({ id }) => id)).toEqual([y.id, x.id]);
  });

  it('refuses unknown and doubled ids', async () => {
    const { id } = await buildProduct(app.ctx);
    for (const ids of [
      [id, 99999],
      [id, id],
    ]) {
      const queue = ids.map((one, index) => ({ id: one, queue: index }));
      expect((await app.call('PUT', '/api/admin/products/queue', { queue }, editor)).status).toBe(422);
    }
  });
});

describe("a product's pictures", () => {
  const files = async (id: number) =>
    (await app.call<Product>('GET', `/api/admin/products/${id}`, undefined, editor)).body.files;

  it('are added at the end, put in order, described and taken out', async () => {
    const first = await buildMedium(app.ctx);
    const product = await buildProduct(app.ctx, { images: [first.id] });
    const second = await buildMedium(app.ctx);
    const added = await app.call(
      'POST',
      `/api/admin/products/${product.id}/files`,
      { media_id: second.id },
      editor,
    );
    expect(added.status).toBe(201);
    const ids = (await files(product.id)).map(({ id }) => id);
    expect((await files(product.id)).map(({ picture }) => picture.media_id)).toEqual([first.id, second.id]);

    const order = { file_list: [...ids].reverse().join(','), gallery_type: 'images' };
    await app.call('PUT', `/api/admin/products/files-queue/${product.id}`, order, editor);
    expect((await files(product.id)).map(({ id, queue }) => [id, queue])).toEqual([
      [ids[1], 2],
      [ids[0], 1],
    ]);

    await app.call('PUT', `/api/admin/products/files/${ids[1] ?? 0}`, { alt_tr: 'Yandan görünüş' }, editor);
    expect((await page(product.seo_name)).body.images[0]?.alt).toBe('Yandan görünüş');

    await app.call('DELETE', `/api/admin/products/files/${ids[1] ?? 0}`, undefined, editor);
    expect((await files(product.id)).map(({ id }) => id)).toEqual([ids[0]]);
    expect(
      (await app.call('DELETE', `/api/admin/products/files/${ids[1] ?? 0}`, undefined, editor)).status,
    ).toBe(404);
  });

  it('refuse an order that names the file of another product', async () => {
    const { id: mediaId } = await buildMedium(app.ctx);
    const own = await buildProduct(app.ctx, { images: [mediaId] });
    const other = await buildProduct(app.ctx, { images: [mediaId] });
    const foreign = (await files(other.id))[0]?.id;
    const answer = await app.call(
      'PUT',
      `/api/admin/products/files-queue/${own.id}`,
      { file_list: [foreign] },
      editor,
    );
    expect(answer.status).toBe(422);
  });

  it('refuse a medium that does not exist', async () => {
    const product = await buildProduct(app.ctx);
    for (const body of [{ media_id: 99999 }, {}]) {
      expect((await app.call('POST', `/api/admin/products/${product.id}/files`, body, editor)).status).toBe(
        422,
      );
    }
  });
});
