import { pairsOf } from '#features/variants/server/store-variant-sets.ts';
import type { Reader } from '#server/db/connect.ts';

/** Computes from the rows the counts that the triggers should have stored. */
export async function countPlainly(db: Reader) {
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

/** The counts by transporter types, place, completeness and variants that the triggers have stored. */
export async function readCounts(db: Reader) {
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
