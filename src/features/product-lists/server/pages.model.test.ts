import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { generateCatalogue } from '#demo/generate/generate-catalogue.ts';
import { openTestApp } from '#test/app.ts';
import { selectPageIds } from './pages.queries.ts';

/** There are more products than the code ever sorts at once, so that the runs reach every way of finding a page. */
const products = 6_000;

const { ctx, clock } = await openTestApp();
await generateCatalogue(ctx, { products, hasVariants: true, seed: 1, mediaIds: [], say: () => undefined });
const now = clock.now().toISOString();
const { writer } = ctx.connections;
// This puts half of the categories at the end of the order, schedules some products, and gives some the same
// position.
await sql`update products set queue = queue - 20000 where category_id % 2 = 0`.execute(writer);
await sql`update products set queue = queue - 1 where id % 7 = 0`.execute(writer);
await sql`update products set published_at = '2999-01-01T00:00:00.000Z' where id % 41 = 0`.execute(writer);
await sql`update products set deleted_at = ${now} where id % 43 = 0`.execute(writer);
const rows = await ctx.db
  .selectFrom('products')
  .selectAll()
  .where('deleted_at', 'is', null)
  .orderBy('queue', 'desc')
  .orderBy('id', 'desc')
  .execute();
const categories = [...new Set(rows.map((row) => row.category_id))];
const sets = [...new Set(rows.map((row) => row.transporter_type_ids))];
const variantSets = [...new Set(rows.map((row) => row.variant_set_id))];
const limit = 24;

const listing = fc.record({
  isActive: fc.constantFrom(undefined, true, false),
  isPublished: fc.boolean(),
  categoryIds: fc.option(fc.subarray(categories, { minLength: 1 }), { nil: undefined }),
  typeSets: fc.option(fc.subarray(sets, { minLength: 1 }), { nil: undefined }),
  /** Filters by every n-th variant set, starting with the first. */
  everySet: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
  /** The start of the page as a share of the list; above 1 the page is past the end. */
  depth: fc.constantFrom(0, 0, 0.01, 0.1, 0.5, 0.9, 0.999, 1.1),
});

it('a page of any list is that part of its sorted products', async () => {
  await fc.assert(
    fc.asyncProperty(listing, async ({ isActive, isPublished, categoryIds, typeSets, everySet, depth }) => {
      const isPublic = isPublished && isActive === true;
      const wanted = categoryIds ?? (isPublic ? categories : undefined);
      const variantSetIds =
        everySet === undefined ? undefined : variantSets.filter((_, index) => index % everySet === 0);
      const inside = rows.filter((row) => !wanted || wanted.includes(row.category_id));
      const isListed = (row: (typeof rows)[number]) =>
        (isActive === undefined || row.is_active === Number(isActive)) &&
        (!isPublic || row.published_at <= now);
      const list = inside.filter(
        (row) =>
          isListed(row) &&
          (!typeSets || typeSets.includes(row.transporter_type_ids)) &&
          (!variantSetIds || variantSetIds.includes(row.variant_set_id)),
      );
      const offset = Math.floor((list.length * depth) / limit) * limit;
      const ids = await selectPageIds(
        ctx.db,
        { isActive, categoryIds: wanted, typeSets, variantSetIds, ...(isPublic && { publishedBy: now }) },
        {
          limit,
          offset,
          matches: list.length,
          inCategories: inside.length,
          inCatalogue: rows.filter(isListed).length,
        },
      );
      expect(ids).toEqual(list.slice(offset, offset + limit).map(({ id }) => id));
    }),
    { numRuns: 150 },
  );
});
