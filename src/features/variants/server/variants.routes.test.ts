import { describe, expect, it } from 'vitest';
import type { Product } from '#features/products/product.ts';
import type { Variants } from '../variant.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp } from '#test/app.ts';
import { buildFinish, buildMedium, buildProduct, buildSize, buildVariants } from '#test/factories.ts';

const app = await openTestApp();
const editor = await app.signIn('editor');
const size = await buildSize(app.ctx, { name: '25 mm', number: 25 });
const otherSize = await buildSize(app.ctx, { name: '40 mm', number: 40 });
const finish = await buildFinish(app.ctx, { name: 'Nikel' });

type Answer = Variants & { data: Variants } & Pick<Failure, 'message' | 'errors'>;
const call = (method: 'GET' | 'PUT', product: { id: number }, body?: object, path = '') =>
  app.call<Answer>(method, `/api/admin/products/${product.id}/variants${path}`, body, editor);
const read = async (product: { id: number }) => (await call('GET', product)).body;
const store = (product: { id: number }, variants: readonly object[], more = {}) =>
  call('PUT', product, { variants, ...more });
const codesOf = ({ variants }: Variants) => variants.map(({ code }) => code);

describe('the variants of a product', () => {
  it('are stored as a whole grid: rows can be added, changed and removed, and keep their ids', async () => {
    const product = await buildProduct(app.ctx);
    expect(await read(product)).toMatchObject({ variants: [] });
    const { id: image_id } = await buildMedium(app.ctx);
    const first = { code: 'A-25', size_id: size.id, finish_id: finish.id, weight: 12.5, pack_quantity: 100 };
    const { body } = await store(product, [
      { ...first, image_id },
      { code: 'A-40', size_id: otherSize.id, is_active: false },
    ]);
    const [one, two] = body.data.variants;
    expect(one).toMatchObject({ ...first, image: { media_id: image_id }, is_active: true, version: 1 });
    expect(two).toMatchObject({ code: 'A-40', finish_id: null, image: null, is_active: false });
    const after = await store(product, [{ ...two, code: 'A-41' }, { code: 'A-1' }]);
    expect(after.body.data.variants).toMatchObject([
      { id: two?.id, code: 'A-41', version: 2 },
      { code: 'A-1', version: 1 },
    ]);
    expect(await read(product)).toEqual(after.body.data);
  });

  it('exchange codes and combinations within one grid', async () => {
    const product = await buildProduct(app.ctx);
    const [one, two] = await buildVariants(app.ctx, product, [
      { code: 'B-1', size_id: size.id },
      { code: 'B-2', size_id: otherSize.id },
    ]);
    const { body } = await store(product, [
      { ...one, code: 'B-2', size_id: otherSize.id },
      { ...two, code: 'B-1', size_id: size.id },
    ]);
    expect(body.data.variants).toMatchObject([
      { id: one?.id, code: 'B-2', size_id: otherSize.id, version: 2 },
      { id: two?.id, code: 'B-1', size_id: size.id, version: 2 },
    ]);
  });

  it('write nothing when nothing changes', async () => {
    const product = await buildProduct(app.ctx);
    const variants = await buildVariants(app.ctx, product, [
      { code: 'N-1' },
      { code: 'N-2', size_id: size.id },
    ]);
    const rows = variants.map((row) => ({ ...row, id: null, version: undefined }));
    const revision = await app.ctx.connections.readRevision();
    expect((await store(product, variants)).body.data.variants).toEqual(variants);
    expect((await store(product, rows)).body.data.variants).toEqual(variants);
    expect(await app.ctx.connections.readRevision()).toBe(revision);
  });

  it('can be reordered; an outdated order and unknown ids are refused', async () => {
    const product = await buildProduct(app.ctx);
    const built = await buildVariants(app.ctx, product, [
      { code: 'O-1' },
      { code: 'O-2', size_id: size.id },
      { code: 'O-3', size_id: otherSize.id },
    ]);
    const ids = built.map(({ id }) => id);
    const { order_version } = await read(product);
    const ordered = await call('PUT', product, { queue: ids.toReversed(), order_version }, '/queue');
    expect(codesOf(ordered.body.data)).toEqual(['O-3', 'O-2', 'O-1']);
    expect(ordered.body.data.variants.map(({ version }) => version)).toEqual([1, 1, 1]);
    const late = await call('PUT', product, { queue: ids, order_version }, '/queue');
    expect(late.status).toBe(409);
    expect((await call('PUT', product, { queue: [99_999] }, '/queue')).status).toBe(422);
  });

  it('belong to a product that exists', async () => {
    expect((await call('GET', { id: 99_999 })).status).toBe(404);
    expect((await store({ id: 99_999 }, [])).status).toBe(404);
    expect((await call('PUT', { id: 99_999 }, { queue: [] }, '/queue')).status).toBe(404);
  });

  it('are not stored over those of somebody else: the answer has the present grid', async () => {
    const product = await buildProduct(app.ctx);
    const [one] = await buildVariants(app.ctx, product, [{ code: 'C-1' }]);
    const { order_version } = await read(product);
    await store(product, [
      { ...one, weight: 5 },
      { code: 'C-2', size_id: size.id },
    ]);
    const present = await read(product);
    for (const answer of [
      await store(product, [{ ...one, weight: 9 }]),
      await store(product, [{ ...one, version: 2 }], { order_version }),
      await store(product, [{ id: 99_999, version: 1, code: 'C-9' }]),
    ]) {
      expect([answer.status, answer.body.data]).toEqual([409, present]);
    }
  });

  it('accept only the first of several simultaneous writes', async () => {
    const product = await buildProduct(app.ctx);
    await buildVariants(app.ctx, product, [{ code: 'P-1' }]);
    const { variants, order_version } = await read(product);
    const add = (code: string) =>
      store(product, [...variants, { code, size_id: size.id }], { order_version });
    const answers = await Promise.all([add('P-2'), add('P-3'), add('P-4')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const winner = answers.find(({ status }) => status === 200);
    expect(await read(product)).toEqual(winner?.body.data);
  });
});

describe('the codes of variants', () => {
  it('are checked before a sheet is filled: those of other articles are named, its own are free', async () => {
    const other = await buildProduct(app.ctx, { code: 'SOR-1', name: 'Damla Kanca' });
    await buildVariants(app.ctx, other, [{ code: 'SOR-1-N' }]);
    const product = await buildProduct(app.ctx, { code: 'SOR-2', name: 'Kare Kanca' });
    await buildVariants(app.ctx, product, [{ code: 'SOR-2-N' }]);
    const ask = (codes: unknown, id = product.id) =>
      app.call('POST', `/api/admin/products/${id}/variants/codes`, { codes }, editor);
    const { body } = await ask(['SOR-1', 'sor-1-n', 'SOR-2', 'SOR-2-N', 'SOR-9']);
    expect(body).toEqual({
      taken: [
        { code: 'SOR-1', reason: '“SOR-1” kodunu “SOR-1 Damla Kanca” ürünü kullanıyor.' },
        { code: 'sor-1-n', reason: expect.stringContaining('yalnız harf büyüklüğüyle ayrılıyor') as string },
        { code: 'SOR-2', reason: expect.stringContaining('“SOR-2 Kare Kanca”') as string },
      ],
    });
    expect((await ask(['SOR-1'], 999_999)).status).toBe(404);
    expect((await ask('x')).status).toBe(422);
  });

  it('are unique over all products and variants; the refusal says which product has the code', async () => {
    const other = await buildProduct(app.ctx, { code: 'U-1', name: 'Damla Kanca' });
    await buildVariants(app.ctx, other, [{ code: 'U-1-N' }]);
    const product = await buildProduct(app.ctx, { code: 'U-2', name: 'Kare Kanca' });
    const { status, body } = await store(product, [
      { code: 'U-1' },
      { code: 'U-1-N', size_id: size.id },
      { code: 'U-2', finish_id: finish.id },
      { code: 'U-3', size_id: otherSize.id },
      { code: 'U-3', size_id: size.id, finish_id: finish.id },
      { code: '', size_id: otherSize.id, finish_id: finish.id },
    ]);
    expect([status, body.errors]).toEqual([
      422,
      {
        'variants.0.code': ['“U-1” kodunu “U-1 Damla Kanca” ürünü kullanıyor.'],
        'variants.1.code': ['“U-1-N” kodunu “U-1 Damla Kanca” ürünü kullanıyor.'],
        'variants.2.code': ['Bu, ürünün kendi kodu; varyantın ayrı bir kodu olmalı.'],
        'variants.4.code': ['“U-3” kodu iki kez yazılmış.'],
        'variants.5.code': ['Value is required'],
      },
    ]);
    const edit = (code: string) =>
      app.call<Answer>('PUT', `/api/admin/products/${product.id}`, { code }, editor);
    expect((await edit('U-1-N')).body.errors).toEqual({
      code: ['“U-1-N” kodunu “U-1 Damla Kanca” ürünü kullanıyor.'],
    });
  });

  it.each([
    ['a size that is gone', { size_id: 99_999 }, 'variants.0.size_id'],
    ['a finish that is gone', { finish_id: 99_999 }, 'variants.0.finish_id'],
    ['a picture that is gone', { image_id: 99_999 }, 'variants.0.image_id'],
    ['a negative weight', { weight: -1 }, 'variants.0.weight'],
  ])('are refused together with %s', async (_, values, field) => {
    const { status, body } = await store(await buildProduct(app.ctx), [{ code: 'W-1', ...values }]);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('have each combination of size and finish once', async () => {
    const row = { size_id: size.id, finish_id: finish.id };
    const { body } = await store(await buildProduct(app.ctx), [
      { code: 'D-1', ...row },
      { code: 'D-2', ...row },
    ]);
    expect(body.errors).toEqual({ 'variants.1.size_id': ['Bu ölçü ve kaplama iki kez var.'] });
  });
});

describe('what variants use', () => {
  it('is not deleted: sizes, finishes and pictures name the product', async () => {
    const own = {
      size: await buildSize(app.ctx),
      finish: await buildFinish(app.ctx),
      medium: await buildMedium(app.ctx, { name: 'varyant.jpg' }),
    };
    const product = await buildProduct(app.ctx, { code: 'K-1', name: 'Kanca' });
    await buildVariants(app.ctx, product, [
      { size_id: own.size.id, finish_id: own.finish.id, image_id: own.medium.id },
    ]);
    const remove = (url: string) => app.call<Failure>('DELETE', `/api/admin/${url}`, undefined, editor);
    expect((await remove(`sizes/${own.size.id}`)).body.message).toBe(
      'Bu ölçü 1 üründe kullanılıyor: “K-1”. Önce bu ürünlerden kaldırın.',
    );
    expect((await remove(`finishes/${own.finish.id}`)).body.message).toContain('“K-1”');
    expect((await remove(`media/${own.medium.id}`)).body.message).toContain('“K-1 Kanca” ürünü');
    await remove(`products/${product.id}`);
    expect((await remove(`sizes/${own.size.id}`)).body.message).toContain(
      'Geri alınabilir 1 silinmiş üründe bu ölçü var: “K-1”.',
    );
    expect((await remove(`media/${own.medium.id}`)).body.message).toContain('(silinmiş, geri alınabilir)');
    const admin = await app.signIn('admin');
    await app.call<Product>('PUT', `/api/admin/products/${product.id}/restore`, {}, admin);
    await store(product, []);
    expect((await remove(`sizes/${own.size.id}`)).status).toBe(200);
    expect((await remove(`media/${own.medium.id}`)).status).toBe(200);
  });
});
