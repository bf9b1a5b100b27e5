import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { transporterTypes } from '#features/transporter-types/server/transporter-types.ts';
import { openTestApp } from '#test/app.ts';
import { countPlainly, readCounts } from '#test/product-counts.ts';
import {
  buildCategory,
  buildFinish,
  buildMedium,
  buildProduct,
  buildSize,
  buildVariants,
} from '#test/factories.ts';
import { activateProducts, deleteProducts, moveProducts } from '#features/products/server/bulk.service.ts';
import { deleteProduct, restoreProduct } from '#features/products/server/deletion.service.ts';
import { duplicateProduct } from '#features/products/server/duplication.service.ts';
import { moveProduct } from './order.service.ts';
import { updateProduct } from '#features/products/server/products.service.ts';

const noTexts = { name: {}, summary: {}, description: {}, seo_title: {}, seo_description: {} };
const keys = ['kordon', 'zincir', 'kayis'];
const change = fc.record({
  kind: fc.constantFrom(
    ...([
      'create',
      'transporter types',
      'move',
      'activate',
      'hide',
      'delete',
      'restore',
      'duplicate',
      'sort',
    ] as const),
    ...(['moveMany', 'hideMany', 'deleteMany', 'place', 'translate', 'picture', 'variants'] as const),
  ),
  product: fc.nat(9),
  place: fc.nat(2),
  types: fc.subarray(keys),
});
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

it('the stored counts by transporter types, block, variants, pictures and translations match the rows after any changes', async () => {
  const { ctx } = await openTestApp();
  const places: number[] = [];
  for (const name of ['Toka', 'Halka', 'Zincir']) places.push((await buildCategory(ctx, { name })).id);
  const products: number[] = [];
  const deleted = new Set<number>();
  const live = () => products.filter((id) => !deleted.has(id));

  const sizes = [null, (await buildSize(ctx)).id, (await buildSize(ctx)).id];
  const finishes = [null, (await buildFinish(ctx)).id];
  const grid = sizes.flatMap((size_id) =>
    finishes.map((finish_id) => ({
      size_id,
      finish_id,
      is_active: size_id !== sizes[2] || finish_id === null,
    })),
  );
  const { id: media_id } = await buildMedium(ctx);
  const attach = (owner_id: number) =>
    ctx.connections.writer
      .insertInto('product_files')
      .values({
        owner_id,
        media_id,
        gallery_type: 'images',
        title: '{}',
        alt: '{}',
        queue: 1,
        created_at: '',
      })
      .execute();

  async function apply({ kind, product, place, types }: Change) {
    const category = places[place] ?? 0;
    const some = live().filter((_, at) => (at + product) % 2 === 0);
    const id = live()[product % Math.max(live().length, 1)];
    if (kind === 'create' || id === undefined) {
      products.push((await buildProduct(ctx, { category_id: category, transporter_types: types })).id);
    } else if (kind === 'restore') {
      const [gone] = deleted;
      if (gone !== undefined && deleted.delete(gone)) await restoreProduct(ctx, null, gone);
    } else if (kind === 'delete') {
      deleted.add(id);
      await deleteProduct(ctx, null, id);
    } else if (kind === 'deleteMany') {
      for (const other of some) deleted.add(other);
      if (some.length > 0) await deleteProducts(ctx, null, { delete_list: some });
    } else if (kind === 'translate') {
      await updateProduct(ctx, null, id, { ...noTexts, name: { en: place === 0 ? '' : 'Ring' } });
    } else if (kind === 'variants') {
      await buildVariants(
        ctx,
        { id },
        types.length === 3 ? [] : grid.filter((_, at) => (at + product) % 3 <= place),
      );
    } else if (kind === 'picture') {
      if (place === 0)
        await sql`delete from product_files where owner_id = ${id}`.execute(ctx.connections.writer);
      else await attach(id);
    } else if (kind === 'duplicate') {
      products.push((await duplicateProduct(ctx, null, id, {})).id);
    } else if (kind === 'sort') {
      await moveProduct(ctx, null, { section: 'catalogue', id, position: 1 });
    } else if (kind === 'place') {
      const far = sql`update products set queue = queue + ${sql.lit(5_000 * (place + 1))} where id >= ${id}`;
      await far.execute(ctx.connections.writer);
    } else if (kind === 'moveMany') {
      if (some.length > 0) await moveProducts(ctx, null, { id_list: some, category_id: category });
    } else if (kind === 'hideMany') {
      if (some.length > 0) await activateProducts(ctx, null, { id_list: some, is_active: false });
    } else {
      await updateProduct(ctx, null, id, {
        ...noTexts,
        ...(kind === 'transporter types' && { transporter_types: types }),
        ...(kind === 'move' && { category_id: category }),
        ...((kind === 'activate' || kind === 'hide') && { is_active: kind === 'activate' }),
      });
    }
  }

  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 15 }), async (changes) => {
      for (const next of changes) await apply(next);
      expect(await readCounts(ctx.db)).toEqual(await countPlainly(ctx.db));
    }),
    { numRuns: 12 },
  );

  if (live().length > 0) await deleteProducts(ctx, null, { delete_list: live() });
  expect([...Object.values(await readCounts(ctx.db))].map(({ size }) => size)).toEqual([0, 0, 0, 0, 0, 0]);
});

it('the list of transporter types shows how many live products have each type', async () => {
  const { ctx } = await openTestApp();
  const { id: category_id } = await buildCategory(ctx);
  await buildProduct(ctx, { category_id, transporter_types: ['kordon', 'aski'] });
  await buildProduct(ctx, { category_id, transporter_types: ['kordon'], is_active: false });
  const gone = await buildProduct(ctx, { category_id, transporter_types: ['kordon', 'zincir'] });
  await deleteProduct(ctx, null, gone.id);
  const types = await transporterTypes.list(ctx);
  expect(types.map(({ key, product_count: count }) => [key, count])).toEqual([
    ['kordon', 2],
    ['zincir', 0],
    ['kayis', 0],
    ['aski', 1],
  ]);
});
