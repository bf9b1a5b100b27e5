import { sql } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';
import type { ProductSelection } from './product-filter.ts';

/** A list in the catalogue's order: the live products that meet all conditions. An undefined one does not filter. */
export type ProductListing = {
  isActive: boolean | undefined;
  /** Published by this instant; only together with `isActive: true`. */
  publishedBy?: string;
  categoryIds: readonly number[] | undefined;
  /** Allowed values of `products.transporter_type_ids`. */
  typeSets: readonly string[] | undefined;
};

/** The listing as the indexes of category and transporter types read it, in no useful order. */
export function listingByCategory(db: Reader, listing: ProductListing): ProductSelection {
  const { categoryIds = [], typeSets } = listing;
  const rows = productsInState(db, listing).where('products.category_id', 'in', idList(categoryIds));
  return typeSets ? rows.where('products.transporter_type_ids', 'in', [...typeSets]) : rows;
}

/**
 * The listing as the index of the catalogue's order reads it. Category and types are expressions, which
 * no index covers; `is true` keeps PostgreSQL from expecting few rows and sorting all of them.
 */
export function listingInOrder(db: Reader, listing: ProductListing): ProductSelection {
  const { categoryIds, typeSets } = listing;
  let rows = productsInState(db, listing);
  if (categoryIds)
    rows = rows.where(
      ({ eb }) => sql<boolean>`(${eb('products.category_id', 'in', idList(categoryIds))}) is true`,
    );
  if (typeSets) rows = rows.where(sql<string>`products.transporter_type_ids || ''`, 'in', [...typeSets]);
  return rows;
}

function productsInState(db: Reader, { isActive, publishedBy }: ProductListing): ProductSelection {
  let rows = db.selectFrom('products').where('products.deleted_at', 'is', null);
  if (isActive !== undefined) rows = rows.where('products.is_active', '=', sql.lit(Number(isActive)));
  if (publishedBy !== undefined) rows = rows.where('products.published_at', '<=', publishedBy);
  return rows;
}
