import { describe, expect, it } from 'vitest';
import type { ProductHistoryPage } from '#features/products/product-history.ts';
import type { Product } from '#features/products/product.ts';
import type { Variants } from '../variant.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp } from '#test/app.ts';
import { buildFinish, buildMedium, buildProduct, buildSize, buildVariants } from '#test/factories.ts';

const app = await openTestApp();
const editor = await app.signIn('editor');
const admin = await app.signIn('admin');
const size = await buildSize(app.ctx, { name: '25 mm' });

type Id = { id: number };
type Written = { data: Product } & Pick<Failure, 'message' | 'errors'>;
const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  app.call<Written>(method, `/api/admin/${url}`, body, admin);
const read = async ({ id }: Id) =>
  (await app.call<Variants>('GET', `/api/admin/products/${id}/variants`, undefined, editor)).body.variants;
const codes = async (product: Id) => (await read(product)).map(({ code }) => code);
const history = async ({ id }: Id) =>
  (await app.call<ProductHistoryPage>('GET', `/api/admin/products/${id}/history`, undefined, editor)).body
    .data;
const changes = async (product: Id) =>
  (await history(product)).flatMap((entry) => (entry.part === 'variants' ? [entry] : []));
const goBack = async (product: Id, entry: Id | undefined) =>
  call('PUT', `products/${product.id}/history/${entry?.id}`, {});

describe('the history of a product', () => {
  it('shows its variants before and after a change, with names of sizes and finishes', async () => {
    const product = await buildProduct(app.ctx);
    const finish = await buildFinish(app.ctx, { name: 'Nikel' });
    const { id: image_id } = await buildMedium(app.ctx);
    await buildVariants(app.ctx, product, [
      { code: 'H-1', size_id: size.id, finish_id: finish.id, image_id },
    ]);
    await buildVariants(app.ctx, product, [{ code: 'H-2', weight: 3 }]);
    const [second, first] = await changes(product);
    expect([first?.action, first?.before]).toEqual(['update', []]);
    expect(first?.after).toMatchObject([
      { code: 'H-1', size: '25 mm', finish: 'Nikel', image: { media_id: image_id }, is_active: true },
    ]);
    expect(second?.before).toEqual(first?.after);
    expect(second?.after).toMatchObject([{ code: 'H-2', size: '', finish: '', weight: 3, image: null }]);
  });

  it('restores variants; what no longer exists is left out and named', async () => {
    const product = await buildProduct(app.ctx);
    const other = await buildSize(app.ctx, { name: '12 mm' });
    const finish = await buildFinish(app.ctx, { name: 'Altın' });
    const medium = await buildMedium(app.ctx, { name: 'eski.jpg', width: 61 });
    const before = await buildVariants(app.ctx, product, [
      { code: 'R-1', size_id: size.id },
      { code: 'R-2', size_id: other.id },
      { code: 'R-3', finish_id: finish.id },
      { code: 'R-4', size_id: size.id, finish_id: finish.id },
      { code: 'R-5', image_id: medium.id },
    ]);
    const [entry] = await changes(product);
    await app.call(
      'PUT',
      `/api/admin/products/${product.id}/variants`,
      { variants: [{ ...before[0], code: 'R-9' }] },
      editor,
    );
    expect((await goBack(product, entry)).body.message).toBeUndefined();
    expect(await read(product)).toMatchObject(before.map(({ code, image }) => ({ code, image })));
    expect((await read(product))[0]?.id).toBe(before[0]?.id);

    await buildVariants(app.ctx, product, []);
    for (const url of [`sizes/${other.id}`, `finishes/${finish.id}`, `media/${medium.id}`])
      expect((await call('DELETE', url)).status).toBe(200);
    await buildVariants(app.ctx, await buildProduct(app.ctx), [{ code: 'R-1' }]);
    expect((await goBack(product, entry)).body.message).toBe(
      'Kodları artık başka yerde kullanılan varyantlar geri alınamadı: “R-1”. Silinmiş ölçülerin varyantları geri alınamadı: “12 mm”. Silinmiş kaplamaların varyantları geri alınamadı: “Altın”. Silinmiş dosyalar geri alınamadı: “eski.jpg”.',
    );
    expect(await read(product)).toMatchObject([{ code: 'R-5', image: null }]);
    expect((await changes(product))[0]?.action).toBe('restore');
  });
});

describe('a product with variants', () => {
  it('is duplicated with variants whose codes follow its own', async () => {
    const product = await buildProduct(app.ctx, { code: 'TK-7' });
    await buildVariants(app.ctx, product, [
      { code: 'TK-7-N', size_id: size.id, weight: 8, is_active: false },
      { code: 'ALT' },
    ]);
    const { body } = await call('POST', `products/${product.id}/duplicate`, {});
    expect(await read(body.data)).toMatchObject([
      { code: 'TK-7-KOPYA-N', size_id: size.id, weight: 8, is_active: false, version: 1 },
      { code: 'ALT-KOPYA' },
    ]);
    const again = await call('POST', `products/${product.id}/duplicate`, { code: 'TK-8' });
    expect(await codes(again.body.data)).toEqual(['TK-8-N', 'ALT-KOPYA-2']);
    expect((await changes(again.body.data))[0]?.after).toHaveLength(2);
  });

  it('frees its codes while it is deleted, and gets numbered ones back if they are taken', async () => {
    const product = await buildProduct(app.ctx, { code: 'G-1' });
    const { id: finish_id } = await buildFinish(app.ctx);
    await buildVariants(app.ctx, product, [
      { code: 'G-1-A' },
      { code: 'G-1-B', size_id: size.id },
      { code: 'G-1-A-2', finish_id },
    ]);
    await call('DELETE', `products/${product.id}`);
    const other = await buildProduct(app.ctx, { code: 'G-1-A' });
    await buildVariants(app.ctx, other, [{ code: 'G-1' }, { code: 'G-1-2', size_id: size.id }]);
    const { body } = await call('PUT', `products/${product.id}/restore`, {});
    expect(body.data.code).toBe('G-1-3');
    // A code of the product that nobody took stays, so the one that was taken gets the next number.
    expect(await codes(product)).toEqual(['G-1-A-3', 'G-1-B', 'G-1-A-2']);
    const [renamed] = await changes(product);
    expect(renamed?.after?.map(({ code }) => code)).toEqual(['G-1-A-3', 'G-1-B', 'G-1-A-2']);
    expect(renamed?.batch).toBe((await history(product)).find(({ action }) => action === 'restore')?.batch);
  });

  it('cannot take the code of one of its variants, nor be restored to it', async () => {
    const product = await buildProduct(app.ctx, { code: 'E-1' });
    const [created] = await history(product);
    await call('PUT', `products/${product.id}`, { code: 'E-2' });
    await buildVariants(app.ctx, product, [{ code: 'E-1' }]);
    const refusal = '“E-1” bu ürünün bir varyantının kodu.';
    expect((await call('PUT', `products/${product.id}`, { code: 'E-1' })).body.errors).toEqual({
      code: [refusal],
    });
    const { body } = await goBack(product, created);
    expect([body.data.code, body.message]).toEqual(['E-2', `${refusal} Bugünkü kod kaldı.`]);
  });
});
