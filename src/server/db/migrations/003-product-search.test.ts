import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations.ts';
import { searchProducts } from '#server/features/product-search/search.ts';
import { openEmptyDatabase } from '#test/db.ts';

const at = '2026-01-01T00:00:00.000Z';

it('the products of a database of the version before are found after the upgrade', async () => {
  const { connections, settings } = await openEmptyDatabase();
  const options = { backupDir: settings.dataDir, say: () => undefined };
  await migrate(connections, { ...options, migrations: migrations.slice(0, 2) });
  const { writer } = connections;
  await sql`insert into categories
    (id, section, parent_id, seo_name, name, description, seo_title, seo_description, image_id, is_active, queue, created_at, updated_at)
    values (1, 'products', null, 'halka', '{"tr":"Halka"}', '{}', '{}', '{}', null, 1, 1, ${at}, ${at})`.execute(
    writer,
  );
  for (const [id, code, name, deletedAt] of [
    [1, 'HL-35', '{"tr":"Işıklı halka","en":"Lit ring"}', null],
    [2, 'TK-1', '{"tr":"Çıtçıt"}', null],
    [3, 'TK-2', '{"tr":"Çıtçıt"}', at],
  ] as const) {
    await sql`insert into products
      (id, category_id, code, seo_name, name, summary, description, seo_title, seo_description, attributes,
       is_active, is_featured, published_at, queue, featured_queue, created_at, updated_at, deleted_at)
      values (${id}, 1, ${code}, ${code.toLowerCase()}, ${name}, '{}', '{}', '{}', '{}', '[]', 1, 0, ${at}, ${id}, ${id}, ${at}, ${at}, ${deletedAt})`.execute(
      writer,
    );
    await sql`insert into product_texts (product_id, lang, sort_key, search_fold) values (${id}, 'tr', 'k', 'f')`.execute(
      writer,
    );
  }

  await migrate(connections, options);

  const { reader: db } = connections;
  const products = db.selectFrom('products').where('deleted_at', 'is', null);
  const request = { where: 'all', products, ordered: products, mostRanked: 500, limit: 60 } as const;
  const find = async (search: string) => (await searchProducts(db, { ...request, search })).ids;
  expect([await find('isikli'), await find('citcit'), await find('hl35 ring')]).toEqual([[1], [2], [1]]);
  expect(await find('ciicit')).toEqual([2]);
  const starts = await db.selectFrom('product_name_starts').selectAll().orderBy('start').execute();
  expect(starts.map(({ start, product_id: id }) => [start, id])).toEqual([
    ['citcit', 2],
    ['isikli halka', 1],
    ['lit ring', 1],
  ]);
  const texts = await db.selectFrom('product_texts').selectAll().execute();
  expect(texts).toHaveLength(3);
});
