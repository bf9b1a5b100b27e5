import { sql } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { idList, numbersIn } from '#server/db/id-list.ts';
import type { CategoryCountTable } from '#server/db/schema/category.ts';
import {
  filterProducts,
  hasTransporterType,
  lacks,
  unindexedCategory,
  type ProductFilter,
} from './product-filter.ts';
import { scheduledProducts } from './visible-products.ts';

/** Counts that triggers maintain (docs/decisions/0013). */
export type Counts = Omit<CategoryCountTable, 'category_id'>;

/** The products of one category with one set of transporter types, such as `,1,4,`. */
export type TransporterTypeCounts = Counts & { category_id: number; transporter_type_ids: string };

/** Products with a transporter type, by category and set of types; `typeIds` keeps the sets with one of them. */
export async function selectTransporterTypeCounts(
  db: Reader,
  { categoryIds, typeIds }: { categoryIds: readonly number[] | undefined; typeIds?: readonly number[] },
): Promise<TransporterTypeCounts[]> {
  if (typeIds?.length === 0) return [];
  const counts = db.selectFrom('transporter_type_counts').selectAll().where('transporter_type_ids', '<>', '');
  const rows = await (
    categoryIds ? counts.where('category_id', 'in', idList(categoryIds)) : counts
  ).execute();
  if (!typeIds) return rows;
  return rows.filter((row) => typeIds.some((id) => row.transporter_type_ids.includes(`,${id},`)));
}

/** A field that is undefined does not filter. */
export type CountFilter = {
  categoryIds: readonly number[] | undefined;
  /** Sets of transporter types, such as `,1,4,`. */
  typeSets: readonly string[] | undefined;
  /** Ids of variant sets. */
  variantSetIds?: readonly number[] | undefined;
};

/** The number of places in a block of the catalogue's order, as the triggers divide it. */
export function blockSizeOf({ typeSets, variantSetIds }: Omit<CountFilter, 'categoryIds'>): number {
  return typeSets || variantSetIds ? 8_192 : 1_024;
}

/** By block of the catalogue's order, the highest block first. */
export async function selectBlockCounts(
  db: Reader,
  { categoryIds, typeSets, variantSetIds }: CountFilter,
): Promise<(Counts & { block: number })[]> {
  const byTypes = typeSets ? 'transporter_type_place_counts' : 'place_counts';
  let counts = db.selectFrom(variantSetIds ? 'variant_set_counts' : byTypes);
  if (typeSets) counts = counts.where(sql.ref('transporter_type_ids'), 'in', [...typeSets]);
  if (variantSetIds) counts = counts.where(sql.ref('variant_set_id'), 'in', numbersIn(db, variantSetIds));
  const rows = await (categoryIds ? counts.where('category_id', 'in', idList(categoryIds)) : counts)
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

export type ScheduledProduct = {
  category_id: number;
  transporter_type_ids: string;
  variant_set_id: number;
  /** Of its variant set; null without variants. */
  pairs: string | null;
  queue: number;
};

/** Active products that are published later; they are few, so they are read one by one. */
export function selectScheduledProducts(
  db: Reader,
  now: string,
  categoryIds: readonly number[] | undefined,
): Promise<ScheduledProduct[]> {
  return scheduledProducts(db, now)
    .$if(categoryIds !== undefined, (rows) => rows.where(unindexedCategory, 'in', idList(categoryIds ?? [])))
    .leftJoin('variant_sets', 'variant_sets.id', 'variant_set_id')
    .select(['category_id', 'transporter_type_ids', 'variant_set_id', 'pairs', 'queue'])
    .execute();
}

/** The number of scheduled products in each category. */
export async function countScheduledByCategory(db: Reader, now: string): Promise<Map<number, number>> {
  const rows = await scheduledProducts(db, now)
    .groupBy(unindexedCategory)
    .select(({ fn }) => [unindexedCategory.as('category_id'), fn.countAll().as('count')])
    .execute();
  return new Map(rows.map((row) => [row.category_id, Number(row.count)]));
}

/** The number of products that pass the filter; it reads each, so it is for lists with few products. */
export async function countFiltered(db: Reader, filter: ProductFilter): Promise<number> {
  const { count } = await filterProducts(db, filter)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Products that have and lack the same; `inAll`: of any category, state and transporter type. */
export type CompletenessCounts = Counts & { has_picture: number; translations: string; inAll: number };

/** The products that lack what the filter asks for, by what they have. */
export async function selectCompletenessCounts(
  db: Reader,
  { categoryIds, transporterTypeIds, without }: ProductFilter,
): Promise<CompletenessCounts[]> {
  const conditions = [
    ...(categoryIds ? [sql`category_id in (${sql.join(idList(categoryIds))})`] : []),
    ...(transporterTypeIds ? [hasTransporterType(transporterTypeIds)] : []),
  ];
  const isListed = conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;
  const sum = (column: string, condition = sql`true`) =>
    sql<number | string>`sum(case when ${condition} then ${sql.ref(column)} else 0 end)`;
  let counts = db.selectFrom('completeness_counts').groupBy(['has_picture', 'translations']);
  for (const each of without) counts = counts.where(lacks(each));
  const rows = await counts
    .select([
      'has_picture',
      'translations',
      sum('live_products').as('inAll'),
      sum('live_products', isListed).as('live_products'),
      sum('active_products', isListed).as('active_products'),
    ])
    .execute();
  return rows.map((row) => ({
    ...row,
    inAll: Number(row.inAll),
    live_products: Number(row.live_products),
    active_products: Number(row.active_products),
  }));
}
