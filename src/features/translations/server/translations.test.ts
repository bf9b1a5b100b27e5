import { describe, expect, it } from 'vitest';
import type { GapPage, LanguagesCompleteness } from '#features/languages/language.ts';
import type { Product } from '#features/products/product.ts';
import type { z } from 'zod';
import { recordTables } from '#server/content/record-tables.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { fieldName } from './field-names.ts';
import { translatedKinds } from './text-items.read.ts';

const app = await openTestApp();
const { ctx, call } = app;
const editor = await app.signIn('editor');
const viewer = await app.signIn('viewer');
await call('POST', '/api/admin/languages', { abbr: 'de' }, await app.signIn('admin'));

const kindsOf = async (abbr: string) => {
  const { body } = await call<LanguagesCompleteness>(
    'GET',
    '/api/admin/languages/completeness',
    undefined,
    viewer,
  );
  const { kinds = [] } = body.find((language) => language.abbr === abbr) ?? {};
  return (resource: string) => kinds.find((kind) => kind.resource === resource);
};
const gapsOf = async (query: string) =>
  (await call<z.infer<typeof GapPage>>('GET', `/api/admin/languages/gaps?${query}`, undefined, viewer)).body;
const confirm = (body: object, headers = editor) =>
  call('PUT', '/api/admin/languages/confirm', body, headers);

it('every kind of record and every field has a name for staff', () => {
  for (const { resource, called, table } of translatedKinds) {
    expect(called, resource).not.toBe('');
    for (const field of recordTables[table].texts.filter((name) => name !== 'seo_name'))
      expect(fieldName(resource, field), `${resource} ${field}`).not.toBe(field);
  }
});

describe('completeness', () => {
  it('counts the records that lack a text which they have in the main language', async () => {
    const category = await buildCategory(ctx, { name: { tr: 'Toka', en: 'Buckle' }, description: 'Uzun' });
    const whole = { tr: 'Halka', en: 'Ring' };
    await buildProduct(ctx, { category_id: category.id, name: whole });
    const bare = await buildProduct(ctx, { category_id: category.id, name: whole, summary: 'Kısa' });
    const english = await kindsOf('en');
    expect(english('products')).toEqual({
      resource: 'products',
      called: 'Ürünler',
      total: 2,
      missing: 1,
      outdated: 0,
    });
    expect(english('categories')).toMatchObject({ total: 1, missing: 1 });
    expect((await kindsOf('de'))('products')).toMatchObject({ missing: 2 });
    expect(english('interface-texts')).toMatchObject({ missing: 0 });
    expect((await kindsOf('de'))('page-meta')).toMatchObject({ missing: 10, total: 10 });
    expect(await gapsOf('abbr=en&resource=products&state=missing')).toMatchObject({
      total: 1,
      data: [{ id: String(bare.id), name: 'Halka', fields: ['Özet'] }],
    });
    expect(await gapsOf('abbr=en&resource=categories&state=missing')).toMatchObject({
      data: [{ id: String(category.id), name: 'Toka', fields: ['Açıklama'] }],
    });
    expect(await gapsOf('abbr=de&resource=interface-texts&state=missing&page=2')).toMatchObject({
      current_page: 2,
      data: expect.objectContaining({ length: 24 }) as unknown,
    });
  });

  it('of an unknown language or kind is refused', async () => {
    const read = (query: string) => call('GET', `/api/admin/languages/gaps?${query}`, undefined, viewer);
    expect((await read('abbr=fr&resource=products&state=missing')).status).toBe(404);
    expect((await read('abbr=en&resource=users&state=missing')).status).toBe(404);
    expect((await read('abbr=en&resource=products&state=other')).status).toBe(422);
  });
});

describe('a translation whose main text changed later', () => {
  it('is marked for a product until somebody confirms it', async () => {
    const { id } = await buildProduct(ctx, { name: { tr: 'Kanca', en: 'Hook', de: 'Haken' } });
    const save = (fields: object) =>
      call<{ data: Product }>('PUT', `/api/admin/products/${id}`, fields, editor);
    expect((await save({ name_tr: 'Büyük kanca', name_de: 'Großer Haken' })).body.data).toMatchObject({
      outdated: { name: ['en'] },
    });
    expect((await kindsOf('en'))('products')).toMatchObject({ outdated: 1 });
    expect(await gapsOf('abbr=en&resource=products&state=outdated')).toMatchObject({
      total: 1,
      data: [{ id: String(id), fields: ['Ad'] }],
    });
    expect((await confirm({ abbr: 'en', resource: 'products', id }, viewer)).status).toBe(403);
    expect((await confirm({ abbr: 'en', resource: 'products', id: String(id) })).status).toBe(200);
    expect((await kindsOf('en'))('products')).toMatchObject({ outdated: 0 });
    const { body } = await call<Product>('GET', `/api/admin/products/${id}`, undefined, viewer);
    expect([body.outdated, body.version]).toEqual([{}, 2]);
  });

  it('is marked again when that version of its product is restored', async () => {
    const { id } = await buildProduct(ctx, { name: { tr: 'Perçin', en: 'Rivet' } });
    const url = `/api/admin/products/${id}`;
    await call('PUT', url, { name_tr: 'Boru perçin' }, editor);
    await call('PUT', url, { name_en: 'Tubular rivet' }, editor);
    const { body } = await call<{ data: { id: number }[] }>('GET', `${url}/history`, undefined, editor);
    const older = body.data[1]?.id ?? 0;
    const restored = await call<{ data: Product }>('PUT', `${url}/history/${older}`, {}, editor);
    expect(restored.body.data).toMatchObject({ name_en: 'Rivet', outdated: { name: ['en'] } });
  });

  it('is marked for other records, page titles and interface texts too', async () => {
    const { id } = await buildCategory(ctx, { name: { tr: 'Zincir', en: 'Chain' } });
    await call('PUT', `/api/admin/categories/${id}`, { name_tr: 'Kalın zincir' }, editor);
    await call('PUT', '/api/admin/page-meta', { route_name: 'videos', title_tr: 'Filmler' }, editor);
    await call(
      'PUT',
      '/api/admin/languages/page-lang',
      { abbr: 'tr', page_lang: { navbar: { blog: 'Yazılar' } } },
      await app.signIn('admin'),
    );
    for (const [resource, one] of [
      ['categories', String(id)],
      ['page-meta', 'videos'],
      ['interface-texts', 'navbar.blog'],
    ] as const) {
      const query = `abbr=en&resource=${resource}&state=outdated`;
      expect(
        (await gapsOf(query)).data.map((gap) => gap.id),
        resource,
      ).toEqual([one]);
      expect((await confirm({ abbr: 'en', resource, id: one })).status).toBe(200);
      expect((await gapsOf(query)).total, resource).toBe(0);
    }
  });

  it('cannot be confirmed where there is none', async () => {
    for (const [resource, id] of [
      ['products', 99_999],
      ['posts/blog', 'x'],
      ['page-meta', 'nowhere'],
      ['interface-texts', 'navbar.nothing'],
      ['users', 1],
    ] as const)
      expect((await confirm({ abbr: 'en', resource, id })).status, resource).toBe(404);
    expect((await confirm({ abbr: 'fr', resource: 'products', id: 1 })).status).toBe(404);
  });
});
