import { expect, it } from 'vitest';
import type { Product, ProductFile } from '#shared/api/product.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium, buildProduct } from '#test/factories.ts';
import { deleteProduct } from '#server/features/products/deletion.service.ts';

const app = await openTestApp();
const editor = await app.signIn('editor');
const { id: mediaId } = await buildMedium(app.ctx);

const call = <Body>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  app.call<Body>(method, `/api/admin/products${url}`, body, editor);
const media = async (id: number) =>
  (await call<Product>('GET', `/${id}`)).body.files.map(({ picture }) => picture.media_id);

it('a picture stands in a gallery once, however often it is sent', async () => {
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

it('two people who add the same picture at once add it once', async () => {
  const { id } = await buildProduct(app.ctx);
  const attach = () => call('POST', `/${id}/files`, { media_id: mediaId });
  expect((await Promise.all([attach(), attach()])).map(({ status }) => status)).toEqual([201, 201]);
  expect(await media(id)).toEqual([mediaId]);
});

it('more pictures than a product can have are refused before any is looked up', async () => {
  const category = await buildCategory(app.ctx);
  const images = Array.from({ length: 201 }, () => mediaId);
  const answer = await call('POST', '', { code: 'R-2', name_tr: 'Toka', category_id: category.id, images });
  expect(answer).toMatchObject({ status: 422, body: { errors: { images: ['En çok 200 resim olabilir'] } } });
});

it('the pictures of a deleted product are gone with it', async () => {
  const { id, files } = await buildProduct(app.ctx, { images: [mediaId] });
  await deleteProduct(app.ctx, null, id);
  const file = `/files/${files[0]?.id ?? 0}`;
  expect((await call('PUT', file, { alt_tr: 'Yandan' })).status).toBe(404);
  expect((await call('DELETE', file)).status).toBe(404);
  expect((await call('POST', `/${id}/files`, { media_id: mediaId })).status).toBe(404);
  expect((await call('PUT', `/files-queue/${id}`, { file_list: [files[0]?.id] })).status).toBe(404);
});
