import type { Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { offeredLabels, presentFacet } from '#features/product-search/server/facets/attribute-choices.ts';
import { keyTest } from '#features/product-search/server/facets/chosen-facets.ts';
import type { OfferedAttribute } from '../category-filter.ts';
import { allBits, both, countBoth, either, emptyBits, placesIn, type Bits } from './bits.ts';
import { choiceKey, type ChoiceCounts, type ChoiceKind, type Choices } from './choices.ts';
import { bitsOf, type FilterIndex } from './filter-index.ts';
import { addList } from './place-lists.ts';

type Wanted = {
  choices: Choices;
  /** The keys of attributes in the address. */
  wanted: readonly string[];
  /** The labels that staff chose for the category; undefined offers those of most products. */
  filterLabels: readonly number[] | undefined;
  texts: { labels: Labels; lang: string; mainLang: string };
};

type IndexedFilter = {
  /** The wanted keys of attributes that a product of the category has. */
  keys: string[];
  /** The products that pass the filters, in the order of the list. */
  ids: readonly number[];
  /** How many products of the list have each type, size and finish, and how many of them the choice would show. */
  base: ChoiceCounts;
  counts: ChoiceCounts;
  offered: OfferedAttribute[];
};

/** Filters the products of an index, and counts what each choice would show beside the filters of other kinds. */
export function filterIndexed(
  index: FilterIndex,
  { choices, wanted, filterLabels, texts }: Wanted,
): IndexedFilter {
  const all = allBits(index.ids.length);
  const chosen = chooseKeys(index, wanted);
  const attributes = [...chosen.values()].reduce((passing, { products }) => both(passing, products), all);
  const types = choices.type ? withAnyType(index, choices.type) : all;
  const variants = choices.size || choices.finish ? withVariant(index, choices) : all;
  const shown = both(types, variants);
  const passing = both(shown, attributes);
  const besideVariants = both(types, attributes);
  return {
    keys: wanted.filter((key) => chosen.get(labelOf(key))?.keys.includes(key)),
    ids: placesIn(passing).flatMap((place) => index.ids[place] ?? []),
    base: countEach(index.choices, { type: all, size: all, finish: all }),
    counts: countEach(
      {
        type: index.choices.type,
        size: choices.finish ? sizesWith(index, choices.finish) : index.choices.size,
        finish: choices.size ? finishesWith(index, choices.size) : index.choices.finish,
      },
      { type: both(variants, attributes), size: besideVariants, finish: besideVariants },
    ),
    offered: offerAttributes(index, { chosen, shown, filterLabels, texts }),
  };
}

/** The chosen keys of each label that a product has, and the products that have one of them. */
type ChosenLabels = ReadonlyMap<number, { keys: string[]; products: Bits }>;

function chooseKeys(index: FilterIndex, wanted: readonly string[]): ChosenLabels {
  const chosen = new Map<number, { keys: string[]; products: Bits }>();
  for (const key of wanted) {
    const label = index.labels.get(labelOf(key));
    if (!label) continue;
    const values = label.values.filter(keyTest([key]));
    if (values.length === 0) continue;
    const known = chosen.get(labelOf(key)) ?? { keys: [], products: emptyBits(index.ids.length) };
    known.keys.push(key);
    for (const { place } of values) addList(known.products, index.valueLists, place);
    chosen.set(labelOf(key), known);
  }
  return chosen;
}

const labelOf = (key: string) => Number.parseInt(key, 10);

function withAnyType({ ids, choices }: FilterIndex, typeIds: readonly number[]): Bits {
  return typeIds.flatMap((id) => choices.type.get(id) ?? []).reduce(either, emptyBits(ids.length));
}

/** The products of which one variant has both a chosen size and a chosen finish. */
function withVariant({ ids, pairs, pairLists }: FilterIndex, { size, finish }: Choices): Bits {
  const products = emptyBits(ids.length);
  for (const [at, { sizeId, finishId }] of pairs.entries())
    if ((size?.includes(sizeId) ?? true) && (finish?.includes(finishId) ?? true))
      addList(products, pairLists, at);
  return products;
}

const sizesWith = (index: FilterIndex, finishIds: readonly number[]) =>
  pairedWith(index, ({ sizeId, finishId }) => (finishIds.includes(finishId) ? sizeId : undefined));

const finishesWith = (index: FilterIndex, sizeIds: readonly number[]) =>
  pairedWith(index, ({ sizeId, finishId }) => (sizeIds.includes(sizeId) ? finishId : undefined));

/** The products by the id that each of their pairs counts for. */
function pairedWith(
  { ids, pairs, pairLists }: FilterIndex,
  idOf: (pair: FilterIndex['pairs'][number]) => number | undefined,
): Map<number, Bits> {
  const products = new Map<number, Bits>();
  for (const [at, pair] of pairs.entries()) {
    const id = idOf(pair);
    if (id !== undefined) addList(bitsOf(products, id, ids.length), pairLists, at);
  }
  return products;
}

function countEach(
  choices: FilterIndex['choices'],
  beside: Readonly<Record<ChoiceKind, Bits>>,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const kind of ['type', 'size', 'finish'] as const)
    for (const [id, products] of choices[kind])
      counts.set(choiceKey(kind, id), countBoth(products, beside[kind]));
  return counts;
}

type Offering = Pick<Wanted, 'filterLabels' | 'texts'> & { chosen: ChosenLabels; shown: Bits };

/** The attributes to offer; the choices of each count as if none of them were chosen. */
function offerAttributes(
  index: FilterIndex,
  { chosen, shown, filterLabels, texts }: Offering,
): OfferedAttribute[] {
  const keys = new Map([...chosen].map(([id, label]) => [id, label.keys]));
  return offeredLabels(index.labels, keys, filterLabels).flatMap((id) => {
    const offered = index.offered(id);
    if (!offered) return [];
    const beside = [...chosen]
      .filter(([other]) => other !== id)
      .reduce((passing, [, { products }]) => both(passing, products), shown);
    const counts = offered.products.map((products) => countBoth(products, beside));
    const { label = '', choices } = presentFacet(offered.label, counts, { ...texts, chosen: keys });
    return [{ label, choices }];
  });
}
