import { describe, expect, it } from 'vitest';
import type { AttributeLabel } from '../attribute-label.ts';
import type { ProductPage } from '#features/products/product-page.ts';
import type { Product } from '#features/products/product.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp } from '#test/app.ts';
import { languageJobs } from '#features/main-language/server/main-language.job.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { recordContract } from '#test/record-contract.ts';

const app = await openTestApp();
const editor = await app.signIn('editor');
const admin = await app.signIn('admin');

await recordContract(await openTestApp(), { url: 'attribute-labels', mainText: 'name' });

type Written = { data: AttributeLabel } & Pick<Failure, 'message' | 'errors'>;
const call = <Body = Written>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  app.call<Body>(method, `/api/admin${url}`, body, editor);
const labels = async () => (await call<AttributeLabel[]>('GET', '/attribute-labels')).body;
const named = async (name: string) => (await labels()).find((label) => label.name_tr === name);
const save = async (id: number, attributes: unknown[]) =>
  call<{ data: Product } & Failure>('PUT', `/products/${id}`, { attributes });
const page = async ({ seo_name }: Product, lang = 'tr') =>
  (await app.call<ProductPage>('GET', `/api/pages/product/${seo_name}?lang=${lang}`)).body.attributes;

describe('a label that a product uses', () => {
  it('is found by its name, however it is spelt, or is created', async () => {
    const first = await buildProduct(app.ctx, {
      attributes: [{ label: { tr: 'İç Çap', en: 'Inside diameter' }, value: { tr: '25 mm' } }],
    });
    const label = await named('İç Çap');
    expect(label).toMatchObject({ name_en: 'Inside diameter', version: 1 });
    const second = await buildProduct(app.ctx, {
      attributes: [{ label: { tr: ' iç  çap', en: 'Bore' }, value: { tr: '30 mm' } }],
    });
    expect([first, second].map(({ attributes }) => attributes[0]?.label_id)).toEqual([label?.id, label?.id]);
    expect(second.attributes[0]?.label).toEqual({ tr: 'İç Çap', en: 'Inside diameter' });
  });

  it('gets the languages that it lacks from a call, and keeps those it has', async () => {
    const row = { value: { tr: 'Zamak', en: 'Zamak' } };
    const product = await buildProduct(app.ctx, { attributes: [{ label: { tr: 'Malzeme' }, ...row }] });
    const label_id = product.attributes[0]?.label_id;
    await save(product.id, [{ label_id, label: { tr: 'Başka', en: 'Material' }, ...row }]);
    expect(await named('Malzeme')).toMatchObject({ name_en: 'Material', version: 2 });
    await save(product.id, [{ label: { tr: 'malzeme', en: 'Stuff' }, ...row }]);
    expect(await named('Malzeme')).toMatchObject({ name_en: 'Material', version: 2 });
    const { body } = await save(product.id, [{ label_id, value: { tr: 'Pirinç' } }]);
    expect(body.data.attributes).toEqual([
      { label_id, label: { tr: 'Malzeme', en: 'Material' }, value: { tr: 'Pirinç' } },
    ]);
  });

  it('is renamed on every page at once, and in older versions', async () => {
    const product = await buildProduct(app.ctx, {
      attributes: [{ label: { tr: 'Yay', en: 'Spring' }, value: { tr: 'Çelik' } }],
    });
    const id = product.attributes[0]?.label_id ?? 0;
    await save(product.id, []);
    await save(product.id, product.attributes);
    expect(await page(product)).toEqual([{ label: 'Yay', value: 'Çelik' }]);
    await call('PUT', `/attribute-labels/${id}`, { name_tr: 'Yay teli' });
    expect(await page(product)).toEqual([{ label: 'Yay teli', value: 'Çelik' }]);
    expect(await page(product, 'en')).toEqual([
      { label: 'Spring', value: 'Çelik', fallbacks: { value: 'tr' } },
    ]);
    const { body } = await call<{ data: { before: Product }[] }>('GET', `/products/${product.id}/history`);
    expect(body.data[1]?.before.attributes).toMatchObject([{ label: { tr: 'Yay teli' } }]);
  });

  it('is not deleted while a product has it, and the refusal names products', async () => {
    const attributes = [{ label: { tr: 'Ağırlık' }, value: { tr: '5 g' } }];
    for (let number = 1; number <= 6; number += 1)
      await buildProduct(app.ctx, { code: `AG-${number}`, attributes });
    const id = (await named('Ağırlık'))?.id ?? 0;
    const refusal = await call('DELETE', `/attribute-labels/${id}`);
    expect([refusal.status, refusal.body.message]).toEqual([
      422,
      'Bu etiket 6 üründe kullanılıyor: “AG-1”, “AG-2”, “AG-3”, “AG-4”, “AG-5” ve 1 ürün daha. Önce bu ürünlerden kaldırın.',
    ]);
  });

  it('keeps its name in versions after it was deleted, and is restored with such a version', async () => {
    const product = await buildProduct(app.ctx, {
      attributes: [{ label: { tr: 'Delik çapı', en: 'Hole' }, value: { tr: '4 mm' } }],
    });
    const id = product.attributes[0]?.label_id ?? 0;
    await save(product.id, []);
    expect((await call('DELETE', `/attribute-labels/${id}`)).status).toBe(200);
    const history = `/products/${product.id}/history`;
    const { body } = await call<{ data: { id: number; before: Product }[] }>('GET', history);
    expect(body.data[0]?.before.attributes).toMatchObject([{ label: { tr: 'Delik çapı' } }]);
    const restored = await call<{ data: Product }>('PUT', `${history}/${body.data[1]?.id ?? 0}`, {});
    expect(restored.body.data.attributes).toMatchObject([{ label: { tr: 'Delik çapı', en: 'Hole' } }]);
    expect(restored.body.data.attributes[0]?.label_id).not.toBe(id);
  });
});

describe('the attribute table of a product', () => {
  it('drops rows without a value, and refuses a value without a label', async () => {
    const { id } = await buildProduct(app.ctx);
    const empty = [{ label: { tr: 'Kullanılmayan' }, value: { tr: ' ' } }, { label: {} }];
    expect((await save(id, empty)).body.data.attributes).toEqual([]);
    expect(await named('Kullanılmayan')).toBeUndefined();
    const { status, body } = await save(id, [...empty, { label: { en: 'Colour' }, value: { tr: 'Gri' } }]);
    expect([status, body.errors]).toEqual([422, { 'attributes.2.label_tr': ['Value is required'] }]);
  });

  it('marks a value whose main text changed later, until somebody says that it is right', async () => {
    const label = { tr: 'Renk' };
    const product = await buildProduct(app.ctx, {
      attributes: [
        { label, value: { tr: 'Gri', en: 'Grey' } },
        { label: { tr: 'Boy' }, value: { tr: '1', en: '1' } },
      ],
    });
    const changed = await save(product.id, [
      { label: { tr: 'Boy' }, value: { tr: '1', en: '1' } },
      { label, value: { tr: 'Kırmızı', en: 'Grey' } },
    ]);
    expect(changed.body.data).toMatchObject({
      outdated: { attributes: ['en'] },
      attributes: [{}, { outdated: ['en'] }],
    });
    expect(changed.body.data.attributes[0]).not.toHaveProperty('outdated');
    const gaps = async () =>
      (
        await call<{ data: { id: string; fields: string[] }[] }>(
          'GET',
          '/languages/gaps?abbr=en&resource=products&state=outdated',
        )
      ).body.data;
    expect(await gaps()).toEqual([
      expect.objectContaining({ id: String(product.id), fields: ['Özellikler'] }),
    ]);
    await call('PUT', '/languages/confirm', { abbr: 'en', resource: 'products', id: product.id });
    expect(await gaps()).toEqual([]);
    const again = await call<Product>('GET', `/products/${product.id}`);
    expect(again.body.outdated).toEqual({});
  });

  it('counts as incomplete in a language that lacks a value', async () => {
    const { code } = await buildProduct(app.ctx, {
      name: { tr: 'Toka', en: 'Buckle' },
      attributes: [{ label: { tr: 'Boy' }, value: { tr: 'Uzun' } }],
    });
    const list = await call<{ data: { code: string }[] }>('GET', '/products?without=en');
    expect(list.body.data.map((row) => row.code)).toContain(code);
  });
});

describe('two labels', () => {
  it('never have the same name', async () => {
    await call('POST', '/attribute-labels', { name_tr: 'Ölçü' });
    const { body } = await call('POST', '/attribute-labels', { name_tr: 'Tel' });
    for (const [method, url, name_tr] of [
      ['POST', '/attribute-labels', 'OLCU'],
      ['PUT', `/attribute-labels/${body.data.id}`, 'ölçü '],
    ] as const)
      expect((await call(method, url, { name_tr })).body.errors).toEqual({
        name_tr: ['Bu adda bir özellik etiketi var.'],
      });
  });

  it('may have the same name in another language, also when it becomes the main one', async () => {
    const { body } = await call('POST', '/attribute-labels', { name_tr: 'Uzunluk', name_en: 'Length' });
    await call('POST', '/attribute-labels', { name_tr: 'Boyut', name_en: 'length' });
    await app.call('PUT', '/api/admin/languages/main', { abbr: 'en' }, admin);
    await runDueJobs(app.ctx, languageJobs(app.ctx));
    const product = await buildProduct(app.ctx, {
      name: { en: 'Rod' },
      category_id: (await buildCategory(app.ctx, { name: { en: 'Rods' } })).id,
      attributes: [{ label: { en: 'LENGTH' }, value: { en: '2 m' } }],
    });
    expect(product.attributes[0]?.label_id).toBe(body.data.id);
    await app.call('PUT', '/api/admin/languages/main', { abbr: 'tr' }, admin);
    await runDueJobs(app.ctx, languageJobs(app.ctx));
    const back = await buildProduct(app.ctx, {
      attributes: [{ label: { tr: 'boyut' }, value: { tr: 'M' } }],
    });
    expect(back.attributes[0]?.label).toEqual({ tr: 'Boyut', en: 'length' });
  });
});

describe('the template of a category', () => {
  it('keeps its labels in order, and shows a deleted one only after it is restored', async () => {
    const create = async (name_tr: string) =>
      (await call('POST', '/attribute-labels', { name_tr })).body.data.id;
    const ids = [await create('Şablon bir'), await create('Şablon iki')].toReversed();
    const { id } = await buildCategory(app.ctx, { attribute_labels: [...ids, ...ids] });
    const stored = async () =>
      (await call<{ attribute_labels: number[] }>('GET', `/categories/${id}`)).body.attribute_labels;
    expect(await stored()).toEqual(ids);
    await call('DELETE', `/attribute-labels/${ids[0]}`);
    expect(await stored()).toEqual([ids[1]]);
    expect((await call('PUT', `/categories/${id}`, { name_en: 'Rings' })).status).toBe(200);
    await app.call('PUT', `/api/admin/attribute-labels/${ids[0]}/restore`, {}, admin);
    expect(await stored()).toEqual(ids);
    const refusal = await call('PUT', `/categories/${id}`, { attribute_labels: [99_999] });
    expect(Object.keys(refusal.body.errors ?? {})).toEqual(['attribute_labels']);
  });
});
