import type { Pair } from '#server/features/offered-variants/variant-sets.ts';

/** The kinds of choices of a category's filter. */
export type ChoiceKind = 'type' | 'size' | 'finish';

/** Numbers of visible products by choice, such as `type4` or `size7`. */
export type ChoiceCounts = ReadonlyMap<string, number>;

export const choiceKey = (kind: ChoiceKind, id: number) => `${kind}${id}`;

/** Ids of the chosen ones; undefined: no filter; none: only unknown ones, which no product has. */
export type Choices = Readonly<Record<ChoiceKind, readonly number[] | undefined>>;

/** The visible products of some categories with the same transporter types and the same variant set. */
export type ProductGroup = {
  transporter_type_ids: string;
  typeIds: readonly number[];
  variantSetId: number;
  pairs: readonly Pair[];
  count: number;
};

/** The products that pass a filter. */
export type FilteredProducts = {
  count: number;
  /** Undefined without a filter of that kind. */
  typeSets: string[] | undefined;
  variantSetIds: number[] | undefined;
  /** Products with one of these variant sets, of any transporter type. */
  withVariantSet: number;
};

export function filterGroups(groups: readonly ProductGroup[], choices: Choices): FilteredProducts {
  const withSet = groups.filter((group) => hasVariant(group, choices));
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

/** For each choice the number of products that it alone would show beside the filters of the other kinds. */
export function countChoices(groups: readonly ProductGroup[], choices: Choices): ChoiceCounts {
  const counts = new Map<string, number>();
  const add = (kind: ChoiceKind, ids: Iterable<number>, count: number) => {
    for (const id of ids) counts.set(choiceKey(kind, id), (counts.get(choiceKey(kind, id)) ?? 0) + count);
  };
  const { size, finish } = choices;
  for (const group of groups) if (hasVariant(group, choices)) add('type', group.typeIds, group.count);
  const withType = groups.filter((group) => hasType(group, choices));
  for (const same of Map.groupBy(withType, ({ variantSetId }) => variantSetId).values()) {
    const pairs = same[0]?.pairs ?? [];
    const count = sum(same);
    const ofFinish = pairs.filter(({ finishId }) => finish?.includes(finishId) ?? true);
    const ofSize = pairs.filter(({ sizeId }) => size?.includes(sizeId) ?? true);
    add('size', new Set(ofFinish.map(({ sizeId }) => sizeId)), count);
    add('finish', new Set(ofSize.map(({ finishId }) => finishId)), count);
  }
  return counts;
}

const filtersVariants = ({ size, finish }: Choices) => size !== undefined || finish !== undefined;

function hasType({ typeIds }: ProductGroup, { type }: Choices): boolean {
  return type === undefined || typeIds.some((id) => type.includes(id));
}

/** Whether one variant has a chosen size and a chosen finish. */
function hasVariant({ pairs }: ProductGroup, choices: Choices): boolean {
  const { size, finish } = choices;
  if (!filtersVariants(choices)) return true;
  return pairs.some(
    ({ sizeId, finishId }) => (size?.includes(sizeId) ?? true) && (finish?.includes(finishId) ?? true),
  );
}

function sum(groups: readonly ProductGroup[]): number {
  return groups.reduce((total, { count }) => total + count, 0);
}
