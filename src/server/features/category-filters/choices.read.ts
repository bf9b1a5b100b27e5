import type { Reader } from '#server/db/connect.ts';
import { loadScheduledProducts } from '#server/features/product-lists/visible-counts.read.ts';
import { pairsIn } from '#server/features/offered-variants/variant-sets.ts';
import { typeIdsIn } from '#server/features/transporter-types/transporter-types.read.ts';
import { choiceKey, type ChoiceCounts, type ProductGroup } from './choices.ts';
import { selectGroups, selectTypeCounts, selectVariantCounts } from './choices.queries.ts';

/** The visible products of these categories by transporter types and variant set. */
export async function loadProductGroups(
  db: Reader,
  now: string,
  categoryIds: readonly number[],
): Promise<ProductGroup[]> {
  const rows = await selectGroups(db, categoryIds);
  const hidden = new Map<string, number>();
  for (const { transporter_type_ids: types, variant_set_id: set } of await loadScheduledProducts(
    db,
    now,
    categoryIds,
  ))
    hidden.set(`${types}/${set}`, (hidden.get(`${types}/${set}`) ?? 0) + 1);
  // A catalogue has few sets of transporter types.
  const typeSets = new Set(rows.map((row) => row.transporter_type_ids));
  const idsOf = new Map([...typeSets].map((types) => [types, typeIdsIn(types)]));
  return rows.map(({ transporter_type_ids: types, variant_set_id: variantSetId, pairs, active }) => ({
    transporter_type_ids: types,
    typeIds: idsOf.get(types) ?? [],
    variantSetId,
    pairs: pairsIn(pairs ?? ''),
    count: hidden.size === 0 ? active : active - (hidden.get(`${types}/${variantSetId}`) ?? 0),
  }));
}

/** The choices of the visible products of each category, from counts that do not grow with the catalogue. */
export async function countChoicesByCategory(
  db: Reader,
  now: string,
  categoryIds: readonly number[],
): Promise<Map<number, ChoiceCounts>> {
  const [byTypes, byVariant, scheduled] = await Promise.all([
    selectTypeCounts(db, categoryIds),
    selectVariantCounts(db, categoryIds),
    loadScheduledProducts(db, now, categoryIds),
  ]);
  const counts = new Map<number, Map<string, number>>();
  const add = (categoryId: number, keys: Iterable<string>, count: number) => {
    const own = counts.get(categoryId) ?? new Map<string, number>();
    counts.set(categoryId, own);
    for (const key of keys) own.set(key, (own.get(key) ?? 0) + count);
  };
  for (const row of byTypes) add(row.category_id, typeKeys(row.transporter_type_ids), row.active_products);
  for (const row of byVariant) add(row.category_id, [keyOfChoice(row.choice)], row.active_products);
  for (const row of scheduled) {
    add(row.category_id, typeKeys(row.transporter_type_ids), -1);
    add(row.category_id, variantKeys(row.pairs ?? ''), -1);
  }
  return counts;
}

/** The sum over several categories. */
export function sumChoices(
  countsByCategory: ReadonlyMap<number, ChoiceCounts>,
  categoryIds: readonly number[],
): ChoiceCounts {
  const sums = new Map<string, number>();
  for (const id of categoryIds)
    for (const [key, count] of countsByCategory.get(id) ?? []) sums.set(key, (sums.get(key) ?? 0) + count);
  return sums;
}

const typeKeys = (typeSet: string) => typeIdsIn(typeSet).map((id) => choiceKey('type', id));

/** Of a stored choice: `s7` is a size, `f3` a finish. */
const keyOfChoice = (choice: string) =>
  choiceKey(choice.startsWith('s') ? 'size' : 'finish', Number(choice.slice(1)));

function variantKeys(set: string): Set<string> {
  const pairs = pairsIn(set);
  return new Set(
    pairs.flatMap(({ sizeId, finishId }) => [choiceKey('size', sizeId), choiceKey('finish', finishId)]),
  );
}
