import { slugify } from '#shared/rules/slug.ts';
import { toJson } from '#server/db/json.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { storeVariantSets } from '#features/variants/server/store-variant-sets.ts';
import type { GeneratedVariant } from './generated-variants.ts';
import { insertRows } from './insert-rows.ts';
import { groups } from './trade-categories.ts';
import { finishes } from './trade-words.ts';

/** The ids of the generated sizes by number, and of the finishes by index. */
export type VariantLists = { sizes: ReadonlyMap<number, number>; finishes: readonly number[] };

const colors = [
  '#8a6d3b',
  '#d7d9dc',
  '#2b2b2b',
  '#e3c77a',
  '#c3c6ca',
  '#4a4d50',
  '#a4683f',
  '#d9a08b',
  '#f2d38a',
  '#eee7dc',
  '#5a5f63',
  '#bfc5ca',
];

export async function insertVariantLists({ db, now, record }: ContentTransaction): Promise<VariantLists> {
  const common = { created_at: now, updated_at: now, deleted_at: null, translated_from: '{}' };
  const numbers = [...new Set(groups.flatMap(({ kinds }) => kinds.flatMap(({ sizes }) => sizes)))].sort(
    (a, b) => a - b,
  );
  const sizeRows = numbers.map((number, index) => ({
    ...common,
    key: `uretilen-${number}-mm`,
    name: toJson({ tr: `${number} mm`, en: `${number} mm` }),
    number,
    queue: numbers.length - index,
  }));
  const finishRows = finishes.map((name, index) => ({
    ...common,
    key: `uretilen-${slugify(name.tr)}`,
    name: toJson(name),
    color: colors[index] ?? '',
    image_id: null,
    queue: finishes.length - index,
  }));
  const sizes = await db.insertInto('sizes').values(sizeRows).returning(['id', 'number']).execute();
  const stored = await db.insertInto('finishes').values(finishRows).returning('id').execute();
  await record({ entity: 'demo', id: 'generate', action: 'variants', before: null, after: sizes.length });
  return {
    sizes: new Map(sizes.map(({ id, number }) => [number ?? 0, id])),
    finishes: stored.map(({ id }) => id).sort((a, b) => a - b),
  };
}

/** Stores the variants of products, given by product id; the search index is updated afterwards. */
export async function insertVariants(
  { db, now }: ContentTransaction,
  lists: VariantLists,
  variants: ReadonlyMap<number, readonly GeneratedVariant[]>,
): Promise<void> {
  const rows = new Map(
    [...variants].map(([productId, own]) => [
      productId,
      own.map(({ code, size, finish, weight, is_active: isActive }, index) => ({
        product_id: productId,
        code,
        size_id: lists.sizes.get(size) ?? null,
        finish_id: lists.finishes[finish] ?? null,
        weight,
        pack_quantity: 100,
        image_id: null,
        is_active: Number(isActive),
        queue: own.length - index,
        updated_at: now,
      })),
    ]),
  );
  await insertRows(db, 'product_variants', [...rows.values()].flat());
  await storeVariantSets(db, rows);
}
