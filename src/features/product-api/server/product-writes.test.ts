import { describe, expect, it } from 'vitest';
import { dayMs } from '#shared/rules/durations.ts';
import { openTestApp } from '#test/app.ts';
import { buildFinish, buildProduct, buildSize, buildVariants } from '#test/factories.ts';
import type { ProductBatchWritten, ProductRecordWritten } from '../product-record.ts';
import { openErp } from './product-api.fixture.ts';

type Refusal = { success: false; message: string; errors?: Record<string, string[]> };

describe('PUT /api/v1/products/{code}', () => {
  it('creates a product, then changes only what is sent, then nothing', async () => {
    const { ask, category } = await openErp();
    const body = { name_tr: 'Toka', name_en: 'Buckle', category_id: category.id };
    const created = await ask<ProductRecordWritten>('PUT', '/products/TK%2F1', { body });
    expect(created).toMatchObject({ status: 201, body: { result: 'created', data: { code: 'TK/1' } } });
    const sent = { name_tr: 'Yeni toka', attributes: [{ label: { tr: 'Malzeme' }, value: { tr: 'Zamak' } }] };
    const updated = await ask<ProductRecordWritten>('PUT', '/products/TK%2F1', { body: sent });
    expect(updated).toMatchObject({
      status: 200,
      body: { result: 'updated', data: { ...sent, name_en: 'Buckle', version: 2 } },
    });
    const again = await ask<ProductRecordWritten>('PUT', '/products/TK%2F1', { body: sent });
    expect(again.body).toMatchObject({ result: 'unchanged', data: { version: 2 } });
  });

  it('goes through the writer of products: search finds it, and the history names the key', async () => {
    const { ask, call, signIn, category } = await openErp();
    const { body } = await ask<ProductRecordWritten>('PUT', '/products/HL-35', {
      body: { name_tr: 'Kuşgözü', category_id: category.id },
    });
    const found = await call<object[]>('GET', '/api/pages/search-products?search=kusgozu&lang=tr');
    expect(JSON.stringify(found.body)).toContain('HL-35');
    const path = `/api/admin/products/${body.data.id}/history`;
    const history = await call<{ data: object[] }>('GET', path, undefined, await signIn());
    expect(history.body.data).toMatchObject([{ action: 'create', actor: { name: 'Logo ERP' } }]);
  });

  it('carries associations of the five kinds and claims, and replaces those that are sent', async () => {
    const { ctx, ask, readAll, category } = await openErp();
    for (const code of ['TK', 'VIDA', 'YENI']) await buildProduct(ctx, { code, category_id: category.id });
    const { next_cursor: cursor } = await readAll('');
    const put = (body: object) =>
      ask<Omit<ProductRecordWritten, 'success'> & Pick<Refusal, 'errors'>>('PUT', '/products/TK', { body });
    const claims = [{ kind: 'oeko_tex', value: 'Sınıf II', valid_until: '2027-01-31' }];
    const first = await put({ associations: { spare_part: ['VIDA'], fits_with: ['YENI'] }, claims });
    const nothing = { fits_with: [], spare_part: [], alternative: [], replaces: [], sold_together: [] };
    expect(first.body).toMatchObject({
      result: 'updated',
      data: {
        associations: { ...nothing, fits_with: ['YENI'], spare_part: ['VIDA'] },
        claims: [{ ...claims[0], document: null }],
      },
    });
    // The other side of a mutual kind changed too.
    const { data } = await readAll(`cursor=${cursor}`);
    expect(data.map(({ code, associations }) => [code, associations.fits_with])).toEqual([
      ['TK', ['YENI']],
      ['YENI', ['TK']],
    ]);
    expect((await put({ associations: { spare_part: ['VIDA'] }, claims })).body.result).toBe('unchanged');
    const second = await put({ associations: { fits_with: [], replaces: ['YENI'] }, claims: [] });
    expect(second.body.data).toMatchObject({
      associations: { ...nothing, spare_part: ['VIDA'], replaces: ['YENI'] },
      claims: [],
    });
    for (const [field, body] of [
      ['associations', { associations: { fits_with: ['YOK'] } }],
      ['associations', { associations: { fits_with: ['TK'] } }],
      ['claims', { claims: [...claims, ...claims] }],
    ] as const) {
      const { status, body: refusal } = await put(body);
      expect([status, Object.keys(refusal.errors ?? {})]).toEqual([422, [field]]);
    }
    expect((await put({ associations: { cousin: ['YENI'] } })).status).toBe(422);
    const batch = await ask<ProductBatchWritten>('POST', '/products/batch', {
      body: {
        products: [
          { code: 'A', name_tr: 'A', category_id: category.id, associations: { alternative: ['B'] } },
          { code: 'B', name_tr: 'B', category_id: category.id },
        ],
      },
    });
    expect(batch.body.counts).toMatchObject({ created: 2, refused: 0 });
  });

  it('adds and changes variants by code and leaves the others', async () => {
    const { ctx, ask, category } = await openErp();
    const size = await buildSize(ctx);
    const finish = await buildFinish(ctx);
    const product = await buildProduct(ctx, { code: 'TK', category_id: category.id });
    await buildVariants(ctx, product, [{ code: 'TK-1', weight: 5, size_id: size.id }]);
    const variants = [
      { code: 'TK-1', pack_quantity: 100 },
      { code: 'TK-2', size: size.key, finish: finish.key },
    ];
    const { status, body } = await ask<ProductRecordWritten>('PUT', '/products/TK', { body: { variants } });
    expect([status, body.result]).toEqual([200, 'updated']);
    expect(body.data.variants).toMatchObject([
      { code: 'TK-1', weight: 5, pack_quantity: 100, size: { key: size.key }, finish: null },
      { code: 'TK-2', size: { key: size.key }, finish: { key: finish.key } },
    ]);
    const wrong = { variants: [{ code: 'TK-3', size: 'yok' }] };
    const refused = await ask<Refusal>('PUT', '/products/TK', { body: wrong });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { 'variants.0.size': [/Böyle bir ölçü yok/] } },
    });
  });

  it('changes only the sent fields of the ordering data, of variants and of the own code', async () => {
    const { ctx, ask, category } = await openErp();
    const product = await buildProduct(ctx, { code: 'TK', category_id: category.id });
    await buildVariants(ctx, product, [{ code: 'TK-1' }]);
    const put = (body: object) => ask<ProductRecordWritten>('PUT', '/products/TK', { body });
    const gtin = '4006381333931';
    await put({
      variants: [{ code: 'TK-1', ordering: { gtin, minimum_order: 500 } }],
      ordering: { origin: 'tr' },
    });
    const { body } = await put({ variants: [{ code: 'TK-1', ordering: { minimum_order: 250 } }] });
    expect(body).toMatchObject({
      result: 'updated',
      data: { ordering: { origin: 'TR' }, variants: [{ ordering: { gtin, minimum_order: 250 } }] },
    });
    expect((await put({ ordering: { origin: 'TR' } })).body.result).toBe('unchanged');
    const wrong = await ask<Refusal>('PUT', '/products/TK', {
      body: { variants: [{ code: 'TK-1', ordering: { gtin: '4006381333932' } }] },
    });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['variants.0.ordering.gtin']]);
  });

  it('refuses a product without name or category, the code of a variant, and an old version', async () => {
    const { ctx, ask, category } = await openErp();
    const product = await buildProduct(ctx, { code: 'TK', category_id: category.id });
    await buildVariants(ctx, product, [{ code: 'TK-1' }]);
    const put = async (code: string, body: object) => {
      const answer = await ask<Refusal>('PUT', `/products/${code}`, { body });
      return [answer.status, Object.keys(answer.body.errors ?? {})];
    };
    expect(await put('YENI', { category_id: category.id })).toEqual([422, ['name_tr']]);
    expect(await put('YENI', { name_tr: 'Ad' })).toEqual([422, ['category_id']]);
    expect(await put('TK-1', { name_tr: 'Ad' })).toEqual([422, ['code']]);
    expect(await put('TK', { is_active: 'belki' })).toEqual([422, ['is_active']]);
    expect(await put('TK', { name_tr: 'Ad', version: 7 })).toEqual([409, []]);
  });
});

describe('POST /api/v1/products/batch', () => {
  it('writes every right row and says in both languages what is wrong with the others', async () => {
    const { ctx, ask, category } = await openErp();
    await buildProduct(ctx, { code: 'VAR', category_id: category.id, name: 'Eski' });
    const products = [
      { code: 'YENI', name_tr: 'Yeni', category_id: category.id },
      { code: 'VAR', name_tr: 'Yeni ad' },
      { code: 'KATEGORISIZ', name_tr: 'Ad' },
      { name_tr: 'Kodsuz', category_id: category.id },
      { code: 'VAR', name_tr: 'İkinci kez' },
      { code: 'BOZUK', name_tr: 'Ad', category_id: category.id, is_active: 'belki' },
    ];
    const { status, body } = await ask<ProductBatchWritten>('POST', '/products/batch', {
      body: { products },
    });
    expect(status).toBe(200);
    expect(body.data.map(({ index, code, result }) => [index, code, result])).toEqual([
      [0, 'YENI', 'created'],
      [1, 'VAR', 'updated'],
      [2, 'KATEGORISIZ', 'refused'],
      [3, '', 'refused'],
      [4, 'VAR', 'refused'],
      [5, 'BOZUK', 'refused'],
    ]);
    expect(body.counts).toEqual({ created: 1, updated: 1, unchanged: 0, refused: 4, skipped: 0 });
    for (const { message, message_en } of body.data.slice(2)) {
      expect(message).toMatch(/\p{L}{4}/u);
      expect(message_en).toMatch(/[a-z]{4}.*\.$/);
    }
    const rows = await ctx.db.selectFrom('products').select(['code', 'name']).orderBy('code').execute();
    expect(rows).toMatchObject([{ code: 'VAR', name: '{"tr":"Yeni ad"}' }, { code: 'YENI' }]);
  });

  it('with atomic writes nothing when one row is wrong, and everything otherwise', async () => {
    const { ctx, ask, category } = await openErp();
    const right = ['A', 'B'].map((code) => ({ code, name_tr: code, category_id: category.id }));
    const send = async (products: object[]) =>
      (await ask<ProductBatchWritten>('POST', '/products/batch', { body: { products, atomic: true } })).body;
    const count = async () => (await ctx.db.selectFrom('products').select('id').execute()).length;
    const refused = await send([...right, { code: 'C' }]);
    expect(refused.data.map(({ result }) => result)).toEqual(['skipped', 'skipped', 'refused']);
    expect(await count()).toBe(0);
    expect(await ctx.db.selectFrom('history').selectAll().where('entity', '=', 'product').execute()).toEqual(
      [],
    );
    expect((await send(right)).data.map(({ result }) => result)).toEqual(['created', 'created']);
    expect(await count()).toBe(2);
  });

  it('a batch of nothing but wrong rows changes nothing, and 501 rows are refused', async () => {
    const { ctx, ask } = await openErp();
    const before = await ctx.connections.readRevision();
    const wrong = await ask('POST', '/products/batch', { body: { products: [{ code: 'A' }] } });
    expect([wrong.status, await ctx.connections.readRevision()]).toEqual([200, before]);
    const many = Array.from({ length: 501 }, (_, index) => ({ code: `N-${index}` }));
    expect((await ask('POST', '/products/batch', { body: { products: many } })).status).toBe(422);
  });

  it('takes 500 products in one call', async () => {
    const { ctx, ask, category } = await openErp();
    const description_tr = `<p>${'Metal toka. '.repeat(300)}</p>`;
    const products = Array.from({ length: 500 }, (_, index) => {
      return { code: `N-${index}`, name_tr: `Ad ${index}`, category_id: category.id, description_tr };
    });
    const { body } = await ask<ProductBatchWritten>('POST', '/products/batch', { body: { products } });
    expect(body.counts.created).toBe(500);
    expect(await ctx.db.selectFrom('products').select('id').execute()).toHaveLength(500);
  });
});

describe('Idempotency-Key', () => {
  const batchOf = (category: number, name_tr = 'Ad') => ({
    products: [{ code: 'A', name_tr, category_id: category }],
  });

  it('a repeated call gets the stored answer and writes nothing', async () => {
    const { ctx, ask, category } = await openErp();
    const send = () =>
      ask<ProductBatchWritten>('POST', '/products/batch', { body: batchOf(category.id), once: 'k-1' });
    const first = await send();
    expect(first.body.counts.created).toBe(1);
    const revision = await ctx.connections.readRevision();
    expect(await send()).toEqual(first);
    expect(await ctx.connections.readRevision()).toBe(revision);
  });

  it('the same key with another body is 422; another key of a program does not know it', async () => {
    const { ask, makeKey, category } = await openErp();
    await ask('POST', '/products/batch', { body: batchOf(category.id), once: 'k-1' });
    const other = await ask('POST', '/products/batch', { body: batchOf(category.id, 'Başka'), once: 'k-1' });
    expect(other.status).toBe(422);
    const { token: key } = await makeKey();
    const elsewhere = await ask<ProductBatchWritten>('POST', '/products/batch', {
      body: batchOf(category.id, 'Başka'),
      once: 'k-1',
      key,
    });
    expect(elsewhere.body.counts.updated).toBe(1);
  });

  it('after 24 hours the call runs again', async () => {
    const { ask, clock, category } = await openErp();
    const send = (name: string) =>
      ask<ProductBatchWritten>('POST', '/products/batch', { body: batchOf(category.id, name), once: 'k-1' });
    await send('Ad');
    clock.advance(dayMs - 1);
    expect((await send('Yeni')).status).toBe(422);
    clock.advance(1);
    expect((await send('Yeni')).body.counts.updated).toBe(1);
  });

  it('calls at once run once, over all processes', async () => {
    const { settings, ask, app, makeKey, category } = await openErp();
    const other = await openTestApp({ settings });
    const { token } = await makeKey();
    const sent = [app, other.app, app, other.app, app].map((one) =>
      one.inject({
        method: 'POST',
        url: '/api/v1/products/batch',
        payload: batchOf(category.id),
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'k-1' },
      }),
    );
    const answers = await Promise.all(sent);
    for (const answer of answers)
      expect([answer.statusCode, answer.json<ProductBatchWritten>().counts.created]).toEqual([200, 1]);
    const { body } = await ask<{ data: object[] }>('GET', '/products');
    expect(body.data).toHaveLength(1);
  });

  it('a refused call is not stored, so a mended one may use the key', async () => {
    const { ask, category } = await openErp();
    const put = (body: object) => ask('PUT', '/products/A', { body, once: 'k-1' });
    expect((await put({ name_tr: 'Ad' })).status).toBe(422);
    expect((await put({ name_tr: 'Ad', category_id: category.id })).status).toBe(201);
    expect((await put({ name_tr: 'Ad', category_id: category.id })).status).toBe(201);
  });
});
