import type { Reader } from '#server/db/connect.ts';

/** Counts the live school tours of each category, without those of its subcategories. */
export async function countToursByCategory(db: Reader): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('school_tours')
    .select(({ fn }) => ['category_id', fn.countAll<number | string>().as('count')])
    .where('deleted_at', 'is', null)
    .groupBy('category_id')
    .execute();
  return new Map(rows.map((row) => [row.category_id, Number(row.count)]));
}
