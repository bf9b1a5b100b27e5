import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ProductOrder } from '../product-order.ts';
import type { OrderWritten } from '#shared/schema/record.ts';
import type { Product, ProductRows } from '#features/products/product.ts';
import { pictureFiles } from '#shared/picture-files.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium, buildProduct } from '#test/factories.ts';
import { categories } from '#features/categories/server/categories.service.ts';
import { deleteProduct } from '#features/products/server/deletion.service.ts';

const app = await openTestApp();
const editor = await app.signIn('editor');

type Written = Pick<OrderWritten, 'data'>;
const put = (call: 'queue' | 'move', body: object) =>
  app.call<Written>('PUT', `/api/admin/products/${call}`, body, editor);
const read = async (query: string) =>
  (await app.call<ProductOrder>('GET', `/api/admin/products/queue?${query}`, undefined, editor)).body;
const idsOf = async (query: string) => (await read(query)).data.map(({ id }) => id);
const list = async (query: string) =>
  (await app.call<ProductRows>('GET', `/api/admin/products?${query}`, undefined, editor)).body;
const history = () => app.ctx.db.selectFrom('history').selectAll().orderBy('id').execute();

async function buildList(count: number) {
  const category = await buildCategory(app.ctx);
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) {
    ids.unshift((await buildProduct(app.ctx, { category_id: category.id })).id);
  }
  return { category, ids, query: `category_id=${category.id}` };
}

describe('the list for sorting', () => {
  it('has the main-language name and the smallest picture of each product', async () => {
    const { id: mediaId } = await buildMedium(app.ctx, { width: 1200, height: 900 });
    const category = await buildCategory(app.ctx);
    const plain = await buildProduct(app.ctx, { category_id: category.id, code: 'S-1', name: 'Toka' });
    const shown = await buildProduct(app.ctx, { category_id: category.id, images: [mediaId] });
    const { data } = await read(`category_id=${category.id}`);
    expect(data).toEqual([
      {
        id: shown.id,
        code: shown.code,
        name: shown.name_tr,
        image: pictureFiles(shown.files[0]?.picture ?? { sources: [] }, 'jpeg')[0]?.url,
      },
      { id: plain.id, code: 'S-1', name: 'Toka', image: null },
    ]);
  });

  it('of an unknown category answers 404', async () => {
    for (const [method, url, body] of [
      ['GET', 'queue?category_id=99999', undefined],
      ['PUT', 'queue', { category_id: 99999, queue: [] }],
      ['PUT', 'move', { category_id: 99999, id: 1, position: 1 }],
    ] as const) {
      expect((await app.call(method, `/api/admin/products/${url}`, body, editor)).status, url).toBe(404);
    }
  });
});

describe('an order', () => {
  it('writes one history row and changes no version of a product', async () => {
    const { ids, query, category } = await buildList(4);
    const before = (await history()).length;
    await put('move', { category_id: category.id, id: ids[3], position: 2 });
    const [row, ...more] = (await history()).slice(before);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      entity: 'product-order',
      entity_id: `catalogue/${category.id}`,
      action: 'order',
    });
    const moved = [ids[0], ids[3], ids[1], ids[2]];
    expect(await idsOf(query)).toEqual(moved);
    expect(JSON.parse(row?.after ?? '')).toEqual([ids[3], ids[1], ids[2]]);
    const { body } = await app.call<Product>('GET', `/api/admin/products/${ids[3]}`, undefined, editor);
    expect(body.version).toBe(1);
  });

  it('treats an empty form field as absent', async () => {
    const first = await buildProduct(app.ctx, { is_featured: true });
    const second = await buildProduct(app.ctx, { is_featured: true });
    const empty = { category_id: '', order_version: '' };
    expect(await idsOf('section=featured')).toEqual([second.id, first.id]);
    const moved = await put('move', { ...empty, section: 'featured', id: second.id, position: 2 });
    expect(moved.status).toBe(200);
    expect(await idsOf('section=featured')).toEqual([first.id, second.id]);
    const queueOf = (...ids: number[]) => ids.map((id, index) => ({ id, queue: 2 - index }));
    const featured = { ...empty, section: 'featured', queue: queueOf(second.id, first.id) };
    expect((await put('queue', featured)).status).toBe(200);
    expect(await idsOf('section=featured')).toEqual([second.id, first.id]);
    const catalogue = { ...empty, section: '', queue: queueOf(first.id, second.id) };
    expect((await put('queue', catalogue)).status).toBe(200);
    expect((await idsOf('')).slice(0, 2)).toEqual([first.id, second.id]);
    expect(await idsOf('section=featured')).toEqual([second.id, first.id]);
  });

  it('to a position past the end moves to the end', async () => {
    const { ids, query, category } = await buildList(3);
    await put('move', { category_id: category.id, id: ids[0], position: 99 });
    expect(await idsOf(query)).toEqual([ids[1], ids[2], ids[0]]);
  });

  it('of a category refuses products of another category', async () => {
    const { ids, category, query } = await buildList(2);
    const elsewhere = await buildProduct(app.ctx);
    const queue = [elsewhere.id, ...ids].map((id, index) => ({ id, queue: index }));
    expect((await put('queue', { category_id: category.id, queue })).status).toBe(422);
    expect((await put('move', { category_id: category.id, id: elsewhere.id, position: 1 })).status).toBe(422);
    expect((await put('move', { section: 'featured', id: ids[0], position: 1 })).status).toBe(422);
    expect(await idsOf(query)).toEqual(ids);
  });

  it('of products that share a place numbers the whole list again', async () => {
    const { ids, query, category } = await buildList(3);
    await app.ctx.connections.writer
      .updateTable('products')
      .set({ queue: 5 })
      .where('id', 'in', ids.slice(1))
      .execute();
    const shown = await idsOf(query);
    await put('move', { category_id: category.id, id: shown[2], position: 1 });
    expect(await idsOf(query)).toEqual([shown[2], shown[0], shown[1]]);
    const places = await app.ctx.db
      .selectFrom('products')
      .select('queue')
      .where('deleted_at', 'is', null)
      .execute();
    expect(new Set(places.map(({ queue }) => queue)).size).toBe(places.length);
  });
});

describe('order_version', () => {
  const version = async (query: string) =>
    (await app.call<ProductRows>('GET', `/api/admin/products?${query}`, undefined, editor)).body
      .order_version;

  it('that is stale answers 409 with the current one and changes nothing', async () => {
    const { ids, query, category } = await buildList(3);
    const order_version = await version(query);
    const body = { category_id: category.id, id: ids[2], position: 1, order_version };
    const first = await put('move', body);
    expect(first.status).toBe(200);
    const late = await put('move', { ...body, id: ids[1] });
    expect(late).toMatchObject({
      status: 409,
      body: { success: false, data: { order_version: first.body.data.order_version } },
    });
    expect(await idsOf(query)).toEqual([ids[2], ids[0], ids[1]]);
    expect(await version(query)).toBe(first.body.data.order_version);
    expect((await put('queue', { queue: [{ id: ids[0], queue: 1 }], order_version: 'x' })).status).toBe(409);
  });

  it.each([
    ['a new product', async (id: number) => buildProduct(app.ctx, { category_id: id })],
    [
      'a deleted product',
      async (id: number) => deleteProduct(app.ctx, null, (await idsOf(`category_id=${id}`))[0] ?? 0),
    ],
    [
      'a category that is moved in with its products',
      async (id: number) => {
        const { category } = await buildList(1);
        await buildList(1);
        const none = { name: {}, description: {}, seo_title: {}, seo_description: {} };
        await categories.update(app.ctx, null, category.id, { sub_category: id, ...none });
      },
    ],
  ])('changes after %s', async (_, change) => {
    const { category, query } = await buildList(2);
    const before = await version(query);
    expect(await version(query)).toBe(before);
    await change(category.id);
    expect(await version(query)).not.toBe(before);
  });

  it('of a category stays the same when another category changes', async () => {
    const { query } = await buildList(2);
    const before = await version(query);
    const { ids, category } = await buildList(2);
    await put('move', { category_id: category.id, id: ids[1], position: 1 });
    await app.call('PUT', `/api/admin/products/${ids[0]}`, { name_tr: 'Başka' }, editor);
    expect(await version(query)).toBe(before);
  });

  it('of the featured list changes only when a product joins or leaves it or its own order changes', async () => {
    const { ids } = await buildList(2);
    const versions = [await version('section=featured')];
    for (const is_featured of [true, false]) {
      await app.call('PUT', `/api/admin/products/${ids[0]}`, { is_featured }, editor);
      versions.push(await version('section=featured'));
    }
    expect(new Set(versions).size).toBe(3);
    await put('move', { id: ids[0], position: 1 });
    expect(await version('section=featured')).toBe(versions[2]);
  });
});

describe('the order of products', () => {
  it('can be changed within one category; other products keep their places', async () => {
    const one = await buildCategory(app.ctx);
    const a = await buildProduct(app.ctx, { category_id: one.id });
    const other = await buildProduct(app.ctx);
    const b = await buildProduct(app.ctx, { category_id: one.id });
    const queue = [
      { id: a.id, queue: 2 },
      { id: b.id, queue: 1 },
    ];
    expect(
      (await app.call('PUT', '/api/admin/products/queue', { section: 'catalogue', queue }, editor)).status,
    ).toBe(200);
    expect((await list(`category_id=${one.id}`)).data.map(({ id }) => id)).toEqual([a.id, b.id]);
    const places = (await list('')).data
      .filter(({ id }) => [a.id, b.id, other.id].includes(id))
      .map(({ id }) => id);
    expect(places).toEqual([a.id, other.id, b.id]);
    expect(
      (await app.call<Product>('GET', `/api/admin/products/${a.id}`, undefined, editor)).body.version,
    ).toBe(1);
  });

  it('is separate for featured products', async () => {
    const x = await buildProduct(app.ctx, { is_featured: true });
    const y = await buildProduct(app.ctx, { is_featured: true });
    const queue = [
      { id: x.id, queue: 2 },
      { id: y.id, queue: 1 },
    ];
    await app.call('PUT', '/api/admin/products/queue', { section: 'featured', queue }, editor);
    type Section = { section: string; items: { id: number }[] };
    const { body } = await app.call<Section[]>('GET', '/api/pages/home-sections?lang=tr');
    const featured = body.find(({ section }) => section === 'featured_products');
    expect(featured?.items.slice(0, 2).map(({ id }) => id)).toEqual([x.id, y.id]);
    expect((await list('')).data.slice(0, 2).map(({ id }) => id)).toEqual([y.id, x.id]);
  });

  it('refuses unknown and repeated ids', async () => {
    const { id } = await buildProduct(app.ctx);
    for (const ids of [
      [id, 99999],
      [id, id],
    ]) {
      const queue = ids.map((one, index) => ({ id: one, queue: index }));
      expect((await app.call('PUT', '/api/admin/products/queue', { queue }, editor)).status).toBe(422);
    }
  });
});

it(
  '5,000 products of one category can be put in order, and one moved from the last to the first position',
  { timeout: 60_000 },
  async () => {
    const {
      category,
      query,
      ids: [pattern],
    } = await buildList(1);
    const columns =
      'category_id, name, summary, description, seo_title, seo_description, attributes, is_active, is_featured, published_at, featured_queue, created_at, updated_at';
    const place = (
      await app.ctx.db
        .selectFrom('products')
        .select('queue')
        .where('id', '=', pattern ?? 0)
        .executeTakeFirstOrThrow()
    ).queue;
    await sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 4999)
    insert into products (code, seo_name, queue, ${sql.raw(columns)})
    select 'B-' || n, 'b-' || n, ${place} + n, ${sql.raw(columns)} from products, numbers
    where products.id = ${pattern}`.execute(app.ctx.connections.writer);
    const { data, order_version } = await read(query);
    expect(data).toHaveLength(5_000);
    const reversed = data.map(({ id }) => id).reverse();
    const queue = reversed.map((id, index) => ({ id, queue: 5_000 - index }));
    const saved = await put('queue', { category_id: category.id, queue, order_version });
    expect(saved.status).toBe(200);
    expect(await idsOf(query)).toEqual(reversed);
    const last = reversed.at(-1) ?? 0;
    const move = {
      category_id: category.id,
      id: last,
      position: 1,
      order_version: saved.body.data.order_version,
    };
    expect((await put('move', move)).status).toBe(200);
    expect(await idsOf(query)).toEqual([last, ...reversed.slice(0, -1)]);
  },
);
