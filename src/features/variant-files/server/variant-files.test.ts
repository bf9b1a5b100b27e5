import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ProductHistoryPage } from '#features/products/product-history.ts';
import type { ProductPage } from '#features/products/product-page.ts';
import type { Product } from '#features/products/product.ts';
import type { Variants } from '#features/variants/variant.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { storeLocalDocument } from '#server/media/documents.service.ts';
import { openTestApp } from '#test/app.ts';
import { buildMedium, buildProduct, buildSize } from '#test/factories.ts';
import { validPdf } from '#test/files/valid-pdf.ts';

const app = await openTestApp();
const admin = await app.signIn('admin');

type Answer = Variants & { data: Variants & Product } & Pick<Failure, 'message' | 'errors'>;
type Id = { id: number };
const staff = <Body = Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  app.call<Body>(method, `/api/admin/${url}`, body, admin);
const store = ({ id }: Id, ...variants: object[]) => staff('PUT', `products/${id}/variants`, { variants });
const read = async ({ id }: Id) => (await staff('GET', `products/${id}/variants`)).body.variants;
const page = async ({ seo_name }: { seo_name: string }, lang = 'tr') =>
  (await app.call<ProductPage>('GET', `/api/pages/product/${seo_name}?lang=${lang}`)).body;
const ids = (files: readonly { media_id: number }[] = []) => files.map(({ media_id: id }) => id);

let pictures = 0;
const picture = async (name = 'resim.jpg') =>
  (await buildMedium(app.ctx, { name, width: 70 + (pictures += 1) })).id;

let pdfs = 0;
async function pdf(name = 'belge.pdf'): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-pdf-'));
  try {
    const path = join(folder, 'file.pdf');
    await writeFile(path, validPdf({ text: `variant ${(pdfs += 1)}` }));
    return (await storeLocalDocument(app.ctx, null, { path, name })).id;
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('the files of a variant', () => {
  it('are kept in their order with their titles; the first picture is its picture', async () => {
    const product = await buildProduct(app.ctx);
    const front = await picture();
    const back = await picture();
    const drawn = await picture();
    const sheet = await pdf();
    const test = await pdf();
    const { body } = await store(product, {
      code: 'D-1',
      picture_ids: [front, back, front],
      drawings: [{ media_id: sheet, title: { tr: 'Ölçüler', en: '' } }, { media_id: drawn }],
      documents: [{ media_id: test }],
    });
    const [one] = body.data.variants;
    expect(one).toMatchObject({
      version: 1,
      image: { media_id: front },
      drawings: [
        { title: { tr: 'Ölçüler' }, picture: null },
        { title: {}, picture: { media_id: drawn } },
      ],
      documents: [{ media_id: test, file_name: 'belge.pdf' }],
    });
    expect(ids(one?.pictures)).toEqual([front, back]);
    // A program that knows only one picture changes the first one and keeps the rest.
    const known = { id: one?.id, code: 'D-1' };
    const other = await picture();
    for (const [image_id, expected, version] of [
      [front, [front, back], 1],
      [other, [other, back], 2],
      [back, [back, other], 3],
    ] as const) {
      const [now] = (await store(product, { ...known, image_id })).body.data.variants;
      expect([ids(now?.pictures), now?.version]).toEqual([expected, version]);
      expect([ids(now?.drawings), ids(now?.documents)]).toEqual([[sheet, drawn], [test]]);
    }
    const sorted = { ...known, picture_ids: [other], drawings: [{ media_id: drawn }], documents: [] };
    expect((await store(product, sorted)).body.data.variants).toMatchObject([
      { version: 4, image: { media_id: other }, drawings: [{ media_id: drawn }], documents: [] },
    ]);
    expect((await store(product, { ...known, image_id: null })).body.data.variants).toMatchObject([
      { image: null, pictures: [], drawings: [{ media_id: drawn }] },
    ]);
  });

  it('are refused at their field, and then nothing changes', async () => {
    const product = await buildProduct(app.ctx);
    const image = await picture();
    const sheet = await pdf();
    const file = (media_id: number) => [{ media_id, title: {} }];
    for (const [wrong, field] of [
      [{ picture_ids: [image, sheet] }, 'variants.0.picture_ids'],
      [{ image_id: sheet }, 'variants.0.image_id'],
      [{ documents: file(image) }, 'variants.0.documents'],
      [{ drawings: file(99_999) }, 'variants.0.drawings'],
      [{ picture_ids: Array.from({ length: 21 }, () => image) }, 'variants.0.picture_ids'],
    ] as const) {
      const { status, body } = await store(product, { code: 'D-2', ...wrong });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    }
    expect(await read(product)).toEqual([]);
  });

  it('are uses of their media, come back from the history, and go with a copy', async () => {
    const product = await buildProduct(app.ctx);
    const front = await picture();
    const back = await picture('arka.jpg');
    const sheet = await pdf('föy.pdf');
    const documents = [{ media_id: sheet, title: { tr: 'Föy' } }];
    await store(product, { code: 'D-3', picture_ids: [front, back], documents });
    const before = await read(product);
    for (const id of [back, sheet]) {
      expect((await staff('DELETE', `media/${id}`)).status).not.toBe(200);
      expect(JSON.stringify((await staff('GET', `media/${id}/usage`)).body)).toContain('Varyantlar');
    }
    const copy = await staff('POST', `products/${product.id}/duplicate`, { code: 'D-3-K' });
    const [copied] = await read(copy.body.data);
    expect([ids(copied?.pictures), ids(copied?.documents)]).toEqual([[front, back], [sheet]]);
    await store(copy.body.data);

    await store(product, { id: before[0]?.id, code: 'D-3', picture_ids: [front], documents: [] });
    const { data } = (await staff<ProductHistoryPage>('GET', `products/${product.id}/history`)).body;
    expect(data[0]).toMatchObject({
      before: [{ picture_ids: [front, back], documents: [{ file_name: 'föy.pdf', title: { tr: 'Föy' } }] }],
      after: [{ picture_ids: [front], documents: [] }],
    });
    for (const id of [back, sheet]) expect((await staff('DELETE', `media/${id}`)).status).toBe(200);
    const restored = await staff('PUT', `products/${product.id}/history/${data[1]?.id ?? 0}`, {});
    expect(restored.body.message).toBe('Silinmiş dosyalar geri alınamadı: “arka.jpg”.');
    const [now] = await read(product);
    expect([ids(now?.pictures), now?.documents]).toEqual([[front], before[0]?.documents]);
    expect((await staff('PUT', `media/${sheet}`, {})).status).not.toBe(404);
  });

  it('are shown on the page of the product, and open only while visitors see the variant', async () => {
    const product = await buildProduct(app.ctx);
    const other = await buildSize(app.ctx);
    const front = await picture();
    const back = await picture();
    const sheet = await pdf('Ölçü Föyü.pdf');
    const files = {
      picture_ids: [front, back],
      drawings: [{ media_id: sheet, title: { tr: 'Ölçüler', en: 'Sizes' } }],
    };
    await store(product, { code: 'D-4', ...files }, { code: 'D-5', size_id: other.id });
    const [[shown, plain], [english]] = [
      (await page(product)).variants,
      (await page(product, 'en')).variants,
    ];
    expect(shown).toMatchObject({ image: { media_id: front }, drawings: [{ title: 'Ölçüler' }] });
    expect(ids(shown?.images)).toEqual([front, back]);
    expect(english?.drawings?.[0]?.title).toBe('Sizes');
    expect(plain).not.toHaveProperty('images');
    expect(plain).not.toHaveProperty('drawings');
    const url = shown?.drawings?.[0]?.url ?? '';
    const status = async () => (await app.call('GET', url)).status;
    expect(await status()).toBe(200);
    const stored = await read(product);
    const rows = stored.map(({ id, code, size_id }) => ({ id, code, size_id, picture_ids: [front, back] }));
    await store(product, { ...rows[0], is_active: false }, { ...rows[1] });
    expect((await read(product))[0]?.drawings).toHaveLength(1);
    expect(await status()).toBe(404);
    await store(product, { ...rows[0], is_active: true }, { ...rows[1] });
    expect(await status()).toBe(200);
    await staff('PUT', `products/${product.id}`, { is_active: false });
    expect(await status()).toBe(404);
  });
});
