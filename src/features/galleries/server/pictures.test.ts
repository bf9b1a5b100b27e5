import { describe, expect, it } from 'vitest';
import type { ProductPage } from '#features/products/product-page.ts';
import type { Product } from '#features/products/product.ts';
import type { ProductFile } from '../gallery.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium, buildProduct } from '#test/factories.ts';
import { deleteProduct } from '#features/products/server/deletion.service.ts';

const app = await openTestApp();
const editor = await app.signIn('editor');
const { id: mediaId } = await buildMedium(app.ctx);

const call = <Body>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  app.call<Body>(method, `/api/admin/products${url}`, body, editor);
const media = async (id: number) =>
  (await call<Product>('GET', `/${id}`)).body.files.map(({ picture }) => picture.media_id);

it('a gallery has a picture once, however often it is sent', async () => {
  const category = await buildCategory(app.ctx);
  const body = { code: 'R-1', name_tr: 'Toka', category_id: category.id, images: [mediaId, mediaId] };
  const created = await call<{ data: Product }>('POST', '', body);
  const { id, files } = created.body.data;
  expect(files.map(({ picture }) => picture.media_id)).toEqual([mediaId]);
  const attach = () => call<{ data: ProductFile }>('POST', `/${id}/files`, { media_id: mediaId });
  for (const again of [await attach(), ...(await Promise.all([attach(), attach()]))]) {
    expect([again.status, again.body.data.id]).toEqual([201, files[0]?.id]);
  }
  expect(await media(id)).toEqual([mediaId]);
});

it('a picture that two people add at the same time is added once', async () => {
  const { id } = await buildProduct(app.ctx);
  const attach = () => call('POST', `/${id}/files`, { media_id: mediaId });
  expect((await Promise.all([attach(), attach()])).map(({ status }) => status)).toEqual([201, 201]);
  expect(await media(id)).toEqual([mediaId]);
});

it('more than 200 pictures are refused before any is read', async () => {
  const category = await buildCategory(app.ctx);
  const images = Array.from({ length: 201 }, () => mediaId);
  const answer = await call('POST', '', { code: 'R-2', name_tr: 'Toka', category_id: category.id, images });
  expect(answer).toMatchObject({ status: 422, body: { errors: { images: ['En çok 200 resim olabilir'] } } });
});

it('the files of a deleted product cannot be changed', async () => {
  const { id, files } = await buildProduct(app.ctx, { images: [mediaId] });
  await deleteProduct(app.ctx, null, id);
  const file = `/files/${files[0]?.id ?? 0}`;
  expect((await call('PUT', file, { alt_tr: 'Yandan' })).status).toBe(404);
  expect((await call('DELETE', file)).status).toBe(404);
  expect((await call('POST', `/${id}/files`, { media_id: mediaId })).status).toBe(404);
  expect((await call('PUT', `/files-queue/${id}`, { file_list: [files[0]?.id] })).status).toBe(404);
});

describe("a product's pictures", () => {
  const page = async (seoName: string) =>
    (await app.call<ProductPage>('GET', `/api/pages/product/${seoName}?lang=tr`)).body;
  const files = async (id: number) =>
    (await app.call<Product>('GET', `/api/admin/products/${id}`, undefined, editor)).body.files;

  it('can be added at the end, ordered, described and removed', async () => {
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
    expect((await page(product.seo_name)).images[0]?.alt).toBe('Yandan görünüş');

    await app.call('DELETE', `/api/admin/products/files/${ids[1] ?? 0}`, undefined, editor);
    expect((await files(product.id)).map(({ id }) => id)).toEqual([ids[0]]);
    expect(
      (await app.call('DELETE', `/api/admin/products/files/${ids[1] ?? 0}`, undefined, editor)).status,
    ).toBe(404);
  });

  it('cannot be ordered with the file of another product', async () => {
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

  it('cannot be a medium that does not exist', async () => {
    const product = await buildProduct(app.ctx);
    for (const gallery_type of ['images', 'drawings', 'documents']) {
      const attach = (fields: object) => call('POST', `/${product.id}/files`, { gallery_type, ...fields });
      for (const media_id of [99999, 'x']) {
        const errors = { media_id: [expect.any(String)] as string[] };
        expect((await attach({ media_id })).body).toEqual(expect.objectContaining({ errors }));
      }
      for (const missing of [{}, { media_id: '' }]) {
        expect(await attach(missing)).toMatchObject({
          status: 422,
          body: { message: 'Yüklenecek dosyayı seçin.', errors: { file: ['* Bu Alan Zorunlu'] } },
        });
      }
    }
  });

  it('that do not exist are refused at the field of a new product', async () => {
    const { id: category_id } = await buildCategory(app.ctx);
    for (const images of [[99999], ['x']]) {
      const answer = await call('POST', '', { code: 'R-9', name_tr: 'Toka', category_id, images });
      expect(answer).toMatchObject({ status: 422, body: { errors: { images: [expect.any(String)] } } });
    }
  });

  it('are added at the end, and the places stay n … 1', async () => {
    const media: number[] = [];
    for (let n = 0; n < 4; n += 1) media.push((await buildMedium(app.ctx)).id);
    const product = await buildProduct(app.ctx, { images: media.slice(0, 2) });
    for (const media_id of media.slice(2)) await call('POST', `/${product.id}/files`, { media_id });
    expect((await files(product.id)).map(({ picture, queue }) => [picture.media_id, queue])).toEqual(
      media.map((id, index) => [id, 4 - index]),
    );
  });
});
