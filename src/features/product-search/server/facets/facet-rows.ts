import { numbersIn } from '#server/db/id-list.ts';
import type { Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { readVariantSet, type VariantSet } from '#features/offered-variants/server/variant-sets.ts';
import type { PublicView } from '#features/product-lists/server/cards.read.ts';
import { typeIdsIn } from '#features/transporter-types/server/transporter-types.read.ts';
import { facetValueReader, type FacetValue } from './facet-values.ts';

/** What the facets of a search know of a found product. */
export type FacetRow = {
  id: number;
  categoryId: number;
  typeIds: readonly number[];
  variants: VariantSet;
  attributes: readonly FacetValue[];
};

/** Loads the facets of these products; their attributes in the language of the page. */
export async function loadFacetRows(
  { db, localiser }: PublicView,
  ids: readonly number[],
  labels: Labels,
): Promise<FacetRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .leftJoin('variant_sets', 'variant_sets.id', 'products.variant_set_id')
    .where('products.id', 'in', numbersIn(db, ids))
    .select(['products.id', 'category_id', 'transporter_type_ids', 'pairs', 'attributes'])
    .execute();
  const values = facetValueReader(labels, localiser);
  return rows.map(({ id, category_id, transporter_type_ids, pairs, attributes }) => ({
    id,
    categoryId: category_id,
    typeIds: typeIdsIn(transporter_type_ids),
    variants: readVariantSet(pairs ?? ''),
    attributes: values.fromAttributes(attributes),
  }));
}
