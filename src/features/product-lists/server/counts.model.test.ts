import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Context } from '#server/context/context.ts';
import { transporterTypes } from '#features/transporter-types/server/transporter-types.ts';
import { openTestApp } from '#test/app.ts';
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
import { pairsOf } from '#features/variants/server/store-variant-sets.ts';

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

/** Computes from the rows the counts that the triggers should have stored. */
async function countPlainly({ db }: Context) {
  const products = await db.selectFrom('products').selectAll().where('deleted_at', 'is', null).execute();
  const tags = await db
    .selectFrom('product_transporter_types')
    .selectAll()
    .orderBy('transporter_type_id')
    .execute();
  const tables = {
    transporter_type_counts: new Map(),
    place_counts: new Map(),
    transporter_type_place_counts: new Map(),
    completeness_counts: new Map(),
    variant_set_counts: new Map(),
    variant_choice_counts: new Map(),
  };
  const variants = await db.selectFrom('product_variants').selectAll().where('is_active', '=', 1).execute();
  for (const { id, category_id: category, queue, is_active: active, ...having } of products) {
    const own = tags
      .filter(({ product_id }) => product_id === id)
      .map((tag) => `${tag.transporter_type_id},`);
    const typeSet = own.length > 0 ? `,${own.join('')}` : '';
    const offered = variants.filter(({ product_id }) => product_id === id);
    const choices = offered.flatMap(({ size_id: size, finish_id: finish }) => [
      ...(size === null ? [] : [`s${size}`]),
      ...(finish === null ? [] : [`f${finish}`]),
    ]);
    for (const [table, key] of [
      ['transporter_type_counts', `${category}/${typeSet}`],
      ['place_counts', `${category}/${Math.floor(queue / 1_024)}`],
      ['transporter_type_place_counts', `${category}/${typeSet}/${Math.floor(queue / 8_192)}`],
      ['completeness_counts', `${category}/${typeSet}/${having.has_picture}/${having.translations}`],
      ['variant_set_counts', `${category}/${typeSet}/${pairsOf(offered)}/${Math.floor(queue / 8_192)}`],
      ...[...new Set(choices)].map((choice) => ['variant_choice_counts', `${category}/${choice}`] as const),
    ] as const) {
      const { live, shown } = (tables[table].get(key) ?? { live: 0, shown: 0 }) as Record<string, number>;
      tables[table].set(key, { live: (live ?? 0) + 1, shown: (shown ?? 0) + active });
    }
  }
  return tables;
}

async function readKept({ db }: Context) {
  const byTypes = await db.selectFrom('transporter_type_counts').selectAll().execute();
  const placed = await db.selectFrom('place_counts').selectAll().execute();
  const both = await db.selectFrom('transporter_type_place_counts').selectAll().execute();
  const having = await db.selectFrom('completeness_counts').selectAll().execute();
  const bySet = await db
    .selectFrom('variant_set_counts')
    .leftJoin('variant_sets', 'variant_sets.id', 'variant_set_id')
    .selectAll('variant_set_counts')
    .select('pairs')
    .execute();
  const byChoice = await db.selectFrom('variant_choice_counts').selectAll().execute();
  const numbers = (row: { live_products: number; active_products: number }) => ({
    live: row.live_products,
    shown: row.active_products,
  });
  return {
    transporter_type_counts: new Map(
      byTypes.map((row) => [`${row.category_id}/${row.transporter_type_ids}`, numbers(row)]),
    ),
    place_counts: new Map(placed.map((row) => [`${row.category_id}/${row.block}`, numbers(row)])),
    transporter_type_place_counts: new Map(
      both.map((row) => [`${row.category_id}/${row.transporter_type_ids}/${row.block}`, numbers(row)]),
    ),
    variant_set_counts: new Map(
      bySet.map((row) => [
        `${row.category_id}/${row.transporter_type_ids}/${row.pairs ?? ''}/${row.block}`,
        numbers(row),
      ]),
    ),
    variant_choice_counts: new Map(byChoice.map((row) => [`${row.category_id}/${row.choice}`, numbers(row)])),
    completeness_counts: new Map(
      having.map((row) => [
        `${row.category_id}/${row.transporter_type_ids}/${row.has_picture}/${row.translations}`,
        numbers(row),
      ]),
    ),
  };
}

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
      expect(await readKept(ctx)).toEqual(await countPlainly(ctx));
    }),
    { numRuns: 12 },
  );

  if (live().length > 0) await deleteProducts(ctx, null, { delete_list: live() });
  expect([...Object.values(await readKept(ctx))].map(({ size }) => size)).toEqual([0, 0, 0, 0, 0, 0]);
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
