import { describe, expect, it } from 'vitest';
import type { ProductHistoryPage, ProductVersion } from '../product-history.ts';
import type { Product } from '../product.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';

const app = await openTestApp();
const admin = await app.signIn('admin');
const editor = await app.signIn('editor');

type Written = Pick<Failure, 'message' | 'errors'> & { data: Product };
const call = <Body = Written>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  app.call<Body>(method, `/api/admin/${url}`, body, admin);
const update = (id: number, body: object) => call('PUT', `products/${id}`, body);
const get = async (id: number) => (await call<Product>('GET', `products/${id}`)).body;
const history = async (id: number, page = 1) =>
  (await call<ProductHistoryPage>('GET', `products/${id}/history?page=${page}`)).body;
const restore = (id: number, entry: number | undefined, body: object = {}) =>
  call('PUT', `products/${id}/history/${entry}`, body);
const revision = () => app.ctx.connections.readRevision();

/** The changes of the product itself, each with the version before and after. */
async function changesOf(id: number) {
  const { data } = await history(id);
  return data.flatMap((entry) => (entry.part === null ? [entry] : []));
}
const entryOf = async (id: number, isWanted: (after: ProductVersion) => boolean) =>
  (await changesOf(id)).find(({ after }) => after && isWanted(after))?.id;
const valuesOf = async (id: number, field: keyof ProductVersion) =>
  (await changesOf(id)).map(({ action, before, after }) => [action, before?.[field], after?.[field]]);

async function buildType(name: string) {
  const { body } = await call<{ data: { id: number; key: string } }>('POST', 'transporter-types', {
    name_tr: name,
  });
  return body.data;
}

describe('the history of a product', () => {
  it('lists who changed which field, transporter types too, the latest first', async () => {
    const { id } = await buildProduct(app.ctx, { name: 'Bir', transporter_types: ['kayis'] });
    await update(id, { name_tr: 'İki', transporter_types: ['zincir', 'kayis'], attributes: [] });
    await update(id, { transporter_types: [] });
    const [types, name, created] = await changesOf(id);
    expect(created).toMatchObject({ action: 'create', actor: null, before: null });
    expect(created?.after).toMatchObject({ name_tr: 'Bir', transporter_types: ['kayis'], version: 1 });
    expect(name?.actor?.name).toMatch(/^Kullanıcı/);
    expect(name?.before).toEqual(created?.after);
    expect(name?.after?.transporter_types.toSorted()).toEqual(['kayis', 'zincir']);
    expect(name?.after?.category_name).toMatch(/^Kategori/);
    expect(types?.after).toMatchObject({ name_tr: 'İki', transporter_types: [], version: 3 });
    expect(types?.batch).toBeNull();
  });

  it('shows whole versions for bulk changes, which many products share', async () => {
    const category = await buildCategory(app.ctx, { name: 'Yeni yer' });
    const product = await buildProduct(app.ctx, { name: 'Toplu' });
    const other = await buildProduct(app.ctx);
    const { id } = product;
    const id_list = [id, other.id];
    await call('PUT', 'products/active', { id_list, is_active: 0 });
    await call('PUT', 'products/category', { id_list, category_id: category.id });
    await call('DELETE', 'products', { delete_list: id_list });
    await call('PUT', `products/${id}/restore`);
    expect(await valuesOf(id, 'category_id')).toEqual([
      ['restore', undefined, category.id],
      ['delete', category.id, undefined],
      ['update', product.category_id, category.id],
      ['update', product.category_id, product.category_id],
      ['create', undefined, product.category_id],
    ]);
    const changes = await changesOf(id);
    expect(changes.map(({ after }) => [after?.name_tr, after?.is_active, after?.version])).toEqual([
      ['Toplu', false, 5],
      [undefined, undefined, undefined],
      ['Toplu', false, 3],
      ['Toplu', false, 2],
      ['Toplu', true, 1],
    ]);
    expect(changes[2]?.batch).toBeTruthy();
    await call('PUT', `products/${other.id}/restore`);
    expect((await changesOf(other.id))[2]?.batch).toBe(changes[2]?.batch);
  });

  it('comes in pages, and even a page with only bulk changes shows whole versions', async () => {
    const { id } = await buildProduct(app.ctx, { name: 'Sayfa' });
    for (let n = 0; n < 25; n += 1) await call('PUT', 'products/active', { id_list: [id], is_active: n % 2 });
    const first = await history(id);
    expect(first).toMatchObject({ current_page: 1, last_page: 2, total: 26, per_page: 24 });
    expect(first.data.map(({ after }) => (after as ProductVersion).name_tr)).toEqual(
      Array.from({ length: 24 }, () => 'Sayfa'),
    );
    expect((await history(id, 2)).data).toHaveLength(2);
    expect((await history(id, 3)).data).toEqual([]);
  });

  it('begins with the copied values for a duplicate', async () => {
    const { id } = await buildProduct(app.ctx, { name: 'Asıl', transporter_types: ['kayis'] });
    const copy = (await call('POST', `products/${id}/duplicate`, {})).body.data;
    expect(await changesOf(copy.id)).toMatchObject([
      { action: 'create', before: null, after: { name_tr: 'Asıl', transporter_types: ['kayis'] } },
    ]);
  });

  it('is not kept for a change that changes nothing', async () => {
    const { id, code } = await buildProduct(app.ctx, { name: 'Aynı', transporter_types: ['kayis'] });
    const before = await revision();
    const { status, body } = await update(id, { name_tr: 'Aynı', code, transporter_types: 'kayis' });
    expect([status, body.data.version, (await history(id)).total]).toEqual([200, 1, 1]);
    expect(await revision()).toBe(before);
  });

  it('can be read by everyone who may read the product; an unknown or deleted product has none', async () => {
    const { id } = await buildProduct(app.ctx);
    const viewer = await app.signIn('viewer');
    const read = await app.call('GET', `/api/admin/products/${id}/history`, undefined, viewer);
    const written = await app.call('PUT', `/api/admin/products/${id}/history/1`, {}, viewer);
    expect([read.status, written.status]).toEqual([200, 403]);
    await call('DELETE', `products/${id}`);
    for (const one of [id, 99999]) {
      expect((await call('GET', `products/${one}/history`)).status).toBe(404);
      expect((await restore(one, 1)).status).toBe(404);
    }
  });
});

describe('going back to a version of a product', () => {
  it('writes its texts, fields and transporter types as a separate change', async () => {
    const attributes = [{ label: { tr: 'Renk' }, value: { tr: 'Gri' } }];
    const old = await buildProduct(app.ctx, {
      name: { tr: 'Eski', en: 'Old' },
      description: '<p>Metin</p>',
      attributes,
      transporter_types: ['kayis'],
      is_featured: true,
    });
    const { id } = old;
    const moved = await buildCategory(app.ctx);
    await update(id, {
      name_tr: 'Yeni',
      name_en: '',
      name_de: undefined,
      description_tr: '',
      attributes: [],
    });
    await update(id, { is_featured: 0, is_active: 0, category_id: moved.id, transporter_types: 'zincir' });
    await update(id, { seo_name: 'yeni-adres', summary_en: 'New', code: `${old.code}-Y` });
    const entry = await entryOf(id, ({ version }) => version === 1);
    const { body } = await restore(id, entry, { version: 4 });
    expect(body).not.toHaveProperty('message');
    const written = { version: 5, updated_at: body.data.updated_at };
    expect(body.data).toEqual({ ...old, ...written });
    expect(await get(id)).toEqual(body.data);
    expect((await changesOf(id))[0]).toMatchObject({ action: 'update', after: { name_tr: 'Eski' } });
    const found = await app.call<{ code: string }[]>(
      'GET',
      `/api/pages/search-products?lang=tr&search=${old.code}&search_type=code`,
    );
    expect(found.body.map(({ code }) => code)).toContain(old.code);
    expect((await app.call('GET', '/api/pages/product/yeni-adres?lang=tr')).body).toMatchObject({ id });
  });

  it('goes back to the state after a bulk change', async () => {
    const { id } = await buildProduct(app.ctx, { name: 'Gizli' });
    await call('PUT', 'products/active', { id_list: [id], is_active: 0 });
    await update(id, { is_active: 1, name_tr: 'Görünür' });
    const entry = await entryOf(id, ({ is_active }) => !is_active);
    expect((await restore(id, entry)).body.data).toMatchObject({ name_tr: 'Gizli', is_active: false });
  });

  it('answers 409 with the present product to a stale version, and writes nothing twice', async () => {
    const { id } = await buildProduct(app.ctx, { name: 'Bir' });
    await update(id, { name_tr: 'İki' });
    const entry = await entryOf(id, ({ version }) => version === 1);
    const stale = await restore(id, entry, { version: 1 });
    expect(stale).toMatchObject({ status: 409, body: { data: { name_tr: 'İki', version: 2, files: [] } } });
    expect((await restore(id, entry, { version: 2 })).body.data.version).toBe(3);
    const before = await revision();
    expect((await restore(id, entry, { version: 3 })).body.data.version).toBe(3);
    expect([await revision(), (await history(id)).total]).toEqual([before, 3]);
  });

  it('keeps the present value of a field whose old one is gone or taken, and numbers a taken address', async () => {
    const category = await buildCategory(app.ctx);
    const type = await buildType('Halat');
    const { id, code, seo_name } = await buildProduct(app.ctx, {
      name: 'Aranan',
      category_id: category.id,
      transporter_types: [type.key, 'kayis'],
    });
    const present = await buildCategory(app.ctx);
    const other = { code: `${code}-X`, category_id: present.id, transporter_types: [] };
    await update(id, { ...other, seo_name: 'baska', name_tr: 'Başka' });
    await call('DELETE', `categories/${category.id}`);
    await call('DELETE', `transporter-types/${type.id}`);
    const owner = await buildProduct(app.ctx, { code });
    // This frees the former address for another product, which only a direct write can do.
    await app.ctx.connections.writer.deleteFrom('old_slugs').where('entity_id', '=', id).execute();
    await buildProduct(app.ctx, { name: 'Aranan' });
    const { body } = await restore(id, await entryOf(id, ({ version }) => version === 1));
    expect(body.data).toMatchObject({
      name_tr: 'Aranan',
      code: `${code}-X`,
      category_id: present.id,
      transporter_types: ['kayis'],
      seo_name: `${seo_name}-2`,
    });
    expect(body.message).toBe(
      `O sürümün kategorisi silinmiş; ürün bugünkü kategorisinde kaldı. “${code}” kodunu “${code} ${owner.name_tr}” ürünü kullanıyor. Bugünkü kod kaldı. Silinmiş taşıyıcı türleri geri alınamadı: “Halat”.`,
    );
  });

  it('is refused for an entry of another product and for a deletion', async () => {
    const one = await buildProduct(app.ctx);
    const other = await buildProduct(app.ctx);
    const [foreign] = await changesOf(other.id);
    const answer = await restore(one.id, foreign?.id);
    expect([answer.status, answer.body.message]).toEqual([
      404,
      'Bu sürüm bulunamadı. Geçmişi yenileyip tekrar deneyin.',
    ]);
    await call('DELETE', `products/${one.id}`);
    await call('PUT', `products/${one.id}/restore`);
    const [, deletion] = await changesOf(one.id);
    expect((await restore(one.id, deletion?.id)).body.message).toBe(
      'Ürün o anda silinmişti. Geçmişten başka bir sürüm seçin.',
    );
    const written = await app.call('PUT', `/api/admin/products/${one.id}/history/99999`, {}, editor);
    expect(written.status).toBe(404);
  });

  it('cleans a description again, because the rules may be stricter by now', async () => {
    const { id } = await buildProduct(app.ctx, { description: '<p>İyi</p>' });
    const [created] = await changesOf(id);
    await update(id, { description_tr: '<p>Yeni</p>' });
    const { writer } = app.ctx.connections;
    const row = writer
      .selectFrom('history')
      .select('after')
      .where('id', '=', created?.id ?? 0);
    const { after } = await row.executeTakeFirstOrThrow();
    const old = after?.replace('İyi</p>', 'İyi</p><script>alert(1)</script>') ?? '';
    await writer
      .updateTable('history')
      .set({ after: old })
      .where('id', '=', created?.id ?? 0)
      .execute();
    expect((await restore(id, created?.id)).body.data.description_tr).toBe('<p>İyi</p>');
  });
});
