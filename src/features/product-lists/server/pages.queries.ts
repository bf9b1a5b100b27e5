import { sql, type SelectQueryBuilder } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { PageRange } from '#server/paging.ts';
import { findPlaceRange } from './blocks.queries.ts';
import {
  listingByCategory,
  listingByVariantSet,
  listingInOrder,
  type ProductListing,
} from './listings.queries.ts';
import type { ProductSelection } from './product-filter.ts';

export type ListingCounts = {
  /** The number of products in the listing. */
  matches: number;
  /** The number of products in the listing's categories, in any state and of any transporter type. */
  inCategories: number;
  /**
   * The number of products in the whole catalogue that are in the listing's state (`isActive`,
   * `publishedBy`).
   */
  inCatalogue: number;
  /**
   * The number of products in the listing's categories that have one of the listing's variant sets, of any
   * transporter type.
   */
  withVariantSet?: number;
};

/** A listing with at most this many products is read completely and sorted. */
export const maxSorted = 2_000;

/** A page is read from the top of the catalogue if it is expected to end within this many products. */
const maxPassed = 1_024;

/** The number of highest `queue` values that are regarded as the top of the catalogue. */
const topPlaces = 4_096;

/** The ids of a page, in order. */
export type PageSelection = SelectQueryBuilder<Database, 'products', { id: number }>;

export function selectPageIds(
  db: Reader,
  listing: ProductListing,
  page: PageRange & ListingCounts,
): Promise<number[]> {
  return selectPage(db, listing, page, async (selection) => {
    const rows = await selection.modifyEnd(prepared).execute();
    return rows.map(({ id }) => id);
  });
}

/**
 * Runs `read` on a query for the ids of a page. It chooses among three queries the one that reads few index
 * entries, however long the list is (docs/decisions/0013).
 */
export async function selectPage<Row>(
  db: Reader,
  listing: ProductListing,
  { limit: wanted, offset, ...counts }: PageRange & ListingCounts,
  read: (selection: PageSelection) => Promise<Row[]>,
): Promise<Row[]> {
  const limit = Math.min(wanted, counts.matches - offset);
  if (limit <= 0) return [];
  const range = { limit, offset };
  if (isNearTop(listing, range, counts)) {
    const rows = await read(pageAtTop(db, listing, range));
    // With too few rows, the listing has fewer products at the top than its share of the catalogue suggests.
    if (rows.length === limit) return rows;
  }
  if (listing.categoryIds && countSorted(listing, counts) <= maxSorted)
    return read(pageBySorting(listingToSort(db, listing), range));
  return read(await pageInBlocks(db, listing, range));
}

/**
 * Whether the page should end near the top of the catalogue, so that sorting the listing would read more
 * products.
 */
function isNearTop(listing: ProductListing, { limit, offset }: PageRange, counts: ListingCounts): boolean {
  const passed = ((offset + limit) * counts.inCatalogue) / counts.matches;
  return passed <= maxPassed && (!listing.categoryIds || passed < countSorted(listing, counts));
}

/** The number of products that are read if the listing is sorted. */
function countSorted({ typeSets, variantSetIds }: ProductListing, counts: ListingCounts): number {
  if (variantSetIds) return counts.withVariantSet ?? counts.matches;
  return typeSets ? counts.matches : counts.inCategories;
}

function listingToSort(db: Reader, listing: ProductListing): ProductSelection {
  return listing.variantSetIds ? listingByVariantSet(db, listing) : listingByCategory(db, listing);
}

function pageAtTop(db: Reader, listing: ProductListing, range: PageRange): PageSelection {
  const isAtTop = sql<boolean>`products.queue > (
  select max(top.queue) from products as top where top.deleted_at is null) - ${sql.lit(topPlaces)}`;
  return pageByIndex(listingInOrder(db, listing).where(isAtTop), range);
}

async function pageInBlocks(
  db: Reader,
  listing: ProductListing,
  { limit, offset }: PageRange,
): Promise<PageSelection> {
  const { lowest, end, above } = await findPlaceRange(db, listing, { limit, offset });
  const range = { limit, offset: offset - above };
  const inBlocks = (rows: ProductSelection) =>
    rows.where('products.queue', '>=', lowest).where('products.queue', '<', end);
  // Hidden products have a separate index in the catalogue's order, which reads fewer rows than sorting.
  return listing.categoryIds && listing.isActive !== false
    ? pageBySorting(inBlocks(listingByCategory(db, listing)), range)
    : pageByIndex(inBlocks(listingInOrder(db, listing)), range);
}

/** Reads an index of the order up to the end of the page. */
function pageByIndex(rows: ProductSelection, range: PageRange): PageSelection {
  return withRange(rows.select('products.id').orderBy('products.queue', 'desc'), range);
}

/**
 * Sorts by an expression, so that the planner uses another index than that of the order and sorts its rows.
 */
function pageBySorting(rows: ProductSelection, range: PageRange): PageSelection {
  return withRange(rows.select('products.id').orderBy(sql`+products.queue`, 'desc'), range);
}

/** The limit is part of the statement, because PostgreSQL would otherwise plan for a tenth of the table. */
function withRange(selection: PageSelection, { limit, offset }: PageRange): PageSelection {
  return selection.orderBy('products.id', 'desc').limit(sql.lit(limit)).offset(offset);
}
