import { sql } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { idList, numbersIn } from '#server/db/id-list.ts';

/**
 * The category as an expression, so that the planner cannot use its index. It is for queries that read few
 * products or stop early; reading them through the index of the category would visit nearly every product.
 */
export const unindexedCategory = sql<number>`+${sql.ref('products.category_id')}`;

/** Selects products that are live, active and published. Visitors see those whose category is visible too. */
function publishedProducts(db: Reader, now: string) {
  return db
    .selectFrom('products')
    .where('products.deleted_at', 'is', null)
    .where('products.is_active', '=', 1)
    .where('products.published_at', '<=', now);
}

/**
 * Selects live, active products that are published later. Unlike this, `selectNextPublication` includes
 * hidden ones.
 */
export function scheduledProducts(db: Reader, now: string) {
  return db
    .selectFrom('products')
    .where('products.deleted_at', 'is', null)
    .where('products.is_active', '=', 1)
    .where('products.published_at', '>', now);
}

/** Selects the products that visitors see in these categories. */
export function visibleProducts(db: Reader, now: string, visibleCategoryIds: readonly number[]) {
  const [only, ...others] = visibleCategoryIds;
  const products = publishedProducts(db, now);
  // With `=`, the index of the category also gives the order. With `in` it never does.
  return only !== undefined && others.length === 0
    ? products.where('products.category_id', '=', only)
    : products.where('products.category_id', 'in', idList(visibleCategoryIds));
}

/** Selects visible products among the featured ones, for the home page. */
export function visibleFeaturedProducts(db: Reader, now: string, visibleCategoryIds: readonly number[]) {
  return publishedProducts(db, now)
    .where('is_featured', '=', 1)
    .where(unindexedCategory, 'in', idList(visibleCategoryIds));
}

/**
 * Selects visible products for the search. `ordered` has only the conditions that the index of the
 * catalogue's order covers.
 */
export function searchableProducts(db: Reader, now: string, visibleCategoryIds: readonly number[]) {
  return {
    products: publishedProducts(db, now).where(unindexedCategory, 'in', idList(visibleCategoryIds)),
    ordered: db.selectFrom('products').where('deleted_at', 'is', null).where('is_active', '=', 1),
  };
}

/**
 * Selects visible products by their ids, for reading all of them in batches. Category and time of publication are
 * expressions, so that the planner follows the ids and each batch stops early.
 */
export function visibleProductsById(db: Reader, now: string, visibleCategoryIds: readonly number[]) {
  return db
    .selectFrom('products')
    .where('products.deleted_at', 'is', null)
    .where('products.is_active', '=', 1)
    .where(sql<string>`products.published_at || ''`, '<=', now)
    .where(unindexedCategory, 'in', numbersIn(db, visibleCategoryIds))
    .orderBy('products.id');
}

/** The instant at which the next scheduled product becomes visible; undefined if none is scheduled. */
export async function selectNextPublication(db: Reader, now: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .where('published_at', '>', now)
    .select(({ fn }) => fn.min('published_at').as('next'))
    .executeTakeFirst();
  return row?.next ?? undefined;
}
