import { describe, expect, it } from 'vitest';
import type { Category, CategoryNode } from '../category.ts';
import type { Failure, Paged } from '#shared/schema/envelope.ts';
import type { HistoryEntry, OrderHistoryPage } from '#shared/schema/history.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium } from '#test/factories.ts';

const app = await openTestApp();
const admin = await app.signIn('admin');

type Written = Pick<Failure, 'message' | 'errors'> & { data: Category };
const call = <Body = Written>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  app.call<Body>(method, `/api/admin/categories${url}`, body, admin);
const update = (id: number, body: object) => call('PUT', `/${id}`, body);
const get = async (id: number) => (await call<Category>('GET', `/${id}`)).body;
const history = async (id: number, page = 1) =>
  (await call<Paged<HistoryEntry<Category>>>('GET', `/${id}/history?page=${page}`)).body;
const restore = async (id: number, version: number, body: object = {}) => {
  const entry = (await history(id)).data.find(({ after }) => after?.version === version);
  return call('PUT', `/${id}/history/${entry?.id}`, body);
};

describe('the history of a category', () => {
  it('lists who changed what, the latest first, with its place and picture', async () => {
    const parent = await buildCategory(app.ctx);
    const picture = await buildMedium(app.ctx);
    const { id } = await buildCategory(app.ctx, { name: 'Bir', image_id: picture.id });
    await update(id, { name_tr: 'İki', sub_category: parent.id, image_id: '' });
    await call('DELETE', `/${id}`);
    await call('PUT', `/${id}/restore`);
    const { data, total } = await history(id);
    expect([total, data.map(({ action }) => action)]).toEqual([4, ['restore', 'delete', 'update', 'create']]);
    expect(data[3]).toMatchObject({ before: null, actor: null, after: { seo_name: 'bir', name_tr: 'Bir' } });
    expect(data[2]?.before).toMatchObject({ sub_category: null, image: { media_id: picture.id } });
    expect(data[2]?.after).toMatchObject({ name_tr: 'İki', sub_category: parent.id, image: null });
    expect([data[1]?.after, data[0]?.before]).toEqual([null, null]);
    expect(data[2]?.actor?.name).toMatch(/^Kullanıcı/);
  });

  it('comes in pages, is read by all who may read the category, and is not found once it is deleted', async () => {
    const { id } = await buildCategory(app.ctx);
    for (let n = 0; n < 25; n += 1) await update(id, { is_active: n % 2 });
    expect(await history(id)).toMatchObject({ total: 26, last_page: 2 });
    expect((await history(id, 2)).data).toHaveLength(2);
    const viewer = await app.signIn('viewer');
    const url = `/api/admin/categories/${id}/history`;
    expect((await app.call('GET', url, undefined, viewer)).status).toBe(200);
    expect((await app.call('PUT', `${url}/1`, {}, viewer)).status).toBe(403);
    await call('DELETE', `/${id}`);
    expect((await call('GET', `/${id}/history`)).status).toBe(404);
    expect((await call('GET', '/99999/history')).status).toBe(404);
  });

  it('is not kept for a change that changes nothing', async () => {
    const { id, seo_name } = await buildCategory(app.ctx, { name: 'Aynı' });
    const before = await app.ctx.connections.readRevision();
    const { body } = await update(id, { name_tr: 'Aynı', seo_name, sub_category: '', is_active: 1 });
    expect([body.data.version, (await history(id)).total]).toEqual([1, 1]);
    expect(await app.ctx.connections.readRevision()).toBe(before);
  });
});

describe('going back to a version of a category', () => {
  it('writes its texts, place, picture and address; the address that it leaves redirects', async () => {
    const parent = await buildCategory(app.ctx);
    const picture = await buildMedium(app.ctx);
    const fields = { sub_category: parent.id, image_id: picture.id, description: 'Metin' };
    const old = await buildCategory(app.ctx, { name: { tr: 'Eski', en: 'Old' }, ...fields });
    const { id } = old;
    await update(id, { name_tr: 'Yeni', name_en: '', seo_name: 'yepyeni', description_tr: '' });
    await update(id, { sub_category: '', image_id: '', is_active: 0 });
    const { body } = await restore(id, 1, { version: 3 });
    expect(body.data).toEqual({ ...old, version: 4, updated_at: body.data.updated_at });
    expect(await get(id)).toEqual(body.data);
    const page = await app.call<{ main_category: object }>('GET', '/api/pages/products/yepyeni?lang=tr');
    expect(page.body.main_category).toMatchObject({ id, seo_name: old.seo_name });
    expect((await restore(id, 1)).body.data.version).toBe(4);
  });

  it('answers 409 with the present category to a stale version', async () => {
    const { id } = await buildCategory(app.ctx, { name: 'Bir' });
    await update(id, { name_tr: 'İki' });
    expect(await restore(id, 1, { version: 1 })).toMatchObject({
      status: 409,
      body: { data: { name_tr: 'İki', version: 2 } },
    });
  });

  it('numbers an address that is taken by now', async () => {
    const { id, seo_name } = await buildCategory(app.ctx, { name: 'Aranan' });
    await update(id, { seo_name: 'baska-adres' });
    await app.ctx.connections.writer.deleteFrom('old_slugs').where('entity_id', '=', id).execute();
    await buildCategory(app.ctx, { name: 'Aranan' });
    expect((await restore(id, 1)).body.data.seo_name).toBe(`${seo_name}-2`);
  });

  it('is refused if its place in the tree no longer exists', async () => {
    const parent = await buildCategory(app.ctx);
    const other = await buildCategory(app.ctx);
    const { id } = await buildCategory(app.ctx, { sub_category: parent.id });
    const refusal = async () => {
      const { status, body } = await restore(id, 1);
      expect((await get(id)).version).toBe(2);
      return [status, body.message];
    };
    await update(id, { sub_category: '' });
    await update(parent.id, { sub_category: id });
    expect(await refusal()).toEqual([
      422,
      'Üst kategorisi artık bu kategorinin altında. Önce onu başka bir yere taşıyın.',
    ]);
    const deep = await buildCategory(app.ctx, { sub_category: other.id });
    const deepest = await buildCategory(app.ctx, { sub_category: deep.id });
    await update(parent.id, { sub_category: deepest.id });
    expect(await refusal()).toEqual([
      422,
      'Üst kategorisinin altında artık yer yok: bir ana kategorinin altında en çok üç düzey olabilir. Önce üst kategorisini taşıyın.',
    ]);
    await call('DELETE', `/${parent.id}`);
    expect(await refusal()).toEqual([422, 'Üst kategorisi silinmiş. Önce onu geri alın.']);
  });
});

describe('the history of the order of a level', () => {
  it('belongs to its tree and parent', async () => {
    const parent = await buildCategory(app.ctx, { section: 'school-tours' });
    const level = { section: 'school-tours' as const, sub_category: parent.id };
    const a = await buildCategory(app.ctx, { name: 'A', ...level });
    const b = await buildCategory(app.ctx, { name: 'B', ...level });
    const order = (ids: number[]) =>
      call('PUT', '/queue', { ...level, queue: ids.map((id, index) => ({ id, queue: ids.length - index })) });
    const read = async (query: string) =>
      (await call<OrderHistoryPage>('GET', `/queue/history?${query}`)).body;
    expect((await order([a.id, b.id])).status).toBe(200);
    expect((await order([a.id, b.id])).status).toBe(200);
    const { data, total } = await read(`section=school-tours&sub_category=${parent.id}`);
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({
      action: 'order',
      before: [
        { id: b.id, name: 'B' },
        { id: a.id, name: 'A' },
      ],
      after: [
        { id: a.id, name: 'A' },
        { id: b.id, name: 'B' },
      ],
    });
    expect((await read(`section=&sub_category=${parent.id}`)).total).toBe(0);
    expect((await read('section=school-tours')).total).toBe(0);
    const tree = await call<CategoryNode[]>('GET', `?section=school-tours&sub_category=${parent.id}`);
    expect(tree.body.map(({ id }) => id)).toEqual([a.id, b.id]);
  });
});

it('the history remembers from which main text each translation was made', async () => {
  const { id } = await buildCategory(app.ctx, { name: { tr: 'Halka', en: 'Ring' } });
  const row = app.ctx.db.selectFrom('categories').select('translated_from').where('id', '=', id);
  const { translated_from: stored } = await row.executeTakeFirstOrThrow();
  expect(Object.keys(JSON.parse(stored) as object)).toEqual(['name']);
});
