import { noVariants, type VariantSet } from '#features/offered-variants/server/variant-sets.ts';
import type { FilteredProducts } from '#features/product-lists/server/product-filter.ts';

/** The kinds of choices of a category's filter. */
const choiceKinds = ['type', 'size', 'finish'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

/** Numbers of visible products by choice, such as `type4` or `size7`. */
export type ChoiceCounts = ReadonlyMap<string, number>;

export const choiceKey = (kind: ChoiceKind, id: number) => `${kind}${id}`;

/**
 * The ids that are chosen in each filter: undefined without a filter, empty if only unknown keys are chosen,
 * which no product matches.
 */
export type Choices = Readonly<Record<ChoiceKind, readonly number[] | undefined>>;

/** The visible products of some categories by transporter types and, within them, by variant set. */
export type ProductGroups = {
  byTypes: readonly { types: string; typeIds: readonly number[]; counts: ReadonlyMap<number, number> }[];
  sets: ReadonlyMap<number, VariantSet>;
};

export function filterGroups({ byTypes, sets }: ProductGroups, choices: Choices): FilteredProducts {
  const isMatch = setFilter(sets, choices);
  const typeSets: string[] = [];
  const variantSetIds = new Set<number>();
  let count = 0;
  let withVariantSet = 0;
  for (const { types, typeIds, counts } of byTypes) {
    const matching = [...counts].filter(([id]) => isMatch(id));
    const sum = matching.reduce((total, [, products]) => total + products, 0);
    withVariantSet += sum;
    if (matching.length === 0 || !hasType(typeIds, choices)) continue;
    count += sum;
    typeSets.push(types);
    for (const [id] of matching) variantSetIds.add(id);
  }
  return {
    count,
    typeSets: choices.type && typeSets,
    variantSetIds: filtersVariants(choices) ? [...variantSetIds] : undefined,
    withVariantSet,
  };
}

/**
 * Counts for each choice the products that the list would show with only this choice in its filter and the
 * other filters unchanged.
 */
export function countChoices({ byTypes, sets }: ProductGroups, choices: Choices): ChoiceCounts {
  const counts = {
    type: new Map<number, number>(),
    size: new Map<number, number>(),
    finish: new Map<number, number>(),
  };
  const add = (kind: ChoiceKind, ids: Iterable<number>, count: number) => {
    for (const id of ids) counts[kind].set(id, (counts[kind].get(id) ?? 0) + count);
  };
  const isMatch = setFilter(sets, choices);
  const bySet = new Map<number, number>();
  for (const { typeIds, counts: products } of byTypes) {
    let matching = 0;
    const isChosen = hasType(typeIds, choices);
    for (const [id, count] of products) {
      if (isMatch(id)) matching += count;
      if (isChosen) bySet.set(id, (bySet.get(id) ?? 0) + count);
    }
    if (matching > 0) add('type', typeIds, matching);
  }
  for (const [id, count] of bySet) {
    const set = sets.get(id) ?? noVariants;
    add('size', sizesWith(set, choices.finish), count);
    add('finish', finishesWith(set, choices.size), count);
  }
  return new Map(
    choiceKinds.flatMap((kind) =>
      [...counts[kind]].map(([id, count]) => [choiceKey(kind, id), count] as const),
    ),
  );
}

const filtersVariants = ({ size, finish }: Choices) => size !== undefined || finish !== undefined;

function hasType(typeIds: readonly number[], { type }: Choices): boolean {
  return type === undefined || typeIds.some((id) => type.includes(id));
}

/** Returns a function that tests a variant set. Each set is checked once, because most types have nearly all sets. */
function setFilter(sets: ReadonlyMap<number, VariantSet>, choices: Choices): (id: number) => boolean {
  if (!filtersVariants(choices)) return () => true;
  const matching = new Set([...sets].flatMap(([id, set]) => (hasVariant(set, choices) ? [id] : [])));
  return (id) => matching.has(id);
}

/** Whether a single variant has both a chosen size and a chosen finish. */
function hasVariant({ pairs }: VariantSet, choices: Choices): boolean {
  const { size, finish } = choices;
  return pairs.some(
    ({ sizeId, finishId }) => (size?.includes(sizeId) ?? true) && (finish?.includes(finishId) ?? true),
  );
}

function sizesWith(
  { pairs, sizeIds }: VariantSet,
  finishIds: readonly number[] | undefined,
): Iterable<number> {
  if (!finishIds) return sizeIds;
  const found = new Set<number>();
  for (const { sizeId, finishId } of pairs) if (finishIds.includes(finishId)) found.add(sizeId);
  return found;
}

function finishesWith(
  { pairs, finishIds }: VariantSet,
  sizeIds: readonly number[] | undefined,
): Iterable<number> {
  if (!sizeIds) return finishIds;
  const found = new Set<number>();
  for (const { sizeId, finishId } of pairs) if (sizeIds.includes(sizeId)) found.add(finishId);
  return found;
}
