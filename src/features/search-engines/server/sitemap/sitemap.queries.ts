import { visiblePosts } from '#features/posts/server/visible-posts.ts';
import { visibleProductsById } from '#features/visible-products/server/visible-products.ts';
import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';

/** At most `limit` ids above `after` and up to `to`. If `ids` is given, only those. */
export type IdRange = { after: number; to: number; limit: number; ids?: readonly number[] };

/** The range that contains just these ids. */
export function rangeOf(ids: readonly number[]): IdRange {
  return { after: 0, to: 2_147_483_647, limit: ids.length, ids };
}

type Visible = { db: Reader; now: string; categoryIds: readonly number[] };

/** Builds the query for the next visible products of a range, sorted by id. */
export function productBatch({ db, now, categoryIds }: Visible, { after, to, limit, ids }: IdRange) {
  return visibleProductsById(db, now, categoryIds)
    .where('products.id', '>', after)
    .where('products.id', '<=', to)
    .$if(ids !== undefined, (query) => query.where('products.id', 'in', numbersIn(db, ids ?? [])))
    .select(['id', 'seo_name', 'name', 'summary', 'description', 'attributes', 'updated_at', 'published_at'])
    .limit(limit);
}

export async function selectNextProductId({ db, now, categoryIds }: Visible, after: number) {
  const row = await visibleProductsById(db, now, categoryIds)
    .where('products.id', '>', after)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** When the variants of each of these products last changed. */
export async function selectVariantChanges(db: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('product_variants')
    .select(({ fn }) => ['product_id', fn.max('updated_at').as('at')])
    .where('product_id', 'in', numbersIn(db, ids))
    .groupBy('product_id')
    .execute();
  return new Map(rows.map((row) => [row.product_id, row.at]));
}

/** Selects the next visible blog posts of a range, sorted by id. */
export function selectPostBatch({ db, now }: Visible, { after, to, limit, ids }: IdRange) {
  return visiblePosts(db, 'blog', now)
    .where('id', '>', after)
    .where('id', '<=', to)
    .$if(ids !== undefined, (query) => query.where('id', 'in', numbersIn(db, ids ?? [])))
    .selectAll()
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function selectNextPostId({ db, now }: Visible, after: number) {
  const row = await visiblePosts(db, 'blog', now)
    .where('id', '>', after)
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
