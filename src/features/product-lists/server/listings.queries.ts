import { sql } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { idList, numbersIn } from '#server/db/id-list.ts';
import type { ProductSelection } from './product-filter.ts';

/** A list in the catalogue's order: the live products that meet all conditions. An undefined one does not filter. */
export type ProductListing = {
  isActive: boolean | undefined;
  /** Published by this instant; only together with `isActive: true`. */
  publishedBy?: string;
  categoryIds: readonly number[] | undefined;
  /** Allowed values of `products.transporter_type_ids`. */
  typeSets: readonly string[] | undefined;
  /** Allowed values of `products.variant_set_id`. */
  variantSetIds?: readonly number[] | undefined;
};

/** The listing as the indexes of category and transporter types read it, in no useful order. */
export function listingByCategory(db: Reader, listing: ProductListing): ProductSelection {
  const { categoryIds = [], typeSets, variantSetIds } = listing;
  const rows = productsInState(db, listing).where('products.category_id', 'in', idList(categoryIds));
  if (variantSetIds)
    return withTypeSets(rows.where(unindexedSet, 'in', numbersIn(db, variantSetIds)), listing);
  return typeSets ? rows.where('products.transporter_type_ids', 'in', [...typeSets]) : rows;
}

/** The listing as the index of variant sets reads it, in no useful order. */
export function listingByVariantSet(db: Reader, listing: ProductListing): ProductSelection {
  const { categoryIds = [], variantSetIds = [] } = listing;
  const rows = productsInState(db, listing)
    .where('products.variant_set_id', '<>', 0)
    .where('products.variant_set_id', 'in', numbersIn(db, variantSetIds))
    .where('products.category_id', 'in', idList(categoryIds));
  return withTypeSets(rows, listing);
}

/** As expressions, which no index covers. */
const unindexedTypes = sql<string>`products.transporter_type_ids || ''`;
const unindexedSet = sql<number>`+products.variant_set_id`;

function withTypeSets(rows: ProductSelection, { typeSets }: ProductListing): ProductSelection {
  return typeSets ? rows.where(unindexedTypes, 'in', [...typeSets]) : rows;
}

/**
 * The listing as the index of the catalogue's order reads it. Category and types are expressions, which
 * no index covers; `is true` keeps PostgreSQL from expecting few rows and sorting all of them.
 */
export function listingInOrder(db: Reader, listing: ProductListing): ProductSelection {
  const { categoryIds, variantSetIds } = listing;
  let rows = productsInState(db, listing);
  if (categoryIds)
    rows = rows.where(
      ({ eb }) => sql<boolean>`(${eb('products.category_id', 'in', idList(categoryIds))}) is true`,
    );
  if (variantSetIds) rows = rows.where(unindexedSet, 'in', numbersIn(db, variantSetIds));
  return withTypeSets(rows, listing);
}

function productsInState(db: Reader, { isActive, publishedBy }: ProductListing): ProductSelection {
  let rows = db.selectFrom('products').where('products.deleted_at', 'is', null);
  if (isActive !== undefined) rows = rows.where('products.is_active', '=', sql.lit(Number(isActive)));
  if (publishedBy !== undefined) rows = rows.where('products.published_at', '<=', publishedBy);
  return rows;
}
