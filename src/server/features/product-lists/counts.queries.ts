import { sql } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';
import type { CategoryCountTable } from '#server/db/schema/category.ts';

/** Numbers that the database keeps by triggers: nothing here is counted product by product (docs/decisions/0013). */
export type Kept = Omit<CategoryCountTable, 'category_id'>;

/** Products of one category with one set of transporter types, as `products.transporter_type_ids` has it. */
export type TransporterTypeCount = Kept & { category_id: number; transporter_type_ids: string };

/** Of categories (undefined: of all), by category. */
export function selectCategoryCounts(db: Reader): Promise<CategoryCountTable[]> {
  return db.selectFrom('category_counts').selectAll().execute();
}

/** Those of categories (undefined: of all) that have one of these transporter types (undefined: any). */
export async function selectTransporterTypeCounts(
  db: Reader,
  { categoryIds, typeIds }: { categoryIds: readonly number[] | undefined; typeIds?: readonly number[] },
): Promise<TransporterTypeCount[]> {
  if (typeIds?.length === 0) return [];
  const counts = db.selectFrom('transporter_type_counts').selectAll().where('transporter_type_ids', '<>', '');
  const rows = await (
    categoryIds ? counts.where('category_id', 'in', idList(categoryIds)) : counts
  ).execute();
  return typeIds
    ? rows.filter((row) => typeIds.some((id) => row.transporter_type_ids.includes(`,${id},`)))
    : rows;
}

/** Categories and sets of transporter types; undefined: all. */
export type Counted = {
  categoryIds: readonly number[] | undefined;
  typeSets: readonly string[] | undefined;
};

/** Places of the catalogue's order in one block, as the numbers of products are kept. */
export function blockSizeOf({ typeSets }: Pick<Counted, 'typeSets'>): number {
  return typeSets ? 8_192 : 1_024;
}

/** By block of the catalogue's order, the highest first. */
export async function selectBlockCounts(
  db: Reader,
  { categoryIds, typeSets }: Counted,
): Promise<(Kept & { block: number })[]> {
  const numbers = db
    .selectFrom(typeSets ? 'transporter_type_place_counts' : 'place_counts')
    .$if(typeSets !== undefined, (rows) =>
      rows.where(sql.ref('transporter_type_ids'), 'in', [...(typeSets ?? [])]),
    );
  const rows = await (categoryIds ? numbers.where('category_id', 'in', idList(categoryIds)) : numbers)
    .groupBy('block')
    .orderBy('block', 'desc')
    .select(({ fn }) => ['block', fn.sum('live_products').as('live'), fn.sum('active_products').as('active')])
    .execute();
  return rows.map(({ block, live, active }) => ({
    block,
    live_products: Number(live),
    active_products: Number(active),
  }));
}

/** Active products that are published later: few, so that they are looked at one by one. */
export async function selectWaiting(
  db: Reader,
  now: string,
  categoryIds: readonly number[],
): Promise<{ category_id: number; transporter_type_ids: string; queue: number }[]> {
  return db
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .where('is_active', '=', 1)
    .where('published_at', '>', now)
    .where(sql<number>`+products.category_id`, 'in', idList(categoryIds))
    .select(['category_id', 'transporter_type_ids', 'queue'])
    .execute();
}
