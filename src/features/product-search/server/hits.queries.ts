import { sql } from 'kysely';
import { codeKey } from './search-words.ts';
import type { Reader } from '#server/db/connect.ts';
import { searchIndexOf } from '#server/db/full-text/search-index.ts';
import { exactCode, type SearchField, type SearchTerm } from '#server/db/full-text/search-term.ts';
import type { ProductSelection } from '#features/product-lists/server/product-filter.ts';
import { fromDocument, hasEvery, rankOf } from './ranking.ts';
import type { Hit, Match } from './search-request.ts';

/** Selects the first `limit` product ids that the index returns for all terms. The products may be hidden. */
export async function selectIndexedIds(
  db: Reader,
  { field, terms, limit }: { field: SearchField; terms: readonly SearchTerm[]; limit: number },
): Promise<number[]> {
  const matching = searchIndexOf(db).matching(field, terms, limit);
  const { rows } = await sql<{ product_id: number }>`${matching}`.execute(db);
  return rows.map((row) => row.product_id);
}

export async function selectHitsById(
  products: ProductSelection,
  ids: readonly number[],
  match: Match,
): Promise<Hit[]> {
  if (ids.length === 0) return [];
  return selectRanked(products.where('products.id', 'in', [...ids]), match);
}

/** Selects the hits among the first `limit` products that the index returns for one of the terms. */
export async function selectHitsByTerm(
  db: Reader,
  products: ProductSelection,
  { term, limit, match }: { term: SearchTerm; limit: number; match: Match },
): Promise<Hit[]> {
  return selectRanked(withIndexedTerm(db, products, { term, limit, field: match.field }), match);
}

/**
 * Does what `selectHitsByTerm` does for a search of one term whose hits all have this rank. It reads no
 * documents.
 */
export async function selectHitsOfOneRank(
  db: Reader,
  products: ProductSelection,
  { rank, ...lookup }: { term: SearchTerm; limit: number; field: SearchField; rank: number },
): Promise<Hit[]> {
  return withIndexedTerm(db, products, lookup)
    .select(['products.id', 'products.queue', sql.lit(rank).as('rank')])
    .execute();
}

function withIndexedTerm(
  db: Reader,
  products: ProductSelection,
  { term, limit, field }: { term: SearchTerm; limit: number; field: SearchField },
): ProductSelection {
  const matching = searchIndexOf(db).matching(field, [term], limit);
  return products.where('products.id', 'in', sql<number>`(${matching})`);
}

/**
 * The rank that marks products which lack a term. Condition and rank are computed together, so that the
 * document is read only once.
 */
const noMatch = -1;

async function selectRanked(products: ProductSelection, match: Match): Promise<Hit[]> {
  const isMissing = sql`not (${hasEvery(match.required ?? match.terms, match.field)})`;
  const rank = fromDocument<number>(
    sql`case when ${isMissing} then ${sql.lit(noMatch)} else ${rankOf(match)} end`,
  );
  const rows = await products.select(['products.id', 'products.queue', rank.as('rank')]).execute();
  return rows.filter((hit) => hit.rank !== noMatch);
}

/**
 * Selects the products with this code, or with a variant with this code. Punctuation and spaces make no
 * difference.
 */
export async function selectHitsByCode(
  db: Reader,
  products: ProductSelection,
  { search, limit }: { search: string; limit: number },
): Promise<Hit[]> {
  const word = exactCode(codeKey(search));
  const term = { word, categoryIds: [], forms: [word], isWhole: true };
  return withIndexedTerm(db, products, { term, limit, field: 'codes' })
    .select(['products.id', 'products.queue', sql<number>`0`.as('rank')])
    .limit(limit)
    .execute();
}

/** A character that sorts after a space and before every letter and digit. */
const afterSpace = '!';

/**
 * Selects the first `limit` ids of products with a name that begins with `start`. The products may be hidden.
 */
export async function selectIdsByNameStart(
  db: Reader,
  { start, isWhole, limit }: { start: string; isWhole: boolean; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('product_name_starts')
    .where('start', '>=', start)
    .where('start', '<', `${start}${isWhole ? afterSpace : '\u{10ffff}'}`)
    .select('product_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.product_id);
}

/**
 * Selects the first `limit` hits in the catalogue's order, down to `lowestQueue`, or to the end if that is
 * undefined.
 */
export async function selectHitsInOrder(
  products: ProductSelection,
  match: Match,
  { lowestQueue, limit }: { lowestQueue: number | undefined; limit: number },
): Promise<Hit[]> {
  const scanned = lowestQueue === undefined ? products : products.where('products.queue', '>=', lowestQueue);
  return scanned
    .where(fromDocument<boolean>(hasEvery(match.required ?? match.terms, match.field)))
    .select(['products.id', 'products.queue', fromDocument<number>(rankOf(match)).as('rank')])
    .orderBy('products.queue', 'desc')
    .orderBy('products.id', 'desc')
    .limit(limit)
    .execute();
}

/** The `queue` of the product that follows the first `count` products; undefined if there is none. */
export async function selectQueueAfter(
  products: ProductSelection,
  count: number,
): Promise<number | undefined> {
  const row = await products
    .select('products.queue')
    .orderBy('products.queue', 'desc')
    .orderBy('products.id', 'desc')
    .offset(count)
    .limit(1)
    .executeTakeFirst();
  return row?.queue;
}

/**
 * Selects the visible variants of those products whose codes, taken together, contain every word; a variant once more
 * for each `former` code.
 */
export async function selectVariantsByCode(
  db: Reader,
  productIds: readonly number[],
  words: readonly string[],
): Promise<{ product_id: number; code: string; former: string | null }[]> {
  if (productIds.length === 0) return [];
  const terms = words.map((word) => ({ word, categoryIds: [] }));
  return db
    .selectFrom('products')
    .innerJoin('product_variants', 'product_variants.product_id', 'products.id')
    .leftJoin('old_slugs', (join) =>
      join.onRef('old_slugs.entity_id', '=', 'product_variants.id').on('old_slugs.kind', '=', 'variant'),
    )
    .select(['product_variants.product_id', 'product_variants.code', 'old_slugs.seo_name as former'])
    .where('products.id', 'in', [...productIds])
    .where('product_variants.is_active', '=', 1)
    .where(fromDocument<boolean>(hasEvery(terms, 'codes')))
    .execute();
}
