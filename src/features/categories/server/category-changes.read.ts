import type { Reader } from '#server/db/connect.ts';

/**
 * How often the list of each category has changed. What is read after it is current until the number changes, because
 * triggers raise it (docs/decisions/0104).
 */
export async function loadCategoryChanges(db: Reader): Promise<ReadonlyMap<number, number>> {
  const rows = await db.selectFrom('category_changes').selectAll().execute();
  return new Map(rows.map(({ category_id: id, number }) => [id, number]));
}
