import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Category } from '#features/categories/category.ts';
import type { MediumList, MediumUsage, MediumWritten } from '#shared/schema/media.ts';
import type { ProductPage } from '#features/products/product-page.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { buildCategory, buildMedium, buildProduct } from '#test/factories.ts';
import { fileForm } from '#test/files/file-form.ts';
import { createJpeg } from '#test/files/pictures.ts';
import { validPdf } from '#test/files/valid-pdf.ts';

let app: TestApp;
let staff: Awaited<ReturnType<TestApp['signIn']>>;
beforeEach(async () => {
  app = await openTestApp();
  staff = await app.signIn('editor');
});

type Written = MediumWritten & Pick<Failure, 'message'>;
const call = <Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  app.call<Answer>(method, `/api/admin/media${url}`, body, staff);
const ids = async (query: string) =>
  (await call<MediumList>('GET', `?${query}`)).body.data.map((medium) => medium.media_id);
const upload = async (content: Buffer, name: string) =>
  (await call<MediumWritten>('POST', '', fileForm(content, name))).body.data;
const change = (id: number, body: object) => call<Written>('PUT', `/${id}`, body);
const medium = async (name = 'resim.jpg') => (await buildMedium(app.ctx, { name })).id;

describe('the library', () => {
  it('distinguishes pictures from PDFs and used media from unused ones', async () => {
    const used = await medium();
    const unused = await medium();
    const pdf = (await upload(validPdf(), 'föy.pdf')).media_id;
    await buildCategory(app.ctx, { image_id: used });
    expect(await ids('kind=picture')).toEqual([unused, used]);
    expect(await ids('kind=document')).toEqual([pdf]);
    expect(await ids('kind=picture,document')).toEqual(await ids(''));
    expect(await ids('kind=video')).toEqual([]);
    expect(await ids('used=1')).toEqual([used]);
    expect(await ids('used=0')).toEqual([pdf, unused]);
    const { data } = (await call<MediumList>('GET', '?used=1')).body;
    expect(data).toMatchObject([{ use_count: 1 }]);
  });

  it('lists the pictures that lack a text in a language', async () => {
    const both = await medium();
    const turkish = await medium();
    await change(both, { alt_tr: 'Toka "tr":', alt_en: 'Buckle' });
    await change(turkish, { alt_tr: 'Toka' });
    expect(await ids('without_alt=en')).toEqual([turkish]);
    expect(await ids('without_alt=tr')).toEqual([]);
    await change(both, { alt_en: '' });
    expect(await ids('without_alt=en')).toEqual([turkish, both]);
  });

  it('returns the requested media, even more than a usual page has', async () => {
    const asked = await Promise.all(Array.from({ length: 25 }, () => medium()));
    await medium();
    expect((await ids(`ids=${asked.join(',')}`)).toSorted((a, b) => a - b)).toEqual(
      asked.toSorted((a, b) => a - b),
    );
    expect(await ids(`ids=${asked[0]}`)).toEqual([asked[0]]);
  });

  it('finds media by their alternative texts too, by Turkish rules', async () => {
    const id = await medium('a.jpg');
    await change(id, { alt_tr: 'Işıklı KAYIŞ' });
    expect([await ids('search=isikli'), await ids('search=a.jpg')]).toEqual([[id], [id]]);
  });

  it('has a filter for copies of a picture in other sizes and formats, which follow each other', async () => {
    const scene = (colour: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200">
        <rect width="1200" height="1200" fill="#f4f1ec"/><circle cx="500" cy="640" r="330" fill="${colour}"/>
        <rect x="420" y="180" width="160" height="700" fill="#302c28"/></svg>`);
    const brass = sharp(scene('#b5893c'));
    const first = await upload(await brass.clone().png().toBuffer(), 'pirinç.png');
    await upload(await sharp(scene('#8d9096')).png().toBuffer(), 'nikel.png');
    await upload(await brass.clone().rotate(90).png().toBuffer(), 'yatık.png');
    const copy = await upload(await brass.clone().resize(700).jpeg({ quality: 60 }).toBuffer(), 'kopya.jpg');
    const { data, total } = (await call<MediumList>('GET', '?look_alikes=1')).body;
    expect(total).toBe(2);
    expect(data).toMatchObject([
      { media_id: first.media_id, look_alike_of: first.media_id },
      { media_id: copy.media_id, look_alike_of: first.media_id },
    ]);
  });
});

describe('the texts and the focal point of a medium', () => {
  it('are stored, and are restored with their version', async () => {
    const id = await medium();
    const { status, body } = await change(id, { alt_tr: ' Toka ', focus: { x: 0.25, y: 1 }, version: 1 });
    expect([status, body.data]).toMatchObject([
      200,
      { alt_tr: 'Toka', focus: { x: 0.25, y: 1 }, version: 2 },
    ]);
    expect((await change(id, { focus: '' })).body.data).not.toHaveProperty('focus');
    const history = await app.ctx.db
      .selectFrom('history')
      .select('action')
      .where('entity', '=', 'media')
      .where('entity_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(history.map(({ action }) => action)).toEqual(['create', 'update', 'update']);
  });

  it('without a difference change nothing', async () => {
    const id = await medium();
    await change(id, { alt_tr: 'Toka', focus: { x: 0.333, y: 0.5 } });
    const before = await app.ctx.connections.readRevision();
    expect((await change(id, { alt_tr: 'Toka', focus: { x: 0.333, y: 0.5 } })).body.data.version).toBe(2);
    expect(await app.ctx.connections.readRevision()).toBe(before);
  });

  it.each([
    ['a point outside the picture', { focus: { x: 1.2, y: 0 } }, 422],
    ['a language that does not exist', { alt_xx: 'x' }, 422],
    ['a text above 300 characters', { alt_tr: 'x'.repeat(301) }, 422],
    ['a version that is not the present one', { alt_tr: 'x', version: 7 }, 409],
  ])('are refused with %s', async (_, body, status) => {
    expect((await change(await medium(), body)).status).toBe(status);
  });

  it('are refused for an unknown medium', async () => {
    expect((await change(99_999, { alt_tr: 'x' })).status).toBe(404);
  });

  it('reach visitors where a place has no text', async () => {
    const id = await medium();
    await change(id, { alt_tr: 'Pirinç toka', alt_en: 'Brass buckle', focus: { x: 0.2, y: 0.4 } });
    const category = await buildCategory(app.ctx, { name: { tr: 'Tokalar', en: 'Buckles' }, image_id: id });
    const product = await buildProduct(app.ctx, { category_id: category.id, images: [id] });
    const page = async (lang: string) =>
      (await app.call<ProductPage>('GET', `/api/pages/product/${product.seo_name}?lang=${lang}`)).body;
    expect((await page('tr')).images).toMatchObject([{ alt: 'Pirinç toka', focus: { x: 0.2, y: 0.4 } }]);
    expect((await page('en')).images).toMatchObject([{ alt: 'Brass buckle' }]);
    const tree = await app.call<Pick<Category, 'image'>[]>('GET', '/api/pages/categories?lang=en');
    expect(tree.body).toMatchObject([{ image: { alt: 'Brass buckle', focus: { x: 0.2, y: 0.4 } } }]);
    const url = `/api/admin/products/files/${product.files[0]?.id}`;
    await app.call('PUT', url, { alt_tr: 'Arkadan görünüş' }, staff);
    expect((await page('tr')).images).toMatchObject([{ alt: 'Arkadan görünüş' }]);
  });
});

describe('the usage of a medium', () => {
  it('names every place, deleted ones that can be restored last', async () => {
    const id = await medium();
    const category = await buildCategory(app.ctx, { name: 'Tokalar', image_id: id });
    const product = await buildProduct(app.ctx, { code: 'T-1', name: 'Toka', images: [id] });
    const admin = await app.signIn('admin');
    await app.call('PUT', '/api/admin/configuration', { sharePictureId: String(id) }, admin);
    await app.call('DELETE', `/api/admin/products/${product.id}`, undefined, staff);
    const usage = async () => (await call<MediumUsage>('GET', `/${id}/usage`)).body;
    expect(await usage()).toMatchObject({
      total: 3,
      data: [
        { entity: 'category', entity_id: category.id, kind: 'Kategori', name: 'Tokalar', place: 'Görsel' },
        { entity: 'configuration', kind: 'Ayarlar', name: 'paylaşım resmi', deleted_at: null },
        { entity: 'product', name: 'T-1 Toka', place: 'Görseller', deleted_at: expect.any(String) as string },
      ],
    });
    app.clock.advance(31 * 86_400_000);
    staff = await app.signIn('editor');
    expect((await usage()).total).toBe(2);
    expect((await call('GET', '/99999/usage')).status).toBe(404);
  });

  it('contains the address of every record, so that the panel finds its screen', async () => {
    const id = await medium();
    const create = async (url: string, body: object) => {
      const created = await app.call<{ data: { id: number } }>('POST', `/api/admin/${url}`, body, staff);
      expect(created.status, url).toBe(201);
      return { resource: url, entity_id: created.body.data.id };
    };
    const tours = await buildCategory(app.ctx, { section: 'school-tours' });
    const uses = [
      await create('certificates', { name_tr: 'ISO 9001', image_id: id }),
      await create('contents', { page: 'home', section: 'slider', title_tr: 'Slayt', image_id: id }),
      await create('posts/blog', { title_tr: 'Yazı', cover_id: id }),
      await create('posts/fairs', { title_tr: 'Fuar', starts_on: '2026-12-01', cover_id: id }),
      await create('posts/videos', { title_tr: 'Film', video: 'https://youtu.be/dQw4w9WgXcQ', cover_id: id }),
      await create('school-tours', { name_tr: 'Tur', category_id: tours.id, images: [id] }),
    ];
    const { data } = (await call<MediumUsage>('GET', `/${id}/usage`)).body;
    expect(data.map(({ resource, entity_id }) => ({ resource, entity_id }))).toEqual(uses);
  });
});

describe('a file that takes the place of another', () => {
  const replace = (id: number, content: Buffer, name: string, fields: Record<string, string> = {}) =>
    call<Written>('POST', `/${id}/file`, fileForm(content, name, { _method: 'PUT', ...fields }));
  const jpeg = (width: number) => createJpeg({ width, height: width });

  it('is shown wherever the medium is used; id, texts and address stay', async () => {
    const first = await upload(await jpeg(600), 'eski.jpg');
    await change(first.media_id, { alt_tr: 'Toka' });
    const category = await buildCategory(app.ctx, { image_id: first.media_id });
    const { status, body } = await replace(first.media_id, await jpeg(700), 'yeni.jpg', { version: '2' });
    expect([status, body.data]).toMatchObject([
      200,
      {
        media_id: first.media_id,
        width: 700,
        file_name: 'yeni.jpg',
        alt_tr: 'Toka',
        use_count: 1,
        version: 3,
      },
    ]);
    expect(body.data.sources).not.toEqual(first.sources);
    const url = `/api/admin/categories/${category.id}`;
    const shown = await app.call<Category>('GET', url, undefined, staff);
    expect(shown.body.image).toMatchObject({ media_id: first.media_id, sources: body.data.sources });
    const lasting = await app.call('GET', first.url);
    expect([lasting.status, lasting.headers.etag]).toEqual([200, expect.stringMatching(/-700-v4\.jpg"$/)]);
    const old = String(first.sources[0]).replace(/\{.*\}/, '480');
    expect((await app.call('GET', old)).status).toBe(200);
  });

  it('is remade as logo and icon', async () => {
    const id = (await upload(await jpeg(600), 'logo.jpg')).media_id;
    const admin = await app.signIn('admin');
    const settings = { mainLogoPath: String(id), favIcoLogoPath: String(id) };
    const saved = await app.call('PUT', '/api/admin/configuration', settings, admin);
    expect(saved.body).toMatchObject({ success: true });
    const logo = async () =>
      (await app.call<{ mainLogoPath: string; iconSet: string }>('GET', '/api/pages/configuration')).body;
    const before = await logo();
    expect((await replace(id, await jpeg(800), 'logo-2.jpg')).status).toBe(200);
    const after = await logo();
    expect([after.mainLogoPath, after.iconSet]).not.toEqual([before.mainLogoPath, before.iconSet]);
    expect((await app.call('GET', after.mainLogoPath)).status).toBe(200);
  });

  it('replaces a PDF at its permanent address', async () => {
    const { media_id: id, url } = await upload(validPdf({ text: 'eski' }), '2025.pdf');
    const certificate = { name_tr: 'ISO', file_id: id };
    await app.call('POST', '/api/admin/certificates', certificate, staff);
    const wanted = validPdf({ text: 'yeni' });
    expect((await replace(id, wanted, '2026.pdf')).body.data).toMatchObject({ bytes: wanted.length });
    const { headers } = await app.call('GET', url);
    expect([headers['content-length'], headers['content-disposition']]).toEqual([
      String(wanted.length),
      'inline; filename=2026.pdf',
    ]);
  });

  it('changes nothing when it is the same file', async () => {
    const content = await jpeg(600);
    const { media_id: id } = await upload(content, 'a.jpg');
    const before = await app.ctx.connections.readRevision();
    expect(await replace(id, content, 'b.jpg')).toMatchObject({
      status: 200,
      body: { data: { version: 1 } },
    });
    expect(await app.ctx.connections.readRevision()).toBe(before);
  });

  it('is refused when it is of another kind, in the library already, too late, or without a medium', async () => {
    const first = await jpeg(600);
    const second = await jpeg(700);
    const { media_id: id } = await upload(first, 'a.jpg');
    await upload(second, 'b.jpg');
    expect((await replace(id, validPdf(), 'c.pdf')).status).toBe(415);
    const known = await replace(id, second, 'c.jpg');
    expect([known.status, known.body.message]).toEqual([422, expect.stringContaining('“b.jpg”')]);
    expect((await replace(id, await jpeg(800), 'c.jpg', { version: '9' })).status).toBe(409);
    expect((await replace(99_999, await jpeg(900), 'c.jpg')).status).toBe(404);
    expect((await call('POST', `/${id}/file`, fileForm(first, 'a.jpg'))).status).toBe(400);
  });
});
