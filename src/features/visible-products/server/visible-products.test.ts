import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Context } from '#server/context/context.ts';
import { countProductsByCategory } from '#features/categories/server/category-counts.read.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { deleteProduct, restoreProduct } from '#features/products/server/deletion.service.ts';
import { updateProduct } from '#features/products/server/products.service.ts';
import { countVisibleProducts } from '#features/product-lists/server/visible-counts.read.ts';
import { visibleFeaturedProducts, visibleProducts } from './visible-products.ts';

const places = [0, 1, 2];
const noTexts = { name: {}, summary: {}, description: {}, seo_title: {}, seo_description: {} };
const change = fc.record({
  kind: fc.constantFrom('create', 'move', 'activate', 'hide', 'publish', 'postpone', 'delete', 'restore'),
  product: fc.nat(5),
  place: fc.constantFrom(...places),
});

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

/** Computes from the rows the counts that the triggers should have stored. */
async function countRows(ctx: Context, ids: readonly number[]) {
  const now = ctx.clock.now().toISOString();
  const rows = await ctx.db.selectFrom('products').selectAll().where('deleted_at', 'is', null).execute();
  const count = (counted: typeof rows) =>
    ids.map((id) => counted.filter((row) => row.category_id === id).length);
  return {
    live: count(rows),
    visible: count(rows.filter((row) => row.is_active === 1 && row.published_at <= now)),
  };
}

it('counts by category match the rows after any changes', async () => {
  const { ctx } = await openTestApp();
  const ids: number[] = [];
  for (const place of places) ids.push((await buildCategory(ctx, { name: `Kategori ${place}` })).id);
  const soon = new Date(ctx.clock.now().getTime() + 60_000).toISOString();
  const products: number[] = [];
  const deleted = new Set<number>();

  async function apply({ kind, product, place }: Change) {
    if (kind === 'create' || products.length === 0) {
      products.push((await buildProduct(ctx, { category_id: ids[place] ?? 0 })).id);
      return;
    }
    const id = products[product % products.length] ?? 0;
    if (kind === 'restore') {
      if (deleted.delete(id)) await restoreProduct(ctx, null, id);
    } else if (!deleted.has(id)) {
      if (kind === 'delete') {
        deleted.add(id);
        await deleteProduct(ctx, null, id);
      } else {
        await updateProduct(ctx, null, id, {
          ...noTexts,
          ...(kind === 'move' && { category_id: ids[place] ?? 0 }),
          ...((kind === 'activate' || kind === 'hide') && { is_active: kind === 'activate' }),
          ...((kind === 'publish' || kind === 'postpone') && {
            published_at: kind === 'postpone' ? soon : ctx.clock.now().toISOString(),
          }),
        });
      }
    }
  }

  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
      for (const next of changes) await apply(next);
      const live = await countProductsByCategory(ctx.db);
      const visible = await countVisibleProducts(ctx.db, ctx.clock.now().toISOString(), ids);
      expect({
        live: ids.map((id) => live.get(id) ?? 0),
        visible: ids.map((id) => visible.get(id) ?? 0),
      }).toEqual(await countRows(ctx, ids));
    }),
    { numRuns: 8 },
  );
});

it('a scheduled product counts from its publication on', async () => {
  const { ctx, clock } = await openTestApp();
  const { id } = await buildCategory(ctx);
  const at = new Date(clock.now().getTime() + 1_000).toISOString();
  await buildProduct(ctx, { category_id: id, published_at: at });
  const count = async () => (await countVisibleProducts(ctx.db, clock.now().toISOString(), [id])).get(id);
  expect(await count()).toBe(0);
  clock.advance(1_000);
  expect(await count()).toBe(1);
});

it('the home page shows only featured products that are visible', async () => {
  const { ctx, clock } = await openTestApp();
  const { id } = await buildCategory(ctx);
  const hidden = await buildCategory(ctx, { is_active: false });
  for (const category_id of [id, hidden.id]) await buildProduct(ctx, { category_id, is_featured: true });
  await buildProduct(ctx, { category_id: id, is_featured: true, is_active: false });
  const shown = await buildProduct(ctx, { category_id: id, is_featured: false });
  const now = clock.now().toISOString();
  const featured = await visibleFeaturedProducts(ctx.db, now, [id]).select('id').execute();
  const visible = await visibleProducts(ctx.db, now, [id]).select('id').execute();
  expect(featured).toHaveLength(1);
  expect(visible.map((row) => row.id).sort()).toEqual([featured[0]?.id, shown.id].sort());
});
