import { numbersIn } from '#server/db/id-list.ts';
import { readVariantSet, type VariantSet } from '#features/offered-variants/server/variant-sets.ts';
import type { PublicView } from '#features/product-lists/server/cards.read.ts';
import { typeIdsIn } from '#features/transporter-types/server/transporter-types.read.ts';
import type { FacetValue, FacetValueReader } from './facet-values.ts';

/** What the facets of a search know of a found product. */
export type FacetRow = {
  id: number;
  categoryId: number;
  typeIds: readonly number[];
  variants: VariantSet;
  attributes: readonly FacetValue[];
};

/**
 * Loads the facets of these products. Rows that are counted together need the same reader, because equal values of two
 * readers are two objects.
 */
export async function loadFacetRows(
  { db }: Pick<PublicView, 'db'>,
  ids: readonly number[],
  values: FacetValueReader,
): Promise<FacetRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .leftJoin('variant_sets', 'variant_sets.id', 'products.variant_set_id')
    .where('products.id', 'in', numbersIn(db, ids))
    .select(['products.id', 'category_id', 'transporter_type_ids', 'pairs', 'attributes'])
    .execute();
  return rows.map(({ id, category_id, transporter_type_ids, pairs, attributes }) => ({
    id,
    categoryId: category_id,
    typeIds: typeIdsIn(transporter_type_ids),
    variants: readVariantSet(pairs ?? ''),
    attributes: values.fromAttributes(attributes),
  }));
}
