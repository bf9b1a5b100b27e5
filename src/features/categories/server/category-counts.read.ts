import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';
import type { CategoryCountTable } from '#server/db/schema/category.ts';

/**
 * Selects the product counts of these categories, or of all, each without its subcategories. Database
 * triggers keep the counts up to date (docs/decisions/0013).
 */
export function loadCategoryCounts(
  db: Reader,
  categoryIds?: readonly number[],
): Promise<CategoryCountTable[]> {
  const counts = db.selectFrom('category_counts').selectAll();
  return (categoryIds ? counts.where('category_id', 'in', idList(categoryIds)) : counts).execute();
}

/**
 * The number of live products by category, including hidden products and excluding those of subcategories.
 */
export async function countProductsByCategory(db: Reader): Promise<Map<number, number>> {
  const rows = await loadCategoryCounts(db);
  return new Map(rows.map((row) => [row.category_id, row.live_products]));
}

/** The number of products in all categories; `live` includes hidden ones. */
export async function countAllProducts(db: Reader): Promise<{ live: number; active: number }> {
  const { live, active } = await db
    .selectFrom('category_counts')
    .select(({ fn }) => [fn.sum('live_products').as('live'), fn.sum('active_products').as('active')])
    .executeTakeFirstOrThrow();
  return { live: Number(live), active: Number(active) };
}
