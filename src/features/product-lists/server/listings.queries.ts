import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { idList, numbersIn } from '#server/db/id-list.ts';
import type { ProductSelection } from './product-filter.ts';

/**
 * The live products that meet all conditions, in the catalogue's order. An undefined field does not filter.
 */
export type ProductListing = {
  isActive: boolean | undefined;
  /** The instant by which products must be published; used only together with `isActive: true`. */
  publishedBy?: string;
  categoryIds: readonly number[] | undefined;
  /** Allowed values of `products.transporter_type_ids`. */
  typeSets: readonly string[] | undefined;
  /** Allowed values of `products.variant_set_id`. */
  variantSetIds?: readonly number[] | undefined;
};

/** Selects the listing through the indexes of category and transporter types, unsorted. */
export function listingByCategory(db: Reader, listing: ProductListing): ProductSelection {
  const { categoryIds = [], typeSets, variantSetIds } = listing;
  const rows = productsInState(db, listing).where('products.category_id', 'in', idList(categoryIds));
  if (variantSetIds)
    return withTypeSets(rows.where(unindexedSet, 'in', numbersIn(db, variantSetIds)), listing);
  return typeSets ? rows.where('products.transporter_type_ids', 'in', [...typeSets]) : rows;
}

/** Selects the listing through the index of variant sets, unsorted. */
export function listingByVariantSet(db: Reader, listing: ProductListing): ProductSelection {
  const { categoryIds = [], variantSetIds = [] } = listing;
  const rows = productsInState(db, listing)
    .where('products.variant_set_id', '<>', 0)
    .where('products.variant_set_id', 'in', numbersIn(db, variantSetIds))
    .where('products.category_id', 'in', idList(categoryIds));
  return withTypeSets(rows, listing);
}

/** Columns written as expressions, so that the planner cannot use their indexes. */
const unindexedTypes = sql<string>`products.transporter_type_ids || ''`;
const unindexedSet = sql<number>`+products.variant_set_id`;

function withTypeSets(rows: ProductSelection, { typeSets }: ProductListing): ProductSelection {
  return typeSets ? rows.where(unindexedTypes, 'in', [...typeSets]) : rows;
}

/**
 * Selects the listing through the index of the catalogue's order. Inside `coalesce` the planner cannot use other
 * indexes. PostgreSQL then expects half of the rows to match, so it stops at the end of the page and does not sort all.
 */
export function listingInOrder(db: Reader, listing: ProductListing): ProductSelection {
  const { categoryIds, typeSets, variantSetIds } = listing;
  let rows = productsInState(db, listing);
  if (categoryIds)
    rows = rows.where(unestimated(sql`products.category_id in (${sql.join(idList(categoryIds))})`));
  if (variantSetIds)
    rows = rows.where(unestimated(sql`products.variant_set_id in ${numbersIn(db, variantSetIds)}`));
  if (typeSets) rows = rows.where(unestimated(sql`products.transporter_type_ids in (${sql.join(typeSets)})`));
  return rows;
}

const unestimated = (condition: RawBuilder<unknown>) => sql<boolean>`coalesce(${condition}, false)`;

function productsInState(db: Reader, { isActive, publishedBy }: ProductListing): ProductSelection {
  let rows = db.selectFrom('products').where('products.deleted_at', 'is', null);
  if (isActive !== undefined) rows = rows.where('products.is_active', '=', sql.lit(Number(isActive)));
  if (publishedBy !== undefined) rows = rows.where('products.published_at', '<=', publishedBy);
  return rows;
}
