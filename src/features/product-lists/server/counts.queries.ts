import { sql } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { idList, numbersIn } from '#server/db/id-list.ts';
import type { CategoryCountTable } from '#server/db/schema/category.ts';
import { filterProducts, hasTransporterType, lacks, type ProductFilter } from './product-filter.ts';
import { scheduledProducts, unindexedCategory } from '#features/visible-products/server/visible-products.ts';

/** Numbers of products, which triggers keep up to date (docs/decisions/0013). */
export type Counts = Omit<CategoryCountTable, 'category_id'>;

/** The number of products in one category that have exactly one set of transporter types, such as `,1,4,`. */
export type TransporterTypeCounts = Counts & { category_id: number; transporter_type_ids: string };

/**
 * Selects the counts of products that have transporter types, by category and set of types. With `typeIds`
 * only sets that contain one of them are selected.
 */
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

/** Conditions on counts; an undefined field does not filter. */
export type CountFilter = {
  categoryIds: readonly number[] | undefined;
  /** Sets of transporter types, such as `,1,4,`. */
  typeSets: readonly string[] | undefined;
  variantSetIds?: readonly number[] | undefined;
};

/** The number of `queue` values in a block of the catalogue's order, as the triggers divide it. */
export function blockSizeOf({ typeSets, variantSetIds }: Omit<CountFilter, 'categoryIds'>): number {
  return typeSets || variantSetIds ? 8_192 : 1_024;
}

/** Selects counts by block of the catalogue's order, the highest block first. */
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
  /** The sizes and finishes of the variant set; null without variants. */
  pairs: string | null;
  queue: number;
};

/** Selects the active products that are published later. There are only a few, so each is read. */
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

export async function countScheduledByCategory(db: Reader, now: string): Promise<Map<number, number>> {
  const rows = await scheduledProducts(db, now)
    .groupBy(unindexedCategory)
    .select(({ fn }) => [unindexedCategory.as('category_id'), fn.countAll().as('count')])
    .execute();
  return new Map(rows.map((row) => [row.category_id, Number(row.count)]));
}

/** Counts the products that pass the filter. It reads every such product, so use it only for short lists. */
export async function countFiltered(db: Reader, filter: ProductFilter): Promise<number> {
  const { count } = await filterProducts(db, filter)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * The number of products with the same picture state and the same translations. `inAll` counts them in all
 * categories, states and transporter types.
 */
export type CompletenessCounts = Counts & { has_picture: number; translations: string; inAll: number };

/** Counts the products that lack what the filter asks for, grouped by picture and translations. */
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
