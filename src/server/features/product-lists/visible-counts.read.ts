import type { Reader } from '#server/db/connect.ts';
import { loadCategoryCounts } from '#server/features/categories/category-counts.read.ts';
import { typeIdsIn } from '#server/features/transporter-types/transporter-types.read.ts';
import {
  countScheduledByCategory,
  selectScheduledProducts,
  selectTransporterTypeCounts,
} from './counts.queries.ts';

/** The number of visible products in each category: the active ones without the scheduled ones. */
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

/** The number of visible products with one of these transporter types, and the sets of types they have. */
export async function countVisibleByTransporterTypes(
  db: Reader,
  now: string,
  { categoryIds, typeIds }: { categoryIds: readonly number[]; typeIds: readonly number[] },
): Promise<{ count: number; typeSets: string[] }> {
  const rows = await selectTransporterTypeCounts(db, { categoryIds, typeIds });
  const typeSets = new Set(rows.map((row) => row.transporter_type_ids));
  const active = rows.reduce((sum, row) => sum + row.active_products, 0);
  const scheduled = await selectScheduledProducts(db, now, categoryIds);
  const hidden = scheduled.filter((product) => typeSets.has(product.transporter_type_ids)).length;
  return { count: active - hidden, typeSets: [...typeSets] };
}

/** The transporter types of the visible products of each category. */
export async function loadVisibleTransporterTypes(
  db: Reader,
  now: string,
  visibleCategoryIds: readonly number[],
): Promise<Map<number, Set<number>>> {
  const rows = await selectTransporterTypeCounts(db, { categoryIds: visibleCategoryIds });
  const scheduled = await selectScheduledProducts(db, now, visibleCategoryIds);
  const typesByCategory = new Map<number, Set<number>>();
  for (const { category_id: categoryId, transporter_type_ids: typeSet, active_products: active } of rows) {
    const hidden = scheduled.filter(
      (product) => product.category_id === categoryId && product.transporter_type_ids === typeSet,
    ).length;
    if (active === hidden) continue;
    const types = typesByCategory.get(categoryId) ?? new Set();
    typesByCategory.set(categoryId, types);
    for (const id of typeIdsIn(typeSet)) types.add(id);
  }
  return typesByCategory;
}
