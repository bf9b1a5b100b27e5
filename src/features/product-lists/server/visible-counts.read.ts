import type { Reader } from '#server/db/connect.ts';
import { loadCategoryCounts } from '#features/categories/server/category-counts.read.ts';
import {
  countScheduledByCategory,
  selectScheduledProducts,
  type ScheduledProduct,
} from './counts.queries.ts';

/** Counts the visible products of each category, which are the active ones minus the scheduled ones. */
export async function countVisibleProducts(
  db: Reader,
  now: string,
  visibleCategoryIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await loadCategoryCounts(db, visibleCategoryIds);
  const scheduled = await countScheduledByCategory(db, now);
  return new Map(
    rows.map((row) => [row.category_id, row.active_products - (scheduled.get(row.category_id) ?? 0)]),
  );
}

/** Loads the active products of these categories that are not published yet. */
export function loadScheduledProducts(
  db: Reader,
  now: string,
  categoryIds: readonly number[],
): Promise<ScheduledProduct[]> {
  return selectScheduledProducts(db, now, categoryIds);
}
