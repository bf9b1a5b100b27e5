import type { Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import type { Pair, VariantSet } from '#features/offered-variants/server/variant-sets.ts';
import {
  choicesOf,
  isUseful,
  type LabelChoices,
  type LabelUse,
} from '#features/product-search/server/facets/attribute-choices.ts';
import type { FacetValue } from '#features/product-search/server/facets/facet-values.ts';
import { addPlace, emptyBits, type Bits } from './bits.ts';
import type { ChoiceKind } from './choices.ts';
import { addList, packLists, type PlaceLists } from './place-lists.ts';

/** What filters know of a product of a list; `values` are places among the values of the reader. */
export type IndexedProduct = {
  id: number;
  typeIds: readonly number[];
  variants: VariantSet;
  values: ArrayLike<number>;
};

type OfferedLabel = { label: LabelChoices; products: readonly Bits[] };

/** The products of a list by their choices (docs/decisions/0104). A place is that of a product in the list's order. */
export type FilterIndex = {
  ids: readonly number[];
  /** The products of each transporter type, size and finish, by its id. */
  choices: Readonly<Record<ChoiceKind, ReadonlyMap<number, Bits>>>;
  /** What variants combine, and the products of each pair. */
  pairs: readonly Pair[];
  pairLists: PlaceLists;
  labels: ReadonlyMap<number, LabelUse>;
  /** The products of each value, by the place of the value. */
  valueLists: PlaceLists;
  /** The choices that a label offers, with the products of each; made at the first use. */
  offered: (labelId: number) => OfferedLabel | undefined;
  /** About how much memory it takes. */
  bytes: number;
};

export function createFilterIndex(
  products: readonly IndexedProduct[],
  values: readonly FacetValue[],
  texts: { labels: Labels; lang: string; mainLang: string },
): FilterIndex {
  const size = products.length;
  const { pairs, pairLists } = indexPairs(products);
  const valueLists = packLists(
    products.map((product) => product.values),
    values.length,
  );
  const labels = useLabels(products, values, { labels: texts.labels, valueLists });
  const choices = {
    type: new Map<number, Bits>(),
    size: new Map<number, Bits>(),
    finish: new Map<number, Bits>(),
  };
  for (const [place, { typeIds }] of products.entries())
    for (const id of typeIds) addPlace(bitsOf(choices.type, id, size), place);
  for (const [at, { sizeId, finishId }] of pairs.entries()) {
    addList(bitsOf(choices.size, sizeId, size), pairLists, at);
    addList(bitsOf(choices.finish, finishId, size), pairLists, at);
  }
  const offered = new Map<number, OfferedLabel>();
  const numbers = [pairLists, valueLists].reduce(
    (sum, { starts, places }) => sum + starts.length + places.length,
    size * 2,
  );
  const sets = Object.values(choices).reduce((sum, each) => sum + each.size, maxOffered);
  return {
    ids: products.map(({ id }) => id),
    choices,
    pairs,
    pairLists,
    labels,
    valueLists,
    offered(labelId) {
      const use = labels.get(labelId);
      if (!use) return undefined;
      const known = offered.get(labelId);
      if (known) return known;
      const label = choicesOf(labelId, use.values, texts);
      const bits = label.choices.map(() => emptyBits(size));
      for (const [value, ofValue] of label.placesOf)
        for (const choice of ofValue) addList(bits[choice], valueLists, value);
      const added = { label, products: bits };
      offered.set(labelId, added);
      return added;
    },
    bytes: sets * (size / 8 + 100) + numbers * 4,
  };
}

/** Labels offer at most about this many choices together. */
const maxOffered = 200;

/** The set of an id, which is added if it is missing. */
export function bitsOf(all: Map<number, Bits>, id: number, size: number): Bits {
  const bits = all.get(id) ?? emptyBits(size);
  all.set(id, bits);
  return bits;
}

/** Products share variant sets, so each set is taken apart once. */
function indexPairs(products: readonly IndexedProduct[]): Pick<FilterIndex, 'pairs' | 'pairLists'> {
  const pairs = new Map<string, Pair & { at: number }>();
  const bySet = new Map<VariantSet, number[]>();
  for (const { variants } of products)
    if (!bySet.has(variants))
      bySet.set(
        variants,
        variants.pairs.map((pair) => {
          const key = `${pair.sizeId}x${pair.finishId}`;
          const { at } = pairs.get(key) ?? { at: pairs.size };
          pairs.set(key, { ...pair, at });
          return at;
        }),
      );
  const lists = products.map(({ variants }) => bySet.get(variants) ?? []);
  return { pairs: [...pairs.values()], pairLists: packLists(lists, pairs.size) };
}

/** The labels of these products with their different values, and the number of products that have any. */
function useLabels(
  products: readonly IndexedProduct[],
  values: readonly FacetValue[],
  { labels, valueLists: { starts } }: { labels: Labels; valueLists: PlaceLists },
): Map<number, LabelUse> {
  const byLabel = Map.groupBy(
    values.filter(({ place }) => (starts[place + 1] ?? 0) > (starts[place] ?? 0)),
    ({ labelId }) => labelId,
  );
  const ids = [...byLabel.keys()];
  const labelAt = new Uint32Array(values.length);
  for (const [at, found] of [...byLabel.values()].entries())
    for (const { place } of found) labelAt[place] = at;
  const counts = new Uint32Array(ids.length);
  // One more than the last product that was counted for each label.
  const last = new Uint32Array(ids.length);
  for (const [place, { values: own }] of products.entries())
    for (let at = 0; at < own.length; at += 1) {
      const label = labelAt[own[at] ?? 0] ?? 0;
      if (last[label] === place + 1) continue;
      last[label] = place + 1;
      counts[label] = (counts[label] ?? 0) + 1;
    }
  return new Map(
    [...byLabel].map(([id, found], at) => [
      id,
      { products: counts[at] ?? 0, values: found, isUseful: isUseful(labels.get(id)?.kind, found) },
    ]),
  );
}
