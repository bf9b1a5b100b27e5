import { dayMs } from '#shared/rules/durations.ts';
import { describe, expect, it } from 'vitest';
import type { Category, CategoryNode, PublicCategory } from '../category.ts';
import type { OrderWritten } from '#shared/schema/record.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium, buildProduct } from '#test/factories.ts';

const app = await openTestApp();
const admin = await app.signIn('admin');
const editor = await app.signIn('editor');

type Written = Pick<Failure, 'message' | 'errors'> & { data: Category };

const create = (body: object) => app.call<Written>('POST', '/api/admin/categories', body, editor);
const update = (id: number, body: object) =>
  app.call<Written>('PUT', `/api/admin/categories/${id}`, body, editor);
const tree = async () =>
  (await app.call<CategoryNode[]>('GET', '/api/admin/categories?section=', undefined, editor)).body;
const publicTree = async () =>
  (await app.call<PublicCategory[]>('GET', '/api/pages/categories?lang=tr')).body;

describe('creating a category', () => {
  it('makes the slug from the name and puts the category at the top of its level', async () => {
    const first = await create({ name_tr: 'Çıtçıt ve Düğme', name_en: 'Snaps' });
    const second = await create({ name_tr: 'Kanca' });
    expect(first).toMatchObject({
      status: 201,
      body: {
        success: true,
        data: { seo_name: 'citcit-ve-dugme', name_en: 'Snaps', is_active: true, version: 1 },
      },
    });
    expect(second.body.data.queue).toBe(first.body.data.queue + 1);
    expect((await publicTree())[0]).toMatchObject({ name: 'Kanca', seo_name: 'kanca' });
  });

  it('shows it in the call and on its page, although menus leave it out while it is empty', async () => {
    const { body } = await create({ name_tr: 'Daha boş' });
    expect((await publicTree()).map(({ id }) => id)).toContain(body.data.id);
    expect((await app.call('GET', '/api/pages/products/daha-bos?lang=tr')).status).toBe(200);
  });

  it('adds a number to a slug that is taken', async () => {
    const slugs = [
      await create({ name_tr: 'Perçin' }),
      await create({ name_tr: 'PERÇİN' }),
      await create({ name_tr: 'x', seo_name: 'percin' }),
    ];
    expect(slugs.map(({ body }) => body.data.seo_name)).toEqual(['percin', 'percin-2', 'percin-3']);
  });

  it('makes the slug from kind and id when the name has no usable letter', async () => {
    const { body } = await create({ name_tr: '🪡' });
    expect(body.data.seo_name).toBe(`kategori-${body.data.id}`);
  });

  it('stores a picture that was uploaded before', async () => {
    const { id } = await buildMedium(app.ctx, { width: 600, height: 400 });
    const { body } = await create({ name_tr: 'Resimli', image_id: id });
    expect(body.data.image).toMatchObject({ media_id: id, width: 600, height: 400 });
  });

  it.each([
    ['no name', {}, 'name_tr', 'Value is required'],
    ['an empty name', { name_tr: '  ' }, 'name_tr', 'Value is required'],
    [
      'a name of 300 characters',
      { name_tr: 'a'.repeat(300) },
      'name_tr',
      'The maximum length allowed is 200',
    ],
    ['a language that does not exist', { name_tr: 'a', name_de: 'b' }, 'name_de', 'Böyle bir dil yok'],
    ['an address with Turkish letters', { name_tr: 'a', seo_name: 'çanta' }, 'seo_name', 'Yalnız küçük harf'],
    ['an address with an emoji', { name_tr: 'a', seo_name: 'toka-🪡' }, 'seo_name', 'Yalnız küçük harf'],
    [
      'a parent that does not exist',
      { name_tr: 'a', sub_category: 99999 },
      'sub_category',
      'Seçilen üst kategori yok',
    ],
    ['a picture that does not exist', { name_tr: 'a', image_id: 99999 }, 'image_id', 'Resim bulunamadı'],
    ['a number for a name', { name_tr: 5 }, 'name_tr', 'Metin olmalı.'],
    ['a word for a switch', { name_tr: 'a', is_active: 'belki' }, 'is_active', 'Evet ya da hayır'],
    ['a tree that does not exist', { name_tr: 'a', section: 'yok' }, 'section', ''],
    ['a control character', { name_tr: 'a\u0000b' }, 'name_tr', 'Denetim karakteri'],
  ])('refuses %s and changes nothing', async (_, body, field, text) => {
    const before = JSON.stringify(await tree());
    const answer = await create(body);
    expect(answer).toMatchObject({ status: 422, body: { success: false } });
    expect(answer.body.errors?.[field]?.[0]).toContain(text);
    expect(JSON.stringify(await tree())).toBe(before);
  });

  it('accepts four levels and refuses a fifth', async () => {
    let parent: number | undefined;
    for (const name of ['Bir', 'İki', 'Üç', 'Dört']) {
      const { body } = await create({ name_tr: name, ...(parent !== undefined && { sub_category: parent }) });
      parent = body.data.id;
    }
    const fifth = await create({ name_tr: 'Beş', sub_category: parent });
    expect(fifth.body.errors?.sub_category?.[0]).toContain('en çok üç düzey');
  });
});

describe('a call that writes a category', () => {
  it('accepts a URL-encoded body, also with form_data and _method', async () => {
    const { id } = await buildCategory(app.ctx);
    const payload = new URLSearchParams({
      _method: 'PUT',
      form_data: JSON.stringify({ name_tr: 'Formdan' }),
    });
    const answer = await app.app.inject({
      method: 'POST',
      url: `/api/admin/categories/${id}`,
      headers: { ...editor, 'content-type': 'application/x-www-form-urlencoded' },
      payload: payload.toString(),
    });
    expect(answer.json()).toMatchObject({ success: true, data: { name_tr: 'Formdan' } });
  });

  it('accepts multipart form data', async () => {
    const { id } = await buildCategory(app.ctx);
    const form = new FormData();
    form.set('_method', 'PUT');
    form.set('name_tr', 'Çok parçalı');
    form.set('is_active', '0');
    const answer = await app.app.inject({
      method: 'POST',
      url: `/api/admin/categories/${id}`,
      headers: editor,
      payload: form,
    });
    expect(answer.json()).toMatchObject({
      success: true,
      data: { name_tr: 'Çok parçalı', is_active: false },
    });
  });

  it.each(['PATCH', 'GET', 'put', '', 'POST'])('refuses _method=%s for one record', async (name) => {
    const { id } = await buildCategory(app.ctx);
    const answer = await app.call(
      'POST',
      `/api/admin/categories/${id}`,
      { _method: name, name_tr: 'x' },
      editor,
    );
    expect(answer).toMatchObject({ status: 400, body: { success: false } });
  });

  it.each([
    ['broken JSON', '{"name_tr": ', 'application/json', 400],
    ['a list instead of an object', '[]', 'application/json', 400],
    ['broken form_data', 'form_data=%7B', 'application/x-www-form-urlencoded', 400],
    ['an unsupported type', '<a/>', 'application/xml', 415],
    ['more than a megabyte', JSON.stringify({ name_tr: 'a'.repeat(1_100_000) }), 'application/json', 413],
  ])('refuses %s', async (_, payload, type, status) => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/admin/categories',
      headers: { ...editor, 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: false });
  });
});

describe('changing a category', () => {
  it('changes only the fields and languages that were sent', async () => {
    const { id } = await buildCategory(app.ctx, {
      name: { tr: 'Halka', en: 'Ring' },
      description: 'Açıklama',
    });
    const { body } = await update(id, { name_en: 'Rings' });
    expect(body.data).toMatchObject({
      name_tr: 'Halka',
      name_en: 'Rings',
      description_tr: 'Açıklama',
      version: 2,
    });
  });

  it('keeps the slug when the name changes; an old slug still finds the category', async () => {
    const { id } = await buildCategory(app.ctx, { name: 'Eski ad' });
    expect((await update(id, { name_tr: 'Yeni ad' })).body.data.seo_name).toBe('eski-ad');
    expect((await update(id, { seo_name: '' })).body.data.seo_name).toBe('yeni-ad');
    const { body } = await app.call<{ main_category: { seo_name: string } }>(
      'GET',
      '/api/pages/products/eski-ad?lang=tr',
    );
    expect(body.main_category.seo_name).toBe('yeni-ad');
    const other = await create({ name_tr: 'Eski ad' });
    expect(other.body.data.seo_name).toBe('eski-ad-2');
  });

  it('answers 409 with the present record to a stale version, and saves without a version', async () => {
    const { id } = await buildCategory(app.ctx, { name: 'Ortak' });
    await update(id, { name_tr: 'Birinci', version: 1 });
    const stale = await update(id, { name_tr: 'İkinci', version: 1 });
    expect(stale).toMatchObject({
      status: 409,
      body: { success: false, data: { name_tr: 'Birinci', version: 2 } },
    });
    expect((await update(id, { name_tr: 'Üçüncü' })).body.data).toMatchObject({
      name_tr: 'Üçüncü',
      version: 3,
    });
  });

  it('refuses to move it below itself', async () => {
    const parent = await buildCategory(app.ctx);
    const child = await buildCategory(app.ctx, { sub_category: parent.id });
    for (const target of [parent.id, child.id]) {
      const answer = await update(parent.id, { sub_category: target });
      expect(answer.body.errors?.sub_category).toEqual(['Bir kategori kendi altına taşınamaz.']);
    }
  });

  it('hides everything below an inactive category from visitors', async () => {
    const parent = await buildCategory(app.ctx, { name: 'Gizlenecek' });
    const child = await buildCategory(app.ctx, { name: 'Altındaki', sub_category: parent.id });
    const product = await buildProduct(app.ctx, { category_id: child.id });
    await update(parent.id, { is_active: 0 });
    expect((await publicTree()).map(({ name }) => name)).not.toContain('Gizlenecek');
    expect((await app.call('GET', '/api/pages/products/altindaki?lang=tr')).status).toBe(404);
    expect((await app.call('GET', `/api/pages/product/${product.seo_name}?lang=tr`)).status).toBe(404);
  });

  it.each(['99999', '0', 'abc', '1e3'])('answers 404 to the unknown id %s', async (id) => {
    const answer = await app.call('PUT', `/api/admin/categories/${id}`, { name_tr: 'x' }, editor);
    expect(answer).toMatchObject({ status: 404, body: { success: false } });
  });
});

describe('deleting a category', () => {
  it('is refused with the number of products and subcategories in it', async () => {
    const parent = await buildCategory(app.ctx);
    await buildCategory(app.ctx, { sub_category: parent.id });
    await buildProduct(app.ctx, { category_id: parent.id });
    const answer = await app.call<Failure>('DELETE', `/api/admin/categories/${parent.id}`, undefined, editor);
    expect(answer.status).toBe(422);
    expect(answer.body.message).toBe(
      'Bu kategoride 1 ürün ve 1 alt kategori var. Önce onları başka bir kategoriye taşıyın.',
    );
  });

  it('removes it from every call at once and frees its slug', async () => {
    const { id, seo_name } = await buildCategory(app.ctx, { name: 'Silinecek' });
    expect((await app.call('DELETE', `/api/admin/categories/${id}`, undefined, editor)).body).toEqual({
      success: true,
    });
    expect((await app.call('GET', `/api/admin/categories/${id}`, undefined, editor)).status).toBe(404);
    expect((await app.call('GET', `/api/pages/products/${seo_name}?lang=tr`)).status).toBe(404);
    expect((await app.call('DELETE', `/api/admin/categories/${id}`, undefined, editor)).status).toBe(404);
    expect((await create({ name_tr: 'Silinecek' })).body.data.seo_name).toBe('silinecek');
    const restored = await app.call<Written>('PUT', `/api/admin/categories/${id}/restore`, {}, admin);
    expect(restored.body.data).toMatchObject({ name_tr: 'Silinecek', seo_name: 'silinecek-2' });
  });

  it('can be undone for 30 days, only by role admin', async () => {
    const { id } = await buildCategory(app.ctx);
    await app.call('DELETE', `/api/admin/categories/${id}`, undefined, editor);
    expect((await app.call('PUT', `/api/admin/categories/${id}/restore`, {}, editor)).status).toBe(403);
    app.clock.advance(30 * dayMs + 1);
    const late = await app.signIn('admin');
    expect((await app.call('PUT', `/api/admin/categories/${id}/restore`, {}, late)).status).toBe(404);
  });

  it('cannot be undone while the parent is deleted', async () => {
    const headers = await app.signIn('admin');
    const parent = await buildCategory(app.ctx);
    const child = await buildCategory(app.ctx, { sub_category: parent.id });
    for (const { id } of [child, parent])
      await app.call('DELETE', `/api/admin/categories/${id}`, undefined, headers);
    const answer = await app.call<Failure>('PUT', `/api/admin/categories/${child.id}/restore`, {}, headers);
    expect(answer).toMatchObject({
      status: 422,
      body: { message: 'Üst kategorisi silinmiş. Önce onu geri alın.' },
    });
  });
});

describe('the order of a level', () => {
  it('is stored as numbers from the length of the list down to 1, without changing a version', async () => {
    const headers = await app.signIn('editor');
    const parent = await buildCategory(app.ctx);
    const ids: number[] = [];
    for (const name of ['A', 'B', 'C'])
      ids.push((await buildCategory(app.ctx, { name, sub_category: parent.id })).id);
    const [a = 0, b = 0, c = 0] = ids;
    const queue = [
      { id: b, queue: 3 },
      { id: a, queue: 2 },
      { id: c, queue: 1 },
    ];
    const body = { section: 'products', sub_category: parent.id, queue: JSON.stringify(queue) };
    const ordered = await app.call<OrderWritten>('PUT', '/api/admin/categories/queue', body, headers);
    const list = await app.call<CategoryNode[]>(
      'GET',
      `/api/admin/categories?sub_category=${parent.id}`,
      undefined,
      headers,
    );
    expect(ordered.body).toEqual({
      success: true,
      data: { order_version: list.body[0]?.order_version },
    });
    expect(list.body.map(({ id, queue: place, version }) => [id, place, version])).toEqual([
      [b, 3, 1],
      [a, 2, 1],
      [c, 1, 1],
    ]);
  });

  it.each([
    ['an unknown id', (id: number) => [id, 99999]],
    ['a repeated id', (id: number) => [id, id]],
  ])('refuses %s', async (_, ids) => {
    const headers = await app.signIn('editor');
    const { id } = await buildCategory(app.ctx);
    const queue = ids(id).map((one, index) => ({ id: one, queue: index + 1 }));
    const answer = await app.call('PUT', '/api/admin/categories/queue', { queue }, headers);
    expect(answer).toMatchObject({ status: 422, body: { success: false } });
  });

  it('based on a stale level answers 409 and changes nothing', async () => {
    const headers = await app.signIn('editor');
    const parent = await buildCategory(app.ctx);
    const first = await buildCategory(app.ctx, { sub_category: parent.id });
    const second = await buildCategory(app.ctx, { sub_category: parent.id });
    const url = `/api/admin/categories?sub_category=${parent.id}`;
    const read = async () => (await app.call<CategoryNode[]>('GET', url, undefined, headers)).body;
    const [{ order_version } = { order_version: '' }] = await read();
    const order = (ids: number[], version: string) => {
      const queue = ids.map((id, index) => ({ id, queue: ids.length - index }));
      const body = { sub_category: parent.id, queue, order_version: version };
      return app.call<OrderWritten>('PUT', '/api/admin/categories/queue', body, headers);
    };
    await app.call('PUT', `/api/admin/categories/${first.id}`, { name_tr: 'Başka' }, headers);
    const saved = await order([first.id, second.id], order_version);
    expect(saved.status).toBe(200);
    expect(await order([second.id, first.id], order_version)).toMatchObject({
      status: 409,
      body: { success: false, data: saved.body.data },
    });
    const third = await buildCategory(app.ctx, { sub_category: parent.id });
    expect((await order([second.id, first.id], saved.body.data.order_version)).status).toBe(409);
    expect((await read()).map(({ id }) => id)).toEqual([third.id, first.id, second.id]);
  });

  it('refuses an id of another level', async () => {
    const headers = await app.signIn('editor');
    const parent = await buildCategory(app.ctx);
    const child = await buildCategory(app.ctx, { sub_category: parent.id });
    const answer = await app.call(
      'PUT',
      '/api/admin/categories/queue',
      { queue: [{ id: child.id, queue: 1 }] },
      headers,
    );
    expect(answer.status).toBe(422);
  });
});

it('history records every change with the values before and after', async () => {
  const headers = await app.signIn('editor');
  const { body } = await app.call<Written>('POST', '/api/admin/categories', { name_tr: 'İzli' }, headers);
  await app.call('PUT', `/api/admin/categories/${body.data.id}`, { name_tr: 'İzli 2' }, headers);
  const rows = await app.ctx.db
    .selectFrom('history')
    .selectAll()
    .where('entity', '=', 'category')
    .where('entity_id', '=', String(body.data.id))
    .orderBy('id')
    .execute();
  expect(rows.map(({ action }) => action)).toEqual(['create', 'update']);
  expect(rows[0]?.actor_id).not.toBeNull();
  expect(rows[1]?.before).toContain('İzli');
  expect(rows[1]?.after).toContain('İzli 2');
});
