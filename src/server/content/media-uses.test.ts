import { beforeEach, expect, it } from 'vitest';
import type { Product } from '#features/products/product.ts';
import type { Medium } from '#shared/schema/media.ts';
import { inContentTransaction } from './content-transaction.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { buildMedium, buildProduct } from '#test/factories.ts';
import { listedTables, recordTables } from './record-tables.ts';

let app: TestApp;
let staff: Awaited<ReturnType<TestApp['signIn']>>;
beforeEach(async () => {
  app = await openTestApp();
  staff = await app.signIn('admin');
});

const medium = async () => (await buildMedium(app.ctx)).id;
const send = <Answer = { data: { id: number; version: number } }>(
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
) => app.call<Answer>(method, `/api/admin/${url}`, body, staff);
const places = async (id: number) => {
  const rows = await app.ctx.db.selectFrom('media_uses').selectAll().where('media_id', '=', id).execute();
  return rows.map((row) => `${row.entity}.${row.field}${row.deleted_at ? ' (deleted)' : ''}`).sort();
};

it.each(listedTables)('a save of %s writes every medium that its columns and texts name', async (table) => {
  const { entity, media, texts } = recordTables[table];
  const columns = [...Object.keys(media), ...texts];
  const ids = await Promise.all(columns.map(medium));
  const after = Object.fromEntries(
    columns.map((column, index) => {
      const id = ids[index] ?? 0;
      const text = JSON.stringify({ tr: `<p><img data-media-id="${id}" alt="x"></p>` });
      return [column, column in media ? id : text];
    }),
  );
  await inContentTransaction(app.ctx, null, ({ record }) =>
    record({ entity, id: 1, action: 'create', before: null, after }),
  );
  for (const [index, column] of columns.entries()) {
    expect(await places(ids[index] ?? 0)).toEqual([`${entity}.${column}`]);
  }
});

it('a text that links the permanent address of a file uses it, as does a record whose link is that address', async () => {
  const first = await medium();
  const second = await medium();
  const address = async (id: number) => {
    const { body } = await app.call<{ data: Medium[] }>(
      'GET',
      `/api/admin/media?ids=${id}`,
      undefined,
      staff,
    );
    return body.data[0]?.url ?? '';
  };
  const content = `<p><a href="https://ornek.example${await address(first)}">Fiyat listesi</a></p>`;
  await send('POST', 'contracts', { name_tr: 'Satış', content_tr: content });
  const item = { page: 'home', section: 'banner', title_tr: 'Bant', link: await address(second) };
  await send('POST', 'contents', item);
  expect([await places(first), await places(second)]).toEqual([['contract.content'], ['content.link']]);
});

it('a record names its media from its first save until another save, also while it is deleted', async () => {
  const first = await medium();
  const second = await medium();
  const { data } = (await send('POST', 'certificates', { name_tr: 'ISO', image_id: first })).body;
  expect(await places(first)).toEqual(['certificate.image_id']);
  await send('PUT', `certificates/${data.id}`, { image_id: second });
  expect([await places(first), await places(second)]).toEqual([[], ['certificate.image_id']]);
  await send('DELETE', `certificates/${data.id}`);
  expect(await places(second)).toEqual(['certificate.image_id (deleted)']);
  await send('PUT', `certificates/${data.id}/restore`);
  expect(await places(second)).toEqual(['certificate.image_id']);
});

it('a product names the pictures of its galleries, also of its copy', async () => {
  const id = await medium();
  const product = await buildProduct(app.ctx, { images: [id] });
  expect(await places(id)).toEqual(['product.images']);
  const copy = await send('POST', `products/${product.id}/duplicate`, { code: 'KOPYA' });
  expect(copy.body).toMatchObject({ success: true });
  expect(await places(id)).toEqual(['product.images', 'product.images']);
  await send('DELETE', `products/files/${product.files[0]?.id}`);
  expect(await places(id)).toEqual(['product.images']);
});

it('products that are deleted together keep their media as deleted ones', async () => {
  const id = await medium();
  const products: Product[] = [];
  for (let count = 0; count < 3; count += 1) products.push(await buildProduct(app.ctx, { images: [id] }));
  await send('DELETE', 'products', { delete_list: products.map((product) => product.id) });
  expect(await places(id)).toEqual(['', '', ''].map(() => 'product.images (deleted)'));
});

it('settings name their pictures', async () => {
  const id = await medium();
  await send('PUT', 'configuration', { sharePictureId: String(id) });
  expect(await places(id)).toEqual(['configuration.sharePictureId']);
  await send('PUT', 'configuration', { sharePictureId: '' });
  expect(await places(id)).toEqual([]);
});

it('a text may name a medium that does not exist', async () => {
  const after = { content: '{"tr":"<img data-media-id=\\"999999\\">"}' };
  const write = inContentTransaction(app.ctx, null, ({ record }) =>
    record({ entity: 'contract', id: 1, action: 'create', before: null, after }),
  );
  await expect(write).resolves.toBeUndefined();
});
