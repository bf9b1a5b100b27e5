import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { generateCatalogue } from '#demo/generate/generate-catalogue.ts';
import { type ProductRows } from '../product.ts';
import { productSorts, productStates } from '#features/product-lists/product-list.ts';
import { openTestApp } from '#test/app.ts';

/** There are more products than the code ever sorts at once, so that the runs reach every way of finding a page. */
const products = 6_000;

const app = await openTestApp();
const { ctx, clock } = app;
const editor = await app.signIn('editor');
await generateCatalogue(ctx, { products, seed: 1, mediaIds: [], say: () => undefined });
const now = clock.now().toISOString();
const { writer } = ctx.connections;
await sql`update products set has_picture = 1 where id % 5 > 0`.execute(writer);
await sql`update products set translations = ',tr,' where id % 3 = 0`.execute(writer);
await sql`update products set translations = ',' where id % 900 = 0`.execute(writer);
await sql`update products set published_at = '2999-01-01T00:00:00.000Z' where id % 41 = 0`.execute(writer);
await sql`update products set is_featured = 1 where id % 500 = 0`.execute(writer);
await sql`update products set updated_at = '2026-01-01T00:00:00.000Z' where id % 7 = 0`.execute(writer);
await sql`update categories set is_active = 0 where id = 5`.execute(writer);
const rows = await ctx.db.selectFrom('products').selectAll().where('deleted_at', 'is', null).execute();
const categories = await ctx.db.selectFrom('categories').select(['id', 'parent_id']).execute();
const kordon = await ctx.db
  .selectFrom('transporter_types')
  .select('id')
  .where('key', '=', 'kordon')
  .executeTakeFirstOrThrow();
const columns = {
  name: 'name_sort_key',
  code: 'code_sort_key',
  updated_at: 'updated_at',
  published_at: 'published_at',
} as const;

const subtree = (id: number): number[] => [
  id,
  ...categories.filter((row) => row.parent_id === id).flatMap((row) => subtree(row.id)),
];
const closed = subtree(5);

/** Generates a value rarely, because several filters together leave few products. */
const seldom = <Value>(...values: Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 1 });
const query = fc.record({
  section: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, fc.constant('featured')),
  category_id: seldom(1, 3, 5, 27),
  state: fc.option(fc.constantFrom(...productStates), { nil: undefined }),
  transporter_types: seldom('kordon'),
  without: seldom('picture', 'en', 'picture,en', 'tr'),
  sort: fc.option(fc.constantFrom(...productSorts), { nil: undefined }),
  direction: fc.constantFrom('asc', 'desc'),
});
type Query = typeof query extends fc.Arbitrary<infer Value> ? Value : never;

function listPlainly({
  section,
  category_id: category,
  state,
  transporter_types: types,
  without,
  sort,
  direction,
}: Query) {
  const isIn: Record<string, (row: (typeof rows)[number]) => boolean> = {
    hidden: (row) => row.is_active === 0,
    shown: (row) => row.is_active === 1 && row.published_at <= now && !closed.includes(row.category_id),
    scheduled: (row) => row.is_active === 1 && row.published_at > now && !closed.includes(row.category_id),
  };
  const listed = rows.filter(
    (row) =>
      (!section || row.is_featured === 1) &&
      (!category || subtree(category).includes(row.category_id)) &&
      (!state || isIn[state]?.(row)) &&
      (!types || row.transporter_type_ids.includes(`,${kordon.id},`)) &&
      (without ?? '').split(',').every((key) => {
        if (key === '') return true;
        return key === 'picture' ? row.has_picture === 0 : !row.translations.includes(`,${key},`);
      }),
  );
  const column = sort ? columns[sort] : section ? 'featured_queue' : 'queue';
  const sign = !sort || direction === 'desc' ? -1 : 1;
  return listed.toSorted((a, b) => {
    if (a[column] === b[column]) return sign * (a.id - b.id);
    return a[column] < b[column] ? -sign : sign;
  });
}

it('a page of the panel’s list in any filter and order is that part of the sorted products', async () => {
  await fc.assert(
    fc.asyncProperty(query, fc.constantFrom(0, 0.02, 0.4, 0.6, 0.99, 1.1), async (asked, depth) => {
      const wanted = listPlainly(asked);
      const page = Math.floor((wanted.length * depth) / 24) + 1;
      const given = Object.entries({ ...asked, page }).filter(([, value]) => value !== undefined);
      const fields = given.map(([name, value]) => [name, String(value)]);
      const address = new URLSearchParams(fields);
      const { body } = await app.call<ProductRows>(
        'GET',
        `/api/admin/products?${address}`,
        undefined,
        editor,
      );
      expect(body.total).toBe(wanted.length);
      const ids = wanted.slice((page - 1) * 24, page * 24).map(({ id }) => id);
      expect(body.data.map(({ id }) => id)).toEqual(ids);
    }),
    { numRuns: 200 },
  );
});
