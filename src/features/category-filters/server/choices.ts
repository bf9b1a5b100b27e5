import type { VariantSet } from '#features/offered-variants/server/variant-sets.ts';
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

/** The visible products of some categories with the same transporter types and the same variant set. */
export type ProductGroup = {
  transporter_type_ids: string;
  typeIds: readonly number[];
  variantSetId: number;
  set: VariantSet;
  count: number;
};

export function filterGroups(groups: readonly ProductGroup[], choices: Choices): FilteredProducts {
  const withSet = groups.filter(({ set }) => hasVariant(set, choices));
  const matching = withSet.filter((group) => hasType(group, choices));
  const distinct = <Value>(values: readonly Value[]) => [...new Set(values)];
  return {
    count: sum(matching),
    typeSets: choices.type && distinct(matching.map((group) => group.transporter_type_ids)),
    variantSetIds: filtersVariants(choices)
      ? distinct(matching.map((group) => group.variantSetId))
      : undefined,
    withVariantSet: sum(withSet),
  };
}

/**
 * Counts for each choice the products that the list would show with only this choice in its filter and the
 * other filters unchanged.
 */
export function countChoices(groups: readonly ProductGroup[], choices: Choices): ChoiceCounts {
  const counts = {
    type: new Map<number, number>(),
    size: new Map<number, number>(),
    finish: new Map<number, number>(),
  };
  const add = (kind: ChoiceKind, ids: Iterable<number>, count: number) => {
    for (const id of ids) counts[kind].set(id, (counts[kind].get(id) ?? 0) + count);
  };
  const bySet = new Map<VariantSet, number>();
  for (const group of groups) {
    if (hasVariant(group.set, choices)) add('type', group.typeIds, group.count);
    if (hasType(group, choices)) bySet.set(group.set, (bySet.get(group.set) ?? 0) + group.count);
  }
  for (const [set, count] of bySet) {
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

function hasType({ typeIds }: ProductGroup, { type }: Choices): boolean {
  return type === undefined || typeIds.some((id) => type.includes(id));
}

/** Whether a single variant has both a chosen size and a chosen finish. */
function hasVariant({ pairs }: VariantSet, choices: Choices): boolean {
  const { size, finish } = choices;
  if (!filtersVariants(choices)) return true;
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

function sum(groups: readonly ProductGroup[]): number {
  return groups.reduce((total, { count }) => total + count, 0);
}
