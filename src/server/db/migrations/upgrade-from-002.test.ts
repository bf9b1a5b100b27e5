import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import type { ProductOrder } from '#shared/api/product-order.ts';
import type { Product } from '#shared/api/product.ts';
import type { ManagedTransporterType } from '#shared/api/transporter-type.ts';
import { readConfig } from '#server/config.ts';
import { openTestApp } from '#test/app.ts';
import { createClock } from '#test/clock.ts';
import { createEmptyDatabase } from '#test/empty-database.ts';
import { connect, disconnect, type Connections } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations.ts';
import { seed } from '../seed/seed.ts';

const quiet = { backupDir: '', say: () => undefined };
const at = '2026-01-05T09:07:00.000Z';

/** A catalogue as the program of 002 stored it: products in order, with transporter_type_ids and a picture. */
async function fill({ writer }: Connections): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(writer);
  await run(`insert into categories (id, section, seo_name, name, description, seo_title, seo_description,
    is_active, queue, created_at, updated_at)
    values (1, 'products', 'toka', '{"tr":"Toka"}', '{}', '{}', '{}', 1, 1, '${at}', '${at}')`);
  for (const [id, place] of [
    [1, 3],
    [2, 1],
    [3, 2],
  ] as const) {
    await run(`insert into products (id, category_id, code, seo_name, name, summary, description, seo_title,
      seo_description, attributes, is_active, is_featured, published_at, queue, featured_queue, created_at, updated_at)
      values (${id}, 1, 'T-${id}', 'toka-${id}', '{"tr":"Toka ${id}"}', '{}', '{}', '{}', '{}', '[]', 1, 1,
        '${at}', ${place}, ${place}, '${at}', '${at}')`);
  }
  await run(`insert into product_transporter_types (product_id, transporter_type_id)
    select 1, id from transporter_types where key in ('kordon', 'aski')`);
  await run(`insert into media (id, hash, file_name, search_fold, mime, bytes, width, height, placeholder,
    created_at, updated_at) values (1, 'ab', 'a.jpg', 'a.jpg', 'image/jpeg', 1, 10, 10, 'data:', '${at}', '${at}')`);
  await run(`insert into media_variants (media_id, format, width, height, bytes, key)
    values (1, 'jpeg', 10, 10, 1, 'ab/ab-10-v1.jpg')`);
  await run(`insert into product_files (product_id, media_id, gallery_type, title, alt, queue, created_at)
    values (1, 1, 'images', '{}', '{"tr":"Önden"}', 1, '${at}')`);
}

it('a filled database of 002 keeps its order, transporter_type_ids and pictures, and can be sorted', async () => {
  const settings = await createEmptyDatabase();
  const connections = connect(settings);
  onTestFinished(() => disconnect(connections));
  await migrate(connections, { ...quiet, backupDir: settings.dataDir, migrations: migrations.slice(0, 2) });
  await seed({ connections, clock: createClock(), config: readConfig({}) });
  await fill(connections);
  await migrate(connections, { ...quiet, backupDir: settings.dataDir });

  const { reader } = connections;
  const carried = await reader
    .selectFrom('transporter_type_counts')
    .selectAll()
    .orderBy('transporter_type_ids')
    .execute();
  expect(carried.map((row) => [row.transporter_type_ids, row.live_products, row.active_products])).toEqual([
    ['', 2, 2],
    [',1,4,', 1, 1],
  ]);
  const media = await reader.selectFrom('media').select('picture_files').execute();
  expect(media).toEqual([{ picture_files: '10:ab/ab-10-v1.jpg' }]);
  const placed = { category_id: 1, block: 0, live_products: 3, active_products: 3 };
  expect(await reader.selectFrom('place_counts').selectAll().execute()).toEqual([placed]);
  expect(await reader.selectFrom('transporter_type_place_counts').selectAll().execute()).toHaveLength(2);

  const app = await openTestApp({ settings });
  const editor = await app.signIn('editor');
  const read = async <Body>(url: string) =>
    (await app.call<Body>('GET', `/api/admin/${url}`, undefined, editor)).body;
  expect(await read<Product>('products/1')).toMatchObject({
    transporter_types: ['kordon', 'aski'],
    files: [{ alt_tr: 'Önden', picture: { media_id: 1 } }],
    drawings: [],
    documents: [],
  });
  const types = await read<ManagedTransporterType[]>('transporter-types');
  expect(types.map(({ key, product_count: count }) => [key, count])).toEqual([
    ['kordon', 1],
    ['zincir', 0],
    ['kayis', 0],
    ['aski', 1],
  ]);
  for (const section of ['catalogue', 'featured']) {
    const before = await read<ProductOrder>(`products/queue?section=${section}`);
    expect(before.data.map(({ id, image }) => [id, image])).toEqual([
      [1, '/media/ab/ab-10-v1.jpg'],
      [3, null],
      [2, null],
    ]);
    const move = { section, id: 2, position: 1, order_version: before.order_version };
    expect((await app.call('PUT', '/api/admin/products/move', move, editor)).status).toBe(200);
    const after = await read<ProductOrder>(`products/queue?section=${section}`);
    expect(after.data.map(({ id }) => id)).toEqual([2, 1, 3]);
    expect(after.order_version).not.toBe(before.order_version);
  }
});
