import { sql } from 'kysely';
import type { LabelTexts } from '#features/attribute-labels/server/attribute-labels.read.ts';
import type { PublicView } from '#features/product-lists/server/cards.read.ts';
import { attributeFacets } from '#features/product-search/server/facets/attribute-facets.ts';
import { hasAttributes, type ChosenFacets } from '#features/product-search/server/facets/chosen-facets.ts';
import { loadFacetRows, type FacetRow } from '#features/product-search/server/facets/facet-rows.ts';
import { visibleProducts } from '#features/visible-products/server/visible-products.ts';
import type { OfferedAttribute } from '../category-filter.ts';
import { passes, type Choices, type ProductGroups } from './choices.ts';

/** A list with at most this many products can be filtered by attributes, in memory (docs/decisions/0073). */
export const maxAttributeProducts = 120;

type AttributeFilter = {
  /** The chosen keys that a product of the category has. */
  keys: string[];
  offered: OfferedAttribute[];
  /** The products that have the chosen attributes, in the order of the list; undefined if none is chosen. */
  passing: readonly FacetRow[] | undefined;
};

/** Filters all products in these categories by attributes, and finds the attributes to offer. */
export async function filterByAttributes(
  view: PublicView,
  categoryIds: readonly number[],
  { wanted, choices, labels }: { wanted: readonly string[]; choices: Choices; labels: LabelTexts },
): Promise<AttributeFilter> {
  const rows = await loadRows(view, categoryIds);
  const existing = new Set(rows.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  const keys = wanted.filter((key) => existing.has(key));
  const chosen: ChosenFacets = {
    category: undefined,
    transporter_types: choices.type,
    size: choices.size,
    finish: choices.finish,
    attributes: Map.groupBy(keys, (key) => Number.parseInt(key, 10)),
  };
  const facets = attributeFacets({
    shown: rows.filter((row) => passes(row, choices)),
    all: rows,
    chosen,
    labels,
    localiser: view.localiser,
  });
  return {
    keys,
    offered: facets.map(({ label = '', choices: options }) => ({ label, choices: options })),
    passing: keys.length > 0 ? rows.filter((row) => hasAttributes(row, chosen)) : undefined,
  };
}

/** Each product as its own group, so that the other filters count only products with the chosen attributes. */
export function groupsOf(rows: readonly FacetRow[]): ProductGroups {
  return {
    byTypes: rows.map(({ id, typeIds }) => ({ types: '', typeIds, counts: new Map([[id, 1]]) })),
    sets: new Map(rows.map(({ id, variants }) => [id, variants])),
  };
}

async function loadRows(view: PublicView, categoryIds: readonly number[]): Promise<FacetRow[]> {
  const listed = await visibleProducts(view.db, view.now, categoryIds)
    .select('products.id')
    .orderBy(sql`+products.queue`, 'desc')
    .orderBy('products.id', 'desc')
    .limit(sql.lit(maxAttributeProducts))
    .execute();
  const ids = listed.map(({ id }) => id);
  const rows = new Map((await loadFacetRows(view, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
