import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Context } from '#server/context/context.ts';
import { activateProducts, deleteProducts, moveProducts } from '#features/products/server/bulk.service.ts';
import { restoreProduct } from '#features/products/server/deletion.service.ts';
import { duplicateProduct } from '#features/products/server/duplication.service.ts';
import { updateProduct } from '#features/products/server/products.service.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildFinish, buildProduct, buildSize } from '#test/factories.ts';
import { pairsOf } from './store-variant-sets.ts';
import { orderVariants, updateVariants } from './variants.service.ts';

const noTexts = { name: {}, summary: {}, description: {}, seo_title: {}, seo_description: {} };
const row = fc.record({
  // There are only a few codes, so that they collide, move between products and return.
  code: fc.constantFrom('A', 'B', 'C', 'D', 'P-0', 'P-1', 'P-0-2', 'A-2'),
  size: fc.nat(2),
  finish: fc.nat(2),
  is_active: fc.boolean(),
});
const kinds = [
  'grid',
  'grid',
  'grid',
  'order',
  'delete',
  'restore',
  'duplicate',
  'recode',
  'hide',
  'move',
] as const;
const change = fc.record({
  kind: fc.constantFrom(...kinds),
  product: fc.nat(9),
  rows: fc.array(row, { maxLength: 4 }),
  keepsIds: fc.boolean(),
});
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

/** The values that the program should store besides the rows, computed from the rows. */
async function keptPlainly({ db }: Context) {
  const products = await db.selectFrom('products').selectAll().where('deleted_at', 'is', null).execute();
  const variants = await db.selectFrom('product_variants').selectAll().execute();
  const sets = new Map(
    (await db.selectFrom('variant_sets').selectAll().execute()).map((set) => [set.id, set.pairs]),
  );
  const codes: string[] = [];
  const offers: Record<string, string> = {};
  const counts: Record<string, [number, number]> = {};
  for (const product of products) {
    const own = variants.filter((variant) => variant.product_id === product.id);
    codes.push(
      `${product.code} ${product.id} null`,
      ...own.map(({ id, code }) => `${code} ${product.id} ${id}`),
    );
    offers[product.id] = pairsOf(own);
    const key = [product.category_id, product.variant_set_id].join('/');
    const [live, active] = counts[key] ?? [0, 0];
    counts[key] = [live + 1, active + product.is_active];
  }
  const stored = Object.fromEntries(products.map(({ id, variant_set_id: set }) => [id, sets.get(set) ?? '']));
  return { codes: codes.sort(), offers, stored, counts };
}

async function readKept({ db }: Context) {
  const codes = await db.selectFrom('article_codes').selectAll().execute();
  const counts: Record<string, [number, number]> = {};
  for (const kept of await db.selectFrom('variant_set_counts').selectAll().execute()) {
    const key = [kept.category_id, kept.variant_set_id].join('/');
    const [live, active] = counts[key] ?? [0, 0];
    counts[key] = [live + kept.live_products, active + kept.active_products];
  }
  return {
    codes: codes.map((each) => `${each.code} ${each.product_id} ${each.variant_id}`).sort(),
    counts,
  };
}

it('codes, sets and counts match the rows after any changes, and a grid is stored when its codes are free', async () => {
  const { ctx } = await openTestApp();
  const sizes = [null, (await buildSize(ctx)).id, (await buildSize(ctx)).id];
  const finishes = [null, (await buildFinish(ctx)).id, (await buildFinish(ctx)).id];
  const places = [(await buildCategory(ctx)).id, (await buildCategory(ctx)).id];
  /** The variants that the products should have; null while a product is deleted. */
  const model = new Map<number, { code: string; grid: string[] } | null>();
  const deleted = new Map<number, { code: string; grid: string[] }>();
  for (const index of [0, 1, 2]) {
    const { id, code } = await buildProduct(ctx, { code: `P-${index}`, category_id: places[0] ?? 0 });
    model.set(id, { code, grid: [] });
  }
  const gridOf = async (id: number) => {
    const rows = await ctx.db
      .selectFrom('product_variants')
      .selectAll()
      .where('product_id', '=', id)
      .orderBy('queue', 'desc')
      .execute();
    return rows;
  };
  const codeOf = (text: string) => text.split(' ')[0] ?? '';
  const takenWithout = (id: number) =>
    new Set(
      [...model].flatMap(([other, state]) =>
        !state ? [] : [state.code, ...(other === id ? [] : state.grid.map(codeOf))],
      ),
    );
  const reread = async (id: number, code: string) =>
    model.set(id, {
      code,
      grid: (await gridOf(id)).map((one) => `${one.code} ${one.size_id} ${one.finish_id} ${one.is_active}`),
    });

  async function putGrid(id: number, { rows, keepsIds }: Change) {
    const present = await gridOf(id);
    const variants = rows.map(({ code, size, finish, is_active }, index) => ({
      id: keepsIds ? (present[index]?.id ?? null) : null,
      version: keepsIds ? present[index]?.version : undefined,
      code,
      is_active,
      size_id: sizes[size] ?? null,
      finish_id: finishes[finish] ?? null,
      weight: null,
      pack_quantity: null,
      image_id: null,
    }));
    const taken = takenWithout(id);
    const codes = new Set(rows.map(({ code }) => code));
    const pairs = new Set(rows.map(({ size, finish }) => `${size} ${finish}`));
    const isFine =
      codes.size === rows.length && pairs.size === rows.length && ![...codes].some((code) => taken.has(code));
    const isStored = await updateVariants(ctx, null, id, { variants }).then(
      () => true,
      (error: unknown) => {
        expect(error).toMatchObject({ status: 422 });
        return false;
      },
    );
    expect(isStored).toBe(isFine);
    const state = model.get(id);
    if (isFine && state)
      state.grid = variants.map(
        (one) => `${one.code} ${one.size_id} ${one.finish_id} ${Number(one.is_active)}`,
      );
  }

  async function apply(next: Change) {
    const live = [...model].flatMap(([id, state]) => (state ? [id] : []));
    const id = live[next.product % Math.max(live.length, 1)];
    const [gone] = deleted.keys();
    if (next.kind === 'restore' || id === undefined) {
      if (gone === undefined) return;
      const before = deleted.get(gone);
      deleted.delete(gone);
      const { code } = await restoreProduct(ctx, null, gone);
      await reread(gone, code);
      // Codes that are still free return unchanged; the others get a number.
      const taken = takenWithout(gone);
      taken.delete(code);
      for (const [index, text] of (before?.grid ?? []).entries()) {
        const now = codeOf(model.get(gone)?.grid[index] ?? '');
        expect(now === codeOf(text) || taken.has(codeOf(text)) || codeOf(text) === code).toBe(true);
      }
    } else if (next.kind === 'grid') await putGrid(id, next);
    else if (next.kind === 'order') {
      const rows = await gridOf(id);
      await orderVariants(ctx, null, id, {
        queue: rows.map((one) => one.id).reverse(),
        order_version: undefined,
      });
      model.get(id)?.grid.reverse();
    } else if (next.kind === 'delete') {
      await deleteProducts(ctx, null, { delete_list: [id] });
      deleted.set(id, model.get(id) ?? { code: '', grid: [] });
      model.set(id, null);
    } else if (next.kind === 'duplicate') {
      if (live.length > 6) return;
      const copy = await duplicateProduct(ctx, null, id, {});
      await reread(copy.id, copy.code);
      const parts = (grid: string[] = []) => grid.map((text) => text.split(' ').slice(1).join(' '));
      expect(parts(model.get(copy.id)?.grid)).toEqual(parts(model.get(id)?.grid));
    } else if (next.kind === 'recode') {
      const code = next.rows[0]?.code ?? 'Z';
      const state = model.get(id);
      const isTaken = takenWithout(id).has(code) || state?.grid.some((text) => codeOf(text) === code);
      const isFree = !isTaken || code === state?.code;
      const write = updateProduct(ctx, null, id, { ...noTexts, code });
      if (isFree) await write;
      else await expect(write).rejects.toMatchObject({ status: 422 });
      if (isFree && state) state.code = code;
    } else if (next.kind === 'hide') {
      await activateProducts(ctx, null, { id_list: [id], is_active: next.keepsIds });
    } else await moveProducts(ctx, null, { id_list: [id], category_id: places[next.rows.length % 2] ?? 0 });
  }

  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 5, maxLength: 25 }), async (changes) => {
      for (const next of changes) await apply(next);
      const { codes, offers, stored, counts } = await keptPlainly(ctx);
      expect(await readKept(ctx)).toEqual({ codes, counts });
      expect(stored).toEqual(offers);
      const wanted = [...model].flatMap(([id, state]) => (state ? [[id, state.grid] as const] : []));
      for (const [id, grid] of wanted) {
        await reread(id, model.get(id)?.code ?? '');
        expect(model.get(id)?.grid).toEqual(grid);
      }
    }),
    { numRuns: 15 },
  );
});
