import SQLite from 'better-sqlite3';
import { sql } from 'kysely';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ProductOrder } from '#features/product-lists/product-order.ts';
import type { Product } from '#features/products/product.ts';
import type { ManagedTransporterType } from '#features/transporter-types/transporter-type.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { buildCategory, buildMedium, buildProduct } from '#test/factories.ts';
import type { Migration } from '../migration-tables.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations.ts';

/** Adds a column to each product, and rebuilds a table with references where SQLite cannot alter a column. */
const following: Migration = {
  name: '901-following',
  keepsOlder: true,
  up: async (db, dialect) => {
    await sql`alter table products add column origin text not null default 'TR'`.execute(db);
    if (dialect === 'postgres') {
      await sql`alter table transporter_types alter column queue set default 0`.execute(db);
      return;
    }
    const { rows } = await sql<{ sql: string }>`
      select sql from sqlite_master where name = 'transporter_types'`.execute(db);
    const created = rows[0]?.sql.replace('"transporter_types"', 'rebuilt') ?? '';
    await sql.raw(created.replace('"queue" integer', '"queue" integer default 0')).execute(db);
    await sql`insert into rebuilt select * from transporter_types`.execute(db);
    await sql`drop table transporter_types`.execute(db);
    await sql`alter table rebuilt rename to transporter_types`.execute(db);
  },
};

/** Creates three products of one category in the order 1, 3, 2; the first has types and a picture. */
async function fill({ ctx }: TestApp): Promise<void> {
  const { id: category_id } = await buildCategory(ctx, { name: 'Toka' });
  const { id: picture } = await buildMedium(ctx);
  const product = (code: string) => ({ category_id, code, name: code, is_featured: true });
  await buildProduct(ctx, product('T-2'));
  await buildProduct(ctx, product('T-3'));
  await buildProduct(ctx, { ...product('T-1'), transporter_types: ['kordon', 'aski'], images: [picture] });
}

/** All rows that triggers and the search index derive from other rows. */
async function derivedRows({ ctx: { db } }: TestApp) {
  return {
    types: await db
      .selectFrom('transporter_type_counts')
      .selectAll()
      .orderBy('transporter_type_ids')
      .execute(),
    places: await db.selectFrom('place_counts').selectAll().execute(),
    both: await db.selectFrom('transporter_type_place_counts').selectAll().execute(),
    categories: await db.selectFrom('category_counts').selectAll().execute(),
    revisions: await db.selectFrom('list_revisions').selectAll().orderBy('list').execute(),
    pictures: await db.selectFrom('media').select('picture_files').execute(),
    starts: await db.selectFrom('product_name_starts').selectAll().orderBy('start').execute(),
  };
}

it('a filled database keeps its data through a following migration, and products can be sorted', async () => {
  const app = await openTestApp();
  await fill(app);
  const before = await derivedRows(app);
  expect(before.types.map((row) => [row.transporter_type_ids, row.live_products])).toEqual([
    ['', 2],
    [',1,4,', 1],
  ]);
  const { connections } = app.ctx;
  const backupDir = join(app.settings.dataDir, 'backups');
  await migrate(connections, { backupDir, say: () => undefined, migrations: [...migrations, following] });

  expect(await derivedRows(app)).toEqual(before);
  const origins = await sql<{ origin: string }>`select origin from products`.execute(connections.reader);
  expect(origins.rows.map(({ origin }) => origin)).toEqual(['TR', 'TR', 'TR']);

  const editor = await app.signIn('editor');
  const read = async <Body>(url: string) =>
    (await app.call<Body>('GET', `/api/admin/${url}`, undefined, editor)).body;
  const [, , first] = await connections.reader.selectFrom('products').select('id').orderBy('id').execute();
  expect(await read<Product>(`products/${first?.id}`)).toMatchObject({
    transporter_types: ['kordon', 'aski'],
    files: [{ picture: { media_id: 1 } }],
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
    const listed = await read<ProductOrder>(`products/queue?section=${section}`);
    expect(listed.data.map(({ code }) => code)).toEqual(['T-1', 'T-3', 'T-2']);
    const last = listed.data.at(-1)?.id;
    const move = { section, id: last, position: 1, order_version: listed.order_version };
    expect((await app.call('PUT', '/api/admin/products/move', move, editor)).status).toBe(200);
    const moved = await read<ProductOrder>(`products/queue?section=${section}`);
    expect(moved.data.map(({ code }) => code)).toEqual(['T-2', 'T-1', 'T-3']);
    expect(moved.order_version).not.toBe(listed.order_version);
  }
});

it('a following migration leaves intact references and a backup of the database before it', async () => {
  const app = await openTestApp();
  if (app.ctx.connections.dialect === 'postgres') return;
  await fill(app);
  const backupDir = join(app.settings.dataDir, 'backups');
  const options = { backupDir, say: () => undefined, migrations: [...migrations, following] };
  await migrate(app.ctx.connections, options);

  const { rows } = await sql`pragma foreign_key_check`.execute(app.ctx.connections.writer);
  expect(rows).toEqual([]);
  const [backup = ''] = await readdir(backupDir);
  const copy = new SQLite(join(backupDir, backup), { readonly: true });
  expect(copy.prepare('select code from products order by queue desc').pluck().all()).toEqual([
    'T-1',
    'T-3',
    'T-2',
  ]);
  expect(copy.prepare('select name from migrations').pluck().all()).toEqual(
    migrations.map(({ name }) => name),
  );
  expect(copy.prepare('pragma table_info(products)').all()).not.toContainEqual(
    expect.objectContaining({ name: 'origin' }),
  );
  copy.close();
});
