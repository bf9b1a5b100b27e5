import type { Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import type { FilterParts, OfferedAttribute } from '../category-filter.ts';
import type { CategoryFilter } from '#shared/rules/category-filter.ts';
import type { PublicView } from '#features/product-lists/server/cards.read.ts';
import { presentTransporterType } from '#features/transporter-types/server/transporter-types.read.ts';
import type { TransporterTypeRow } from '#server/db/schema/transporter-type.ts';
import {
  choiceKey,
  countChoices,
  filterGroups,
  type ChoiceCounts,
  type ChoiceKind,
  type Choices,
} from './choices.ts';
import { type FilteredProducts } from '#features/product-lists/server/product-filter.ts';
import { loadProductGroups, sumChoices } from './choices.read.ts';
import { loadFilterIndex } from './filter-index.read.ts';
import { filterIndexed } from './indexed-filter.ts';

/** A list with at most this many products is filtered in memory, also by attributes (docs/decisions/0104). */
const maxIndexedProducts = 5_000;

type Shared = {
  view: PublicView;
  transporterTypes: readonly TransporterTypeRow[];
  /** Product counts by choice for each visible category, for a list without filters. */
  choiceCounts: () => Promise<ReadonlyMap<number, ChoiceCounts>>;
  labels: () => Promise<Labels>;
  /** The number of changes of each category, read before its products. */
  changes: () => Promise<ReadonlyMap<number, number>>;
  /** The number of visible products in the category. */
  inCategory: number;
  /** The labels by which the category is filtered; undefined if staff chose none. */
  filterLabels: readonly number[] | undefined;
  /** For tests: the largest list that is filtered in memory. */
  maxIndexed?: number | undefined;
};

/**
 * Reads the chosen and offered options of a category's filters, and the products that they select. `filtered`
 * is undefined if nothing is chosen in a list that is too long for memory.
 */
export async function readCategoryFilter(
  shared: Shared,
  categoryIds: readonly number[],
  filter: CategoryFilter,
): Promise<{ shown: FilterParts; filtered: FilteredProducts | undefined }> {
  const { view, transporterTypes } = shared;
  const { sizes, finishes } = await view.vocabulary();
  const types = new Map(
    transporterTypes.map((type) => [type.id, presentTransporterType(type, view.localiser)]),
  );
  const chosen = {
    type: chooseFrom(types, filter.transporter_types),
    size: chooseFrom(sizes, filter.size),
    finish: chooseFrom(finishes, filter.finish),
  };
  const choices = { type: chosen.type?.ids, size: chosen.size?.ids, finish: chosen.finish?.ids };
  const wanted = filter.attribute === '' ? [] : filter.attribute.split(',');
  const { keys, base, counts, offered, filtered } =
    shared.inCategory <= (shared.maxIndexed ?? maxIndexedProducts)
      ? await filterInMemory(shared, categoryIds, { choices, wanted })
      : await filterByCounts(shared, categoryIds, choices);
  const offer = <Choice>(kind: ChoiceKind, all: ReadonlyMap<number, Choice>) =>
    [...all].flatMap(([id, choice]) => {
      const count = counts.get(choiceKey(kind, id)) ?? 0;
      const isOffered = (base.get(choiceKey(kind, id)) ?? 0) > 0 || choices[kind]?.includes(id);
      return isOffered ? [{ ...choice, count: Math.max(count, 0) }] : [];
    });
  return {
    shown: {
      transporter_types: chosen.type?.keys ?? [],
      sizes: chosen.size?.keys ?? [],
      finishes: chosen.finish?.keys ?? [],
      attributes: keys,
      offered_transporter_types: offer('type', types),
      offered_sizes: offer('size', sizes),
      offered_finishes: offer('finish', finishes),
      offered_attributes: offered,
    },
    filtered,
  };
}

type Filtered = {
  keys: string[];
  base: ChoiceCounts;
  counts: ChoiceCounts;
  offered: OfferedAttribute[];
  filtered: FilteredProducts | undefined;
};

async function filterInMemory(
  { view, inCategory, filterLabels, ...shared }: Shared,
  categoryIds: readonly number[],
  { choices, wanted }: { choices: Choices; wanted: readonly string[] },
): Promise<Filtered> {
  const [labels, changes] = await Promise.all([shared.labels(), shared.changes()]);
  const index = await loadFilterIndex(view, categoryIds, { labels, changes, inCategory });
  const { lang, mainLang } = view.localiser;
  const texts = { labels, lang, mainLang };
  const { ids, ...found } = filterIndexed(index, { choices, wanted, filterLabels, texts });
  return { ...found, filtered: { ids, count: ids.length } };
}

/** Filters a list that is too long for memory. Nothing is offered by attributes. */
async function filterByCounts(
  { view, choiceCounts }: Shared,
  categoryIds: readonly number[],
  choices: Choices,
): Promise<Filtered> {
  const base = sumChoices(await choiceCounts(), categoryIds);
  const isFiltered = Object.values(choices).some((ids) => ids !== undefined);
  const groups = isFiltered ? await loadProductGroups(view.db, view.now, categoryIds) : undefined;
  return {
    keys: [],
    base,
    counts: groups ? countChoices(groups, choices) : base,
    offered: [],
    filtered: groups && filterGroups(groups, choices),
  };
}

/** The ids and keys of the chosen options that exist; undefined if nothing is chosen. */
function chooseFrom(all: ReadonlyMap<number, { key: string }>, filter: string) {
  if (filter === '') return undefined;
  const wanted = filter.split(',');
  const known = [...all].filter(([, { key }]) => wanted.includes(key));
  const keys = new Set(known.map(([, { key }]) => key));
  return { ids: known.map(([id]) => id), keys: wanted.filter((key) => keys.has(key)) };
}
