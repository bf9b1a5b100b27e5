import type { Reader } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { loadScheduledProducts } from '#features/product-lists/server/visible-counts.read.ts';
import {
  noVariants,
  readVariantSet,
  type VariantSet,
} from '#features/offered-variants/server/variant-sets.ts';
import { typeIdsIn } from '#features/transporter-types/server/transporter-types.read.ts';
import { choiceKey, type ChoiceCounts, type ProductGroups } from './choices.ts';
import { selectPairs, selectSetCounts, selectTypeCounts, selectVariantCounts } from './choices.queries.ts';

/** The visible products of these categories by transporter types and variant set. */
export async function loadProductGroups(
  db: Reader,
  now: string,
  categoryIds: readonly number[],
): Promise<ProductGroups> {
  const [rows, scheduled] = await Promise.all([
    selectSetCounts(db, categoryIds),
    loadScheduledProducts(db, now, categoryIds),
  ]);
  const byTypes = new Map<string, Map<number, number>>();
  for (const { transporter_type_ids: types, counts } of rows)
    byTypes.set(types, addBySet(counts, byTypes.get(types) ?? new Map<number, number>()));
  for (const { transporter_type_ids: types, variant_set_id: set } of scheduled) {
    const counts = byTypes.get(types);
    counts?.set(set, (counts.get(set) ?? 0) - 1);
  }
  const ids = new Set([...byTypes.values()].flatMap((counts) => [...counts.keys()]));
  const kept = await loadSets(db, ids);
  return {
    byTypes: [...byTypes].map(([types, counts]) => ({ types, typeIds: typeIdsIn(types), counts })),
    sets: new Map([...ids].map((id) => [id, kept.get(id) ?? noVariants])),
  };
}

/** Adds the counts of a text like `7,3,7,1,9,2` to `sums` by variant set: 4 for set 7 and 2 for set 9. */
function addBySet(text: string, sums: Map<number, number>): Map<number, number> {
  const numbers = fromJson<number[]>(`[${text}]`);
  for (let at = 0; at < numbers.length; at += 2) {
    const [set = 0, count = 0] = [numbers[at], numbers[at + 1]];
    sums.set(set, (sums.get(set) ?? 0) + count);
  }
  return sums;
}

/** The cached variant sets of a database are dropped above this number. */
const maxKept = 20_000;
const keptSets = new WeakMap<Reader, Map<number, VariantSet>>();

/** Loads variant sets by id. They are cached between calls, because the pairs of a set never change. */
export async function loadSets(
  db: Reader,
  ids: ReadonlySet<number>,
): Promise<ReadonlyMap<number, VariantSet>> {
  let kept = keptSets.get(db);
  if (!kept || kept.size > maxKept) keptSets.set(db, (kept = new Map([[0, noVariants]])));
  const missing = [...ids].filter((id) => !kept.has(id));
  if (missing.length === 0) return kept;
  const text = await selectPairs(db, missing);
  for (const part of text.split(';')) {
    const [id = '', pairs = ''] = part.split('=');
    kept.set(Number(id), readVariantSet(pairs));
  }
  return kept;
}

/**
 * Counts the visible products of each category by choice. It reads stored counts, so the time does not grow
 * with the number of products.
 */
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

/** Converts a stored choice: `s7` is a size, `f3` a finish. */
const keyOfChoice = (choice: string) =>
  choiceKey(choice.startsWith('s') ? 'size' : 'finish', Number(choice.slice(1)));

function variantKeys(text: string): string[] {
  const { sizeIds, finishIds } = readVariantSet(text);
  return [...sizeIds.map((id) => choiceKey('size', id)), ...finishIds.map((id) => choiceKey('finish', id))];
}
