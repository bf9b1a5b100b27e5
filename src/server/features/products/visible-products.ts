import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';

/**
 * The one predicate that decides which products the public sees: live, active, published, and in a
 * category that it sees.
 */
export function visibleProducts(db: Reader, now: string, visibleCategoryIds: readonly number[]) {
  return db
    .selectFrom('products')
    .where('products.deleted_at', 'is', null)
    .where('products.is_active', '=', 1)
    .where('products.published_at', '<=', now)
    .where('products.category_id', 'in', idList(visibleCategoryIds));
}

export async function countVisibleProducts(
  db: Reader,
  now: string,
  visibleCategoryIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await visibleProducts(db, now, visibleCategoryIds)
    .groupBy('category_id')
    .select(({ fn }) => ['category_id', fn.countAll().as('count')])
    .execute();
  return new Map(rows.map((row) => [row.category_id, Number(row.count)]));
}

/** When the next product becomes visible by itself; undefined when none waits. */
export async function selectNextPublication(db: Reader, now: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .where('published_at', '>', now)
    .select(({ fn }) => fn.min('published_at').as('next'))
    .executeTakeFirst();
  return row?.next ?? undefined;
}
