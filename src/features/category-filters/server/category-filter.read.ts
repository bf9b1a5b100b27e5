import type { Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { groupsOf, filterByAttributes, maxAttributeProducts } from './attribute-filter.read.ts';
import type { FilterParts } from '../category-filter.ts';
import type { CategoryFilter } from '#shared/rules/category-filter.ts';
import type { PublicView } from '#features/product-lists/server/cards.read.ts';
import { presentTransporterType } from '#features/transporter-types/server/transporter-types.read.ts';
import type { TransporterTypeRow } from '#server/db/schema/transporter-type.ts';
import {
  choiceKey,
  countChoices,
  filterGroups,
  passes,
  type ChoiceCounts,
  type ChoiceKind,
} from './choices.ts';
import { type FilteredProducts } from '#features/product-lists/server/product-filter.ts';
import { loadProductGroups, sumChoices } from './choices.read.ts';

type Shared = {
  view: PublicView;
  transporterTypes: readonly TransporterTypeRow[];
  /** Product counts by choice for each visible category, for a list without filters. */
  choiceCounts: () => Promise<ReadonlyMap<number, ChoiceCounts>>;
  labels: () => Promise<Labels>;
  /** The number of visible products in the category. */
  inCategory: number;
  /** The labels by which the category is filtered; undefined if staff chose none. */
  filterLabels: readonly number[] | undefined;
};

/**
 * Reads the chosen and offered options of a category's filters, and the products that they select. `filtered`
 * is undefined if nothing is chosen.
 */
export async function readCategoryFilter(
  { view, transporterTypes, choiceCounts, labels, inCategory, filterLabels }: Shared,
  categoryIds: readonly number[],
  filter: CategoryFilter,
): Promise<{ shown: FilterParts; filtered: FilteredProducts | undefined }> {
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
  const byAttributes =
    inCategory <= maxAttributeProducts
      ? await filterByAttributes(view, categoryIds, {
          wanted: filter.attribute === '' ? [] : filter.attribute.split(','),
          choices,
          labels: await labels(),
          inCategory,
          filterLabels,
        })
      : { keys: [], offered: [], passing: undefined };
  const loadGroups = async () =>
    (chosen.type ?? chosen.size ?? chosen.finish)
      ? loadProductGroups(view.db, view.now, categoryIds)
      : undefined;
  const groups = byAttributes.passing ? groupsOf(byAttributes.passing) : await loadGroups();
  const base = sumChoices(await choiceCounts(), categoryIds);
  const counts = groups ? countChoices(groups, choices) : base;
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
      attributes: byAttributes.keys,
      offered_transporter_types: offer('type', types),
      offered_sizes: offer('size', sizes),
      offered_finishes: offer('finish', finishes),
      offered_attributes: byAttributes.offered,
    },
    filtered: byAttributes.passing
      ? selected(byAttributes.passing.filter((row) => passes(row, choices)))
      : groups && filterGroups(groups, choices),
  };
}

/** The filter that shows these products alone, in their order. */
function selected(rows: readonly { id: number }[]): FilteredProducts {
  const ids = rows.map(({ id }) => id);
  return {
    ids,
    count: ids.length,
    typeSets: undefined,
    variantSetIds: undefined,
    withVariantSet: ids.length,
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
