import type { Reader } from '#server/db/connect.ts';
import type { PageRange } from '#server/paging.ts';
import { blockSizeOf, selectBlockCounts, selectScheduledProducts } from './counts.queries.ts';
import type { ProductListing } from './listings.queries.ts';

type BlockCount = { block: number; count: number };

/**
 * The range of `queue` values that contains a page, `end` exclusive, and the number of listed products above
 * it.
 */
export type PlaceRange = { lowest: number; end: number; above: number };

/**
 * Finds the range of blocks that contains a page. It uses the stored counts of all blocks and reads no
 * products.
 */
export async function findPlaceRange(
  db: Reader,
  listing: ProductListing,
  { limit, offset }: PageRange,
): Promise<PlaceRange> {
  const blocks = await countBlocks(db, listing);
  let first = blocks[0]?.block ?? 0;
  let last = 0;
  let above = 0;
  let counted = 0;
  for (const { block, count } of blocks) {
    if (counted <= offset) [first, above] = [block, counted];
    last = block;
    counted += count;
    if (counted >= offset + limit) break;
  }
  const size = blockSizeOf(listing);
  return { lowest: last * size, end: (first + 1) * size, above };
}

/** The number of listed products in each block, the highest block first. */
async function countBlocks(db: Reader, listing: ProductListing): Promise<BlockCount[]> {
  const { isActive } = listing;
  const counts = await selectBlockCounts(db, listing);
  const scheduled = await countScheduledByBlock(db, listing);
  return counts.map(({ block, live_products: live, active_products: active }) => {
    if (isActive === undefined) return { block, count: live };
    return { block, count: isActive ? active - (scheduled.get(block) ?? 0) : live - active };
  });
}

async function countScheduledByBlock(db: Reader, listing: ProductListing): Promise<Map<number, number>> {
  const { publishedBy, categoryIds, typeSets, variantSetIds } = listing;
  const counts = new Map<number, number>();
  if (publishedBy === undefined) return counts;
  for (const product of await selectScheduledProducts(db, publishedBy, categoryIds)) {
    if (typeSets && !typeSets.includes(product.transporter_type_ids)) continue;
    if (variantSetIds && !variantSetIds.includes(product.variant_set_id)) continue;
    const block = Math.floor(product.queue / blockSizeOf(listing));
    counts.set(block, (counts.get(block) ?? 0) + 1);
  }
  return counts;
}
