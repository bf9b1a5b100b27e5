import { expect, it } from 'vitest';
import type { GapPage, LanguagesCompleteness } from '#features/languages/language.ts';
import type { Medium } from '#shared/schema/media.ts';
import type { Product } from '#features/products/product.ts';
import type { ProductFile } from '#features/galleries/gallery.ts';
import type { z } from 'zod';
import { languageJobs } from '#features/main-language/server/main-language.job.ts';
import { openTestApp } from '#test/app.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { buildMedium, buildProduct } from '#test/factories.ts';

const { ctx, call, signIn } = await openTestApp();
const admin = await signIn('admin');
const get = async <Body>(url: string) => (await call<Body>('GET', `/api/admin${url}`, undefined, admin)).body;
const put = async <Body>(url: string, body: object) =>
  (await call<{ data: Body }>('PUT', `/api/admin${url}`, body, admin)).body.data;
const gaps = async (resource: string, state: string, abbr = 'en') =>
  (await get<z.infer<typeof GapPage>>(`/languages/gaps?abbr=${abbr}&resource=${resource}&state=${state}`))
    .data;
const counts = async (resource: string) => {
  const all = await get<LanguagesCompleteness>('/languages/completeness');
  return all.find(({ abbr }) => abbr === 'en')?.kinds.find((kind) => kind.resource === resource);
};

const { id: mediumId } = await buildMedium(ctx, { name: 'toka.jpg' });
const product = await buildProduct(ctx, { name: 'Kemer tokası', images: [mediumId] });
const fileId = product.files[0]?.id ?? 0;

it('the texts of a gallery file are marked once their main text changes, until somebody confirms them', async () => {
  const url = `/products/files/${fileId}`;
  await put(url, { title_tr: 'Ön yüz', alt_tr: 'Önden', alt_en: 'From the front' });
  expect(await counts('product-files')).toMatchObject({ total: 1, missing: 1, outdated: 0 });
  expect(await gaps('product-files', 'missing')).toEqual([
    {
      id: String(fileId),
      name: 'Kemer tokası',
      fields: ['Başlık'],
      record: { resource: 'products', id: String(product.id) },
    },
  ]);
  const changed = await put<ProductFile>(url, { title_en: 'Front', alt_tr: 'Yukarıdan' });
  expect(changed.outdated).toEqual({ alt: ['en'] });
  expect(await counts('product-files')).toMatchObject({ missing: 0, outdated: 1 });
  expect(await gaps('product-files', 'outdated')).toMatchObject([{ fields: ['Alternatif metin'] }]);
  const copy = await call<{ data: Product }>(
    'POST',
    `/api/admin/products/${product.id}/duplicate`,
    {},
    admin,
  );
  expect(copy.body.data.files[0]?.outdated).toEqual({ alt: ['en'] });
  await put('/languages/confirm', { abbr: 'en', resource: 'product-files', id: fileId });
  expect((await get<Product>(`/products/${product.id}`)).files[0]?.outdated).toEqual({});
  expect(await counts('product-files')).toMatchObject({ outdated: 1 });
});

it('the alternative text of a medium is marked too', async () => {
  await put(`/media/${mediumId}`, { alt_tr: 'Toka', alt_en: 'Buckle' });
  expect((await put<Medium>(`/media/${mediumId}`, { alt_tr: 'Büyük toka' })).outdated).toEqual({
    alt: ['en'],
  });
  expect(await gaps('media', 'outdated')).toEqual([
    { id: String(mediumId), name: 'toka.jpg', fields: ['Alternatif metin'] },
  ]);
  const refused = { abbr: 'en', resource: 'media', id: 99_999 };
  expect((await call('PUT', '/api/admin/languages/confirm', refused, admin)).status).toBe(404);
});

it('after a change of the main language, outdated texts of files stay outdated', async () => {
  await put('/languages/main', { abbr: 'en' });
  await runDueJobs(ctx, languageJobs(ctx));
  expect(await gaps('media', 'outdated', 'tr')).toMatchObject([{ id: String(mediumId) }]);
  expect((await gaps('product-files', 'outdated', 'tr')).map(({ id }) => id)).not.toContain(String(fileId));
  await put('/languages/confirm', { abbr: 'tr', resource: 'media', id: mediumId });
  expect(await gaps('media', 'outdated', 'tr')).toEqual([]);
});
