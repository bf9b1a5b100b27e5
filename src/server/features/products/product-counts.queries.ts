import { sql } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';
import type { CategoryCountTable } from '#server/db/schema/category.ts';

/** Numbers that the database keeps by triggers: nothing here is counted product by product (docs/decisions/0013). */
export type Kept = Omit<CategoryCountTable, 'category_id'>;

/** Products of one category with one set of carriers, as `products.carriers` has it. */
export type CarriedCount = Kept & { category_id: number; carriers: string };

/** Of categories (undefined: of all), by category. */
export function selectCategoryCounts(db: Reader): Promise<CategoryCountTable[]> {
  return db.selectFrom('category_counts').selectAll().execute();
}

/** Those of categories (undefined: of all) that have one of these carrier types (undefined: any). */
export async function selectCarriedCounts(
  db: Reader,
  { categoryIds, typeIds }: { categoryIds: readonly number[] | undefined; typeIds?: readonly number[] },
): Promise<CarriedCount[]> {
  if (typeIds?.length === 0) return [];
  const counts = db.selectFrom('carrier_counts').selectAll().where('carriers', '<>', '');
  const rows = await (
    categoryIds ? counts.where('category_id', 'in', idList(categoryIds)) : counts
  ).execute();
  return typeIds ? rows.filter(({ carriers }) => typeIds.some((id) => carriers.includes(`,${id},`))) : rows;
}

/** Categories and sets of carriers; undefined: all. */
export type Counted = {
  categoryIds: readonly number[] | undefined;
  carriers: readonly string[] | undefined;
};

/** Places of the catalogue's order in one block, as the numbers of products are kept. */
export function blockSizeOf({ carriers }: Pick<Counted, 'carriers'>): number {
  return carriers ? 8_192 : 1_024;
}

/** By block of the catalogue's order, the highest first. */
export async function selectBlockCounts(
  db: Reader,
  { categoryIds, carriers }: Counted,
): Promise<(Kept & { block: number })[]> {
  const numbers = db
    .selectFrom(carriers ? 'carrier_place_counts' : 'place_counts')
    .$if(carriers !== undefined, (rows) => rows.where(sql.ref('carriers'), 'in', [...(carriers ?? [])]));
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
): Promise<{ category_id: number; carriers: string; queue: number }[]> {
  return db
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .where('is_active', '=', 1)
    .where('published_at', '>', now)
    .where(sql<number>`+products.category_id`, 'in', idList(categoryIds))
    .select(['category_id', 'carriers', 'queue'])
    .execute();
}
