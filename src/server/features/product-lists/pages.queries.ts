import { sql, type SelectQueryBuilder } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Database } from '#server/db/schema/database.ts';
import { blockSizeOf, selectBlockCounts, selectWaiting } from './counts.queries.ts';
import type { ProductSelection } from '#server/features/product-search/search.queries.ts';

/** A list in the catalogue's order: live products that meet all of these conditions. */
export type ProductListing = {
  isActive: boolean | undefined;
  /** Published by then; undefined: whenever. Asked of active ones alone. */
  publishedBy?: string;
  /** Undefined: anywhere. */
  categoryIds: readonly number[] | undefined;
  /** Sets of transporter types that may be theirs, as `products.transporter_type_ids` has them; undefined: any. */
  typeSets: readonly string[] | undefined;
};

export type PagePlace = { limit: number; offset: number };

export type ListingSizes = {
  /** Products of the list. */
  matches: number;
  /** Products in its categories, whatever else they are. */
  inCategories: number;
  /** Products that are passed when the list is read in the catalogue's order to its end. */
  inOrder: number;
};

/** So many products are read and sorted. */
const mostSorted = 2_000;
/** So many are passed on the way to a page, and the part of the order in which they are looked for. */
const [mostPassed, window] = [1_024, 4_096];

/** Ids of a page, with an order and a limit of their own. */
export type PageSelection = SelectQueryBuilder<Database, 'products', { id: number }>;

/** The ids of a page alone. */
export function selectPageIds(
  db: Reader,
  listing: ProductListing,
  place: PagePlace & ListingSizes,
): Promise<number[]> {
  return selectPage(db, listing, place, async (page) => {
    const rows = await page.modifyEnd(prepared).execute();
    return rows.map(({ id }) => id);
  });
}

/**
 * What `read` makes of the ids of a page. No page of the longest list reads more than some thousand entries of an index: the first pages
 * of what is a large part of the catalogue are found by passing what does not belong to it; a small list is
 * read by its categories and sorted; late pages, and those of products that stand together far down, begin in a block of the order
 * that is known by the numbers of products in each.
 */
export async function selectPage<Row>(
  db: Reader,
  listing: ProductListing,
  place: PagePlace & ListingSizes,
  read: (page: PageSelection) => Promise<Row[]>,
): Promise<Row[]> {
  const { offset, matches } = place;
  const limit = Math.min(place.limit, matches - offset);
  if (limit <= 0) return [];
  const passed = ((offset + limit) * place.inOrder) / matches;
  const sorted = listing.typeSets ? matches : place.inCategories;
  if (passed <= mostPassed && (!listing.categoryIds || passed < sorted)) {
    const rows = await read(pageOf(inOrder(db, listing).where(inWindow), { limit, offset }));
    if (rows.length === limit) return rows;
  }
  if (listing.categoryIds && sorted <= mostSorted)
    return read(pageOf(byCategory(db, listing), { limit, offset, isSorted: true }));
  return read(await pageByBlocks(db, listing, { limit, offset }));
}

const inWindow = sql<boolean>`products.queue > (
  select max(top.queue) from products as top where top.deleted_at is null) - ${sql.lit(window)}`;

/** The limit stands in the statement: PostgreSQL takes a tenth of the table for one that it does not know. */
function pageOf(
  rows: ProductSelection,
  { limit, offset, isSorted = false }: PagePlace & { isSorted?: boolean },
): PageSelection {
  return rows
    .select('products.id')
    .orderBy(isSorted ? sql`+products.queue` : 'products.queue', 'desc')
    .orderBy('products.id', 'desc')
    .limit(sql.lit(limit))
    .offset(offset);
}

/** A page that begins somewhere in a block whose number is known by those of the blocks above it. */
async function pageByBlocks(
  db: Reader,
  listing: ProductListing,
  { limit, offset }: PagePlace,
): Promise<PageSelection> {
  const blocks = await countBlocks(db, listing);
  let above = 0;
  let reached = 0;
  let [first, last] = [blocks[0]?.block ?? 0, 0];
  for (const { block, count } of blocks) {
    if (reached <= offset) [first, above] = [block, reached];
    last = block;
    reached += count;
    if (reached >= offset + limit) break;
  }
  // Of hidden products the index of their order passes the fewest, of others that of their category.
  const isSorted = listing.categoryIds !== undefined && listing.isActive !== false;
  const size = blockSizeOf(listing);
  const rows = (isSorted ? byCategory(db, listing) : inOrder(db, listing))
    .where('products.queue', '>=', last * size)
    .where('products.queue', '<', (first + 1) * size);
  return pageOf(rows, { limit, offset: offset - above, isSorted });
}

/** How many products of a list stand in each block of the order, the highest first. */
async function countBlocks(db: Reader, listing: ProductListing) {
  const { isActive, publishedBy, categoryIds = [], typeSets } = listing;
  const kept = await selectBlockCounts(db, listing);
  const waiting = new Map<number, number>();
  if (publishedBy !== undefined) {
    for (const { queue, transporter_type_ids: its } of await selectWaiting(db, publishedBy, categoryIds)) {
      if (typeSets && !typeSets.includes(its)) continue;
      const block = Math.floor(queue / blockSizeOf(listing));
      waiting.set(block, (waiting.get(block) ?? 0) + 1);
    }
  }
  return kept.map(({ block, live_products: live, active_products: active }) => {
    if (isActive === undefined) return { block, count: live };
    return { block, count: isActive ? active - (waiting.get(block) ?? 0) : live - active };
  });
}

function byCategory(db: Reader, listing: ProductListing): ProductSelection {
  const { categoryIds = [], typeSets } = listing;
  const rows = listed(db, listing).where('products.category_id', 'in', idList(categoryIds));
  return typeSets ? rows.where('products.transporter_type_ids', 'in', [...typeSets]) : rows;
}

/**
 * As expressions: their own indexes would give another order. That of the category is one of which PostgreSQL knows
 * how many rows it takes: else it guesses few, and sorts all that there are instead of reading up to the page.
 */
function inOrder(db: Reader, listing: ProductListing): ProductSelection {
  const { categoryIds, typeSets } = listing;
  let rows = listed(db, listing);
  if (categoryIds)
    rows = rows.where(
      ({ eb }) => sql<boolean>`(${eb('products.category_id', 'in', idList(categoryIds))}) is true`,
    );
  if (typeSets) rows = rows.where(sql<string>`products.transporter_type_ids || ''`, 'in', [...typeSets]);
  return rows;
}

function listed(db: Reader, { isActive, publishedBy }: ProductListing): ProductSelection {
  let rows = db.selectFrom('products').where('products.deleted_at', 'is', null);
  if (isActive !== undefined) rows = rows.where('products.is_active', '=', sql.lit(Number(isActive)));
  if (publishedBy !== undefined) rows = rows.where('products.published_at', '<=', publishedBy);
  return rows;
}
