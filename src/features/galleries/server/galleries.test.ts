import { describe, expect, it } from 'vitest';
import type { Failure } from '#shared/schema/envelope.ts';
import type { MediumList } from '#shared/schema/media.ts';
import type { OrderWritten } from '#shared/schema/record.ts';
import { mediaJobs } from '#features/media/server/media.jobs.ts';
import { pictureFiles } from '#shared/picture-files.ts';
import type { ProductPage } from '#features/products/product-page.ts';
import type { Product } from '#features/products/product.ts';
import type { ProductDocument, ProductFile } from '../gallery.ts';
import { openTestApp } from '#test/app.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { buildCategory, buildMedium, buildProduct } from '#test/factories.ts';
import { dxf, glb, step } from '#test/files/cad.ts';
import { fileForm } from '#test/files/file-form.ts';
import { createJpeg } from '#test/files/pictures.ts';
import { validPdf } from '#test/files/valid-pdf.ts';

/** Tests of drawn pages, which no database changes. */
const onSqlite = it.runIf(process.env.TEST_DATABASE === 'sqlite');

const app = await openTestApp();
const editor = await app.signIn('editor');

let pdfs = 0;

/** A valid PDF whose bytes differ with each call. */
const pdf = (text = `${(pdfs += 1)}`) => validPdf({ text }).toString();

const call = <Body>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  app.call<Body>(method, `/api/admin/products${url}`, body, editor);
const get = async (id: number) => (await call<Product>('GET', `/${id}`)).body;
const upload = (id: number, gallery_type: string, content: Buffer | string, name: string) =>
  call<{ data: ProductDocument } & Failure>(
    'POST',
    `/${id}/files`,
    fileForm(content, name, { gallery_type }),
  );
const page = async (seoName: string, lang = 'tr') =>
  (await app.call<ProductPage>('GET', `/api/pages/product/${seoName}?lang=${lang}`)).body;

describe('the documents of a product', () => {
  it('are PDFs at a permanent address, shown to visitors with their size', async () => {
    const product = await buildProduct(app.ctx, { name: 'D-Halka' });
    const content = pdf();
    const { status, body } = await upload(product.id, 'documents', content, 'Teknik Çizim ğ.pdf');
    expect(status).toBe(201);
    const { document } = body.data;
    expect(document).toMatchObject({
      url: expect.stringMatching(/^\/dosya\/\d+-[a-z0-9]{12}\/teknik-cizim-g\.pdf$/) as string,
      file_name: 'Teknik Çizim ğ.pdf',
      mime: 'application/pdf',
      bytes: content.length,
    });
    expect((await get(product.id)).documents).toMatchObject([
      { id: body.data.id, gallery_type: 'documents' },
    ]);
    await call('PUT', `/files/${body.data.id}`, { title_tr: 'Ölçüler', title_en: 'Measures' });
    const shown = { url: document.url, mime: 'application/pdf', bytes: content.length, picture: null };
    expect((await page(product.seo_name)).documents).toMatchObject([{ ...shown, title: 'Ölçüler' }]);
    expect((await page(product.seo_name, 'en')).documents).toMatchObject([{ ...shown, title: 'Measures' }]);
    const file = await app.call<string>('GET', document.url);
    expect([file.status, file.body]).toEqual([200, content]);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Teknik ?izim ?.pdf"; filename*=UTF-8''Teknik%20%C3%87izim%20%C4%9F.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    });
  });

  it('answer conditional and range requests', async () => {
    const product = await buildProduct(app.ctx);
    const { body } = await upload(product.id, 'documents', pdf(), 'a.pdf');
    const { url } = body.data.document;
    const { headers } = await app.call('GET', url);
    const tag = { 'if-none-match': String(headers.etag) };
    expect((await app.call('GET', url, undefined, tag)).status).toBe(304);
    const part = await app.call<string>('GET', url, undefined, { range: 'bytes=0-3' });
    expect([part.status, part.body]).toEqual([206, '%PDF']);
    expect((await app.call('HEAD', url)).headers['content-length']).toBe(String(headers['content-length']));
  });

  it.each([
    ['STEP', step(), 'd-halka.STP', 'model/step', 'step'],
    ['DXF', dxf(), 'd-halka.dxf', 'application/dxf', 'dxf'],
    ['GLB', glb(), 'd-halka.bin', 'model/gltf-binary', 'glb'],
  ])('may be %s files, which browsers save and never open', async (_, content, name, mime, ending) => {
    const product = await buildProduct(app.ctx);
    const { status, body } = await upload(product.id, 'documents', content, name);
    expect([status, body.message]).toEqual([201, undefined]);
    const { media_id, url, file_name } = body.data.document;
    expect(url).toMatch(new RegExp(`/d-halka\\.${ending}$`));
    const file = { url, mime, bytes: content.length, picture: null };
    expect((await page(product.seo_name)).documents).toMatchObject([file]);
    expect((await app.call('GET', url)).headers).toMatchObject({
      'content-type': mime,
      'content-disposition': `attachment; filename=${file_name}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const inLibrary = async (kind: string) =>
      (await app.call<MediumList>('GET', `/api/admin/media?kind=${kind}`, undefined, editor)).body.data;
    expect((await inLibrary('cad')).map((medium) => medium.media_id)).toContain(media_id);
    expect((await inLibrary('picture,document')).map((medium) => medium.media_id)).not.toContain(media_id);
    expect((await upload(product.id, 'drawings', content, name)).status).toBe(415);
    const drawing = await call('POST', `/${product.id}/files`, { media_id, gallery_type: 'drawings' });
    expect(drawing.status).toBe(422);
    await call('DELETE', `/files/${body.data.id}`);
    expect((await app.call('GET', url)).status).toBe(404);
  });

  it('get the extension of a PDF, whatever their name says', async () => {
    const product = await buildProduct(app.ctx);
    const nameOf = async (name: string) =>
      (await upload(product.id, 'documents', pdf(), name)).body.data.document.file_name;
    expect(await nameOf('pdf.jpg')).toBe('pdf.pdf');
    expect(await nameOf('Föy.PDF')).toBe('Föy.PDF');
    expect(await nameOf('föy v1.2')).toBe('föy v1.2.pdf');
    expect(await nameOf('föy')).toBe('föy.pdf');
  });

  it('without a title show the name of their file without its extension', async () => {
    const product = await buildProduct(app.ctx);
    await upload(product.id, 'documents', pdf(), 'katalog 2026.pdf');
    expect((await page(product.seo_name)).documents).toMatchObject([{ title: 'katalog 2026' }]);
  });

  it('keep the file name of this upload when the same bytes were uploaded under another name', async () => {
    const first = await buildProduct(app.ctx);
    const second = await buildProduct(app.ctx);
    const content = pdf();
    await upload(first.id, 'documents', content, 'genel.pdf');
    await upload(second.id, 'documents', content, 'REACH beyanı.pdf');
    expect((await page(first.seo_name)).documents).toMatchObject([{ title: 'genel' }]);
    expect((await page(second.seo_name)).documents).toMatchObject([{ title: 'REACH beyanı' }]);
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a page that says it is a PDF', '<html>%PDF-1.7</html>'],
    ['a drawing with script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['empty', ''],
  ])('are refused when the content is %s, whatever the file is called', async (_, content) => {
    const product = await buildProduct(app.ctx);
    const { status, body } = await upload(product.id, 'documents', content, 'belge.pdf');
    expect([status, body.message]).toEqual([
      415,
      'Bu dosya bir belge değil. PDF, STEP, DXF ya da GLB olarak kaydedip tekrar yükleyin.',
    ]);
    expect((await get(product.id)).documents).toEqual([]);
  });

  it('cannot be pictures, new or from the library', async () => {
    const product = await buildProduct(app.ctx);
    const jpeg = await createJpeg({ width: 300, height: 200 });
    expect((await upload(product.id, 'documents', jpeg, 'a.pdf')).status).toBe(415);
    const { id: media_id } = await buildMedium(app.ctx);
    const { status } = await call('POST', `/${product.id}/files`, { media_id, gallery_type: 'documents' });
    expect(status).toBe(422);
  });

  it('cannot be used as pictures and are not among the pictures of the library', async () => {
    const product = await buildProduct(app.ctx);
    const content = pdf();
    const { body } = await upload(product.id, 'documents', content, 'a.pdf');
    const { media_id } = body.data.document;
    expect((await call('POST', `/${product.id}/files`, { media_id })).status).toBe(422);
    expect((await upload(product.id, 'images', content, 'a.jpg')).status).toBe(415);
    const category = await buildCategory(app.ctx);
    const url = `/api/admin/categories/${category.id}`;
    expect((await app.call('PUT', url, { image_id: media_id }, editor)).status).toBe(422);
    const library = await app.call<MediumList>('GET', '/api/admin/media?kind=picture', undefined, editor);
    expect(library.body.data.map((medium) => medium.media_id)).not.toContain(media_id);
  });

  it('stay in the library when no product has them any more, and visitors can no longer open them', async () => {
    const product = await buildProduct(app.ctx);
    const { document, id } = (await upload(product.id, 'documents', pdf(), 'a.pdf')).body.data;
    await call('DELETE', `/files/${id}`);
    expect((await app.call('GET', document.url)).status).toBe(404);
    const url = '/api/admin/media?kind=document&used=0';
    const library = await app.call<MediumList>('GET', url, undefined, editor);
    expect(library.body.data).toMatchObject([{ media_id: document.media_id, use_count: 0 }]);
  });

  it('may be larger than pictures', async () => {
    const product = await buildProduct(app.ctx);
    const large = validPdf({ filling: 21 * 1024 * 1024 });
    const { status, body } = await upload(product.id, 'documents', large, 'a.PDF');
    expect([status, body.data.document.bytes]).toEqual([201, large.length]);
  });

  it('are stored once when they are uploaded twice at the same time', async () => {
    const one = await buildProduct(app.ctx);
    const other = await buildProduct(app.ctx);
    const content = pdf();
    const uploads = await Promise.all(
      [one, other].map(({ id }) => upload(id, 'documents', content, 'a.pdf')),
    );
    const [first, second] = uploads.map(({ body }) => body.data.document.media_id);
    expect(first).toBe(second);
  });
});

describe('the drawings of a product', () => {
  it('are pictures and PDFs in one order', async () => {
    const product = await buildProduct(app.ctx);
    const drawing = await upload(product.id, 'drawings', pdf(), 'cizim.pdf');
    const jpeg = await createJpeg({ width: 300, height: 200 });
    const picture = await upload(product.id, 'drawings', jpeg, 'cizim.jpg');
    const { drawings, files, order_versions } = await get(product.id);
    expect(drawings.map(({ id }) => id)).toEqual([drawing.body.data.id, picture.body.data.id]);
    expect(files).toEqual([]);
    const file_list = drawings.map(({ id }) => id).reverse();
    const body = {
      gallery_type: 'drawings',
      file_list: file_list.join(),
      order_version: order_versions.drawings,
    };
    const saved = await call<OrderWritten>('PUT', `/files-queue/${product.id}`, body);
    expect(saved.body.data.order_version).toBe((await get(product.id)).order_versions.drawings);
    const shown = (await page(product.seo_name)).drawings;
    expect(shown).toMatchObject([
      { title: 'cizim', mime: 'image/jpeg', picture: { width: 300 } },
      { title: 'cizim', mime: 'application/pdf', picture: null },
    ]);
    const file = await app.call<string>('GET', shown[0]?.url ?? '');
    expect([file.status, file.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(file.headers['content-length']).toBe(String(shown[0]?.bytes));
    expect((await call('PUT', `/files-queue/${product.id}`, body)).status).toBe(409);
  });

  onSqlite('are pictures of their page too if they are PDFs of one page', async () => {
    const product = await buildProduct(app.ctx, { name: 'D-Halka' });
    const { data } = (await upload(product.id, 'drawings', pdf(), 'kesit.pdf')).body;
    await upload(product.id, 'drawings', validPdf({ pages: 2 }).toString(), 'montaj.pdf');
    const { media_id } = data.document;
    await call('POST', `/${product.id}/files`, { media_id, gallery_type: 'documents' });
    await runDueJobs(app.ctx, mediaJobs(app.ctx));
    const { drawings, documents } = await page(product.seo_name);
    const { url, bytes } = data.document;
    const picture = { width: 1131, alt: 'D-Halka' };
    expect(drawings).toMatchObject([
      { url, bytes, mime: 'application/pdf', picture },
      { title: 'montaj', picture: null },
    ]);
    expect(documents).toMatchObject([{ url, picture: null }]);
    const [drawn] = drawings.flatMap((file) => (file.picture ? pictureFiles(file.picture, 'jpeg') : []));
    expect((await app.call('GET', drawn?.url ?? '')).status).toBe(200);
    // Somebody who has the same PDF knows its hash, but not the random part of its address.
    const [, secret = ''] = /-([a-z0-9]{12})\//.exec(url) ?? [];
    expect(drawn?.url).toContain(`page-${secret}-`);
  });

  it('may be SVG files; visitors get only pictures of them, because SVG can contain scripts', async () => {
    const product = await buildProduct(app.ctx);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect width="9" height="9"/></svg>';
    expect((await upload(product.id, 'drawings', svg, 'cizim.svg')).status).toBe(201);
    const [drawing] = (await page(product.seo_name)).drawings;
    expect(drawing?.picture?.sources).toEqual([expect.stringMatching(/\.jpg$/)]);
    const file = await app.call('GET', drawing?.url ?? '');
    expect(file.headers['content-type']).toBe('image/jpeg');
  });
});

it('each gallery has its own order and refuses files of another gallery', async () => {
  const one = await buildMedium(app.ctx);
  const two = await buildMedium(app.ctx);
  const product = await buildProduct(app.ctx, { images: [one.id, two.id] });
  const attached = await call<{ data: ProductFile }>('POST', `/${product.id}/files`, {
    media_id: one.id,
    gallery_type: 'drawings',
  });
  expect(attached.status).toBe(201);
  const images = product.files.map(({ id }) => id);
  const order = (gallery_type: string, ids: number[]) =>
    call('PUT', `/files-queue/${product.id}`, { gallery_type, file_list: ids.join() });
  expect((await order('images', [attached.body.data.id, ...images])).status).toBe(422);
  expect((await order('images', images.toReversed())).status).toBe(200);
  const now = await get(product.id);
  expect(now.files.map(({ id }) => id)).toEqual(images.toReversed());
  expect(now.drawings.map(({ id }) => id)).toEqual([attached.body.data.id]);
  expect(now.version).toBe(1);
});

it('a gallery has at most 200 files', async () => {
  const { id: media_id } = await buildMedium(app.ctx);
  const other = await buildMedium(app.ctx);
  const product = await buildProduct(app.ctx);
  const rows = Array.from({ length: 200 }, (_, queue) => ({
    owner_id: product.id,
    media_id: other.id,
    gallery_type: 'drawings' as const,
    title: '{}',
    alt: '{}',
    queue,
    created_at: '',
  }));
  await app.ctx.connections.writer.insertInto('product_files').values(rows).execute();
  const answer = await call<Failure>('POST', `/${product.id}/files`, { media_id, gallery_type: 'drawings' });
  expect([answer.status, answer.body.message]).toEqual([422, 'Bir galeride en çok 200 dosya olabilir.']);
});
