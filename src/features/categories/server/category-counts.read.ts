import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';
import type { CategoryCountTable } from '#server/db/schema/category.ts';

/** The products of each of these categories, or of all, without subcategories; triggers count (docs/decisions/0013). */
export function loadCategoryCounts(
  db: Reader,
  categoryIds?: readonly number[],
): Promise<CategoryCountTable[]> {
  const counts = db.selectFrom('category_counts').selectAll();
  return (categoryIds ? counts.where('category_id', 'in', idList(categoryIds)) : counts).execute();
}

/** Live products by category, hidden ones included, without those of subcategories. */
export async function countProductsByCategory(db: Reader): Promise<Map<number, number>> {
  const rows = await loadCategoryCounts(db);
  return new Map(rows.map((row) => [row.category_id, row.live_products]));
}

/** The products of all categories; `live` includes the hidden ones. */
export async function countAllProducts(db: Reader): Promise<{ live: number; active: number }> {
  const { live, active } = await db
    .selectFrom('category_counts')
    .select(({ fn }) => [fn.sum('live_products').as('live'), fn.sum('active_products').as('active')])
    .executeTakeFirstOrThrow();
  return { live: Number(live), active: Number(active) };
}
