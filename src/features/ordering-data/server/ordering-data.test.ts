import { describe, expect, it } from 'vitest';
import type { Product } from '#features/products/product.ts';
import type { ProductHistoryPage } from '#features/products/product-history.ts';
import type { Variants } from '#features/variants/variant.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp } from '#test/app.ts';
import { buildProduct, buildSize } from '#test/factories.ts';
import { noOwnOrderingData } from '../ordering-data.ts';
import { orderingProblems } from '../ordering-fields.rules.ts';

const app = await openTestApp();
const editor = await app.signIn('editor');
const admin = await app.signIn('admin');
const size = await buildSize(app.ctx, { name: '25 mm' });

type Id = { id: number };
type Answer = Variants & { data: Variants } & Pick<Failure, 'message' | 'errors'>;
const call = (method: 'GET' | 'PUT', { id }: Id, body?: object) =>
  app.call<Answer>(method, `/api/admin/products/${id}/variants`, body, editor);
const read = async (product: Id) => (await call('GET', product)).body;
const history = async ({ id }: Id) =>
  (await app.call<ProductHistoryPage>('GET', `/api/admin/products/${id}/history`, undefined, editor)).body
    .data;
const product = async ({ id }: Id) =>
  (await app.call<Product>('GET', `/api/admin/products/${id}`, undefined, editor)).body;

const gtins = ['4006381333931', '036000291452', '40170725', '10614141000415'] as const;
const full = {
  status: 'new',
  minimum_order: 500,
  carton_quantity: 2000,
  length: 35.5,
  width: 24,
  height: 5,
  gross_weight: 12.5,
  lead_time: { tr: '3 hafta', en: '3 weeks' },
  origin: 'TR',
  hs_code: '830810000000',
  gtin: gtins[0],
  successor: '',
};

describe('the ordering data of a variant', () => {
  it('is stored with the grid, raises the version of its row alone, and is removed with it', async () => {
    const model = await buildProduct(app.ctx);
    const { body } = await call('PUT', model, {
      variants: [
        { code: 'OD-1', ordering: full },
        { code: 'OD-2', size_id: size.id },
      ],
    });
    const [one, two] = body.data.variants;
    expect(one?.ordering).toEqual(full);
    const changed = { ...one, ordering: { ...full, minimum_order: 100 } };
    const after = (await call('PUT', model, { variants: [changed, two] })).body.data;
    expect(after.variants.map(({ version }) => version)).toEqual([2, 1]);
    expect(after.variants[0]?.ordering).toMatchObject({ minimum_order: 100, gtin: gtins[0] });
    await call('PUT', model, { variants: [two] });
    const rows = app.ctx.db.selectFrom('ordering_data').selectAll().where('product_id', '=', model.id);
    expect(await rows.execute()).toEqual([]);
  });

  it('stays when a call does not send it', async () => {
    const model = await buildProduct(app.ctx);
    await call('PUT', model, { variants: [{ code: 'KEEP-1', ordering: { origin: 'TR' } }] });
    await call('PUT', model, { variants: [{ code: 'KEEP-1', weight: 3 }] });
    expect((await read(model)).variants).toMatchObject([{ weight: 3, ordering: { origin: 'TR' } }]);
  });

  it('changed by somebody else is not overwritten', async () => {
    const model = await buildProduct(app.ctx);
    await call('PUT', model, { variants: [{ code: 'CON-1' }] });
    const { variants, order_version } = await read(model);
    const mine = variants.map((row) => ({ ...row, ordering: { ...full, gtin: '' } }));
    expect((await call('PUT', model, { variants: mine, order_version })).status).toBe(200);
    const late = variants.map((row) => ({ ...row, ordering: { ...row.ordering, minimum_order: 7 } }));
    const refused = await call('PUT', model, { variants: late, order_version });
    expect([refused.status, refused.body.data]).toEqual([409, await read(model)]);
    expect(refused.body.data.variants[0]?.ordering.minimum_order).toBe(500);
  });

  it('with a wrong value is refused with a text at its field', async () => {
    const model = await buildProduct(app.ctx);
    const errorsOf = async (ordering: object) =>
      (await call('PUT', model, { variants: [{ code: 'BAD-1', ordering }] })).body.errors;
    expect(await errorsOf({ gtin: '4006381333932' })).toEqual({
      'variants.0.ordering.gtin': [orderingProblems.gtinCheck],
    });
    expect(await errorsOf({ hs_code: '83081' })).toEqual({
      'variants.0.ordering.hs_code': [orderingProblems.hs_code],
    });
    expect(await errorsOf({ origin: 'Türkiye' })).toHaveProperty(['variants.0.ordering.origin']);
    expect(await errorsOf({ minimum_order: 0 })).toHaveProperty(['variants.0.ordering.minimum_order']);
    expect(await errorsOf({ status: 'replaced' })).toEqual({
      'variants.0.successor': [orderingProblems.successorMissing],
    });
    expect(await errorsOf({ status: 'replaced', successor: 'YOK-9' })).toEqual({
      'variants.0.successor': ['“YOK-9” kodlu bir ürün yok; yerine geçen ürünün kodunu yazın.'],
    });
    expect((await read(model)).variants).toEqual([]);
  });

  it('has a GTIN that no other live article has, in whatever length it is written', async () => {
    const one = await buildProduct(app.ctx);
    const two = await buildProduct(app.ctx);
    await call('PUT', one, { variants: [{ code: 'G-1', ordering: { gtin: gtins[1] } }] });
    const taken = { variants: [{ code: 'G-2', ordering: { gtin: `00${gtins[1]}` } }] };
    expect((await call('PUT', two, taken)).body.errors).toEqual({
      'variants.0.gtin': ['Bu GTIN “G-1” kodunda var; her ürünün ayrı bir GTIN’i olur.'],
    });
    expect(
      (
        await call('PUT', two, {
          variants: [{ code: 'G-2', ordering: { gtin: gtins[2] } }],
          own: { gtin: gtins[2] },
        })
      ).body.errors,
    ).toEqual({ 'variants.0.gtin': ['Bu GTIN iki kez yazılmış.'] });
    await app.call('DELETE', `/api/admin/products/${one.id}`, {}, admin);
    expect((await call('PUT', two, taken)).status).toBe(200);
    await app.call('PUT', `/api/admin/products/${one.id}/restore`, {}, admin);
    expect((await read(one)).variants[0]?.ordering.gtin ?? '').toBe('');
    expect((await read(two)).variants[0]?.ordering.gtin).toBe(`00${gtins[1]}`);
  });

  it('two articles of a product can exchange their GTINs', async () => {
    const model = await buildProduct(app.ctx);
    const grid = (first: string, second: string) => ({
      variants: [
        { code: 'X-1', ordering: { gtin: first } },
        { code: 'X-2', size_id: size.id, ordering: { gtin: second } },
      ],
    });
    await call('PUT', model, grid(gtins[2], gtins[3]));
    expect((await call('PUT', model, grid(gtins[3], gtins[2]))).status).toBe(200);
  });
});

describe('the ordering data of a product’s own code', () => {
  it('is stored with the grid, raises the version of the product, and counts in the order version', async () => {
    const model = await buildProduct(app.ctx);
    const before = await read(model);
    expect(before.own).toEqual(noOwnOrderingData);
    const own = { ...full, gtin: '', weight: 4.5, pack_quantity: 100 };
    const answer = await call('PUT', model, { variants: [], own, order_version: before.order_version });
    expect(answer.body.data.own).toEqual(own);
    expect((await product(model)).version).toBe(model.version + 1);
    const late = await call('PUT', model, {
      variants: [],
      own: { ...own, weight: 9 },
      order_version: before.order_version,
    });
    expect([late.status, late.body.data]).toEqual([409, await read(model)]);
  });

  it('refuses itself as its successor', async () => {
    const model = await buildProduct(app.ctx, { code: 'SELF-1' });
    const own = { status: 'replaced', successor: 'SELF-1' };
    expect((await call('PUT', model, { variants: [], own })).body.errors).toEqual({
      'own.successor': [orderingProblems.successorSelf],
    });
  });
});

describe('the history', () => {
  it('shows the data before and after a change and can restore it', async () => {
    const model = await buildProduct(app.ctx, { code: 'HIST' });
    const own = { ...full, gtin: '', weight: 4.5, pack_quantity: 100 };
    await call('PUT', model, { variants: [{ code: 'HIST-1', ordering: { ...full, gtin: '' } }], own });
    await call('PUT', model, { variants: [{ code: 'HIST-1', ordering: {} }], own: {} });
    const [last, first] = await history(model);
    expect(last?.before).toMatchObject([
      { code: 'HIST', is_own: true, weight: 4.5, ordering: { origin: 'TR' } },
      { code: 'HIST-1', ordering: { origin: 'TR', minimum_order: 500 } },
    ]);
    expect(last?.after).toMatchObject([{ code: 'HIST-1', ordering: { origin: '', minimum_order: null } }]);
    await app.call('PUT', `/api/admin/products/${model.id}/history/${first?.id}`, {}, admin);
    const { variants, own: restored } = await read(model);
    expect(restored).toEqual(own);
    expect(variants[0]?.ordering).toEqual({ ...full, gtin: '' });
  });

  it('restores everything but a GTIN that another product has by now, and names it', async () => {
    const one = await buildProduct(app.ctx);
    const two = await buildProduct(app.ctx);
    const gtin = '5901234123457';
    await call('PUT', one, { variants: [{ code: 'T-A', ordering: { gtin, origin: 'TR' } }] });
    await call('PUT', one, { variants: [{ code: 'T-A', ordering: {} }] });
    await call('PUT', two, { variants: [{ code: 'T-B', ordering: { gtin } }] });
    const [, first] = await history(one);
    const answer = await app.call<{ message: string }>(
      'PUT',
      `/api/admin/products/${one.id}/history/${first?.id}`,
      {},
      admin,
    );
    expect(answer.body.message).toContain(gtin);
    expect((await read(one)).variants[0]?.ordering).toMatchObject({ gtin: '', origin: 'TR' });
  });
});

it('a copy has the same data but no GTIN', async () => {
  const model = await buildProduct(app.ctx);
  const gtin = '9780201379624';
  await call('PUT', model, {
    variants: [{ code: 'CP-1', ordering: { ...full, gtin } }],
    own: { origin: 'TR' },
  });
  const { body } = await app.call<{ data: Product }>(
    'POST',
    `/api/admin/products/${model.id}/duplicate`,
    {},
    editor,
  );
  const copy = await read(body.data);
  expect(copy.own.origin).toBe('TR');
  expect(copy.variants[0]?.ordering).toEqual({ ...full, gtin: '' });
});
