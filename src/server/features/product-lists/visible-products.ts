import { sql } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';
import { typeIdsIn } from '#server/features/transporter-types/transporter-type-set.ts';
import { selectTransporterTypeCounts, selectWaiting } from './counts.queries.ts';

/** A column as an expression: where its index looks best to the database, but reads nearly every row. */
const unindexed = (column: 'category_id') => sql<number>`+${sql.ref(`products.${column}`)}`;

/**
 * The one predicate that decides which products the public sees: live, active, published, and in a
 * category that it sees.
 */
export function visibleProducts(db: Reader, now: string, visibleCategoryIds: readonly number[]) {
  const [only, ...others] = visibleCategoryIds;
  const rows = visibleRows(db, now);
  // Of one category the index gives the order too; of a list it never does.
  return only !== undefined && others.length === 0
    ? rows.where('products.category_id', '=', only)
    : rows.where('products.category_id', 'in', idList(visibleCategoryIds));
}

/**
 * As `visibleProducts`, for categories that hold a large part of all products and a condition that finds
 * few or the first of them: the index of the category would lead the database through all of them.
 */
export function visibleProductsOfMany(db: Reader, now: string, visibleCategoryIds: readonly number[]) {
  return visibleRows(db, now).where(unindexed('category_id'), 'in', idList(visibleCategoryIds));
}

function visibleRows(db: Reader, now: string) {
  return db
    .selectFrom('products')
    .where('products.deleted_at', 'is', null)
    .where('products.is_active', '=', 1)
    .where('products.published_at', '<=', now);
}

/** How many of them stand in each category, without looking at each. */
export async function countVisibleProducts(
  db: Reader,
  now: string,
  visibleCategoryIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('category_counts')
    .where('category_id', 'in', idList(visibleCategoryIds))
    .select(['category_id', 'active_products'])
    .execute();
  const unpublished = await db
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .where('is_active', '=', 1)
    .where('published_at', '>', now)
    .groupBy(unindexed('category_id'))
    .select(({ fn }) => [unindexed('category_id').as('category_id'), fn.countAll().as('count')])
    .execute();
  const later = new Map(unpublished.map((row) => [row.category_id, Number(row.count)]));
  return new Map(
    rows.map((row) => [row.category_id, row.active_products - (later.get(row.category_id) ?? 0)]),
  );
}

/** How many of them have one of these transporter types, and the sets of transporter types that these have. */
export async function countVisibleByTransporterTypes(
  db: Reader,
  now: string,
  { categoryIds, typeIds }: { categoryIds: readonly number[]; typeIds: readonly number[] },
): Promise<{ count: number; typeSets: string[] }> {
  const rows = await selectTransporterTypeCounts(db, { categoryIds, typeIds });
  const typeSets = new Set(rows.map((row) => row.transporter_type_ids));
  const waiting = await selectWaiting(db, now, categoryIds);
  const later = waiting.filter((product) => typeSets.has(product.transporter_type_ids)).length;
  return {
    count: rows.reduce((sum, row) => sum + row.active_products, 0) - later,
    typeSets: [...typeSets],
  };
}

/** The transporter types that they have, by category. */
export async function loadVisibleTransporterTypes(
  db: Reader,
  now: string,
  visibleCategoryIds: readonly number[],
): Promise<Map<number, Set<number>>> {
  const rows = await selectTransporterTypeCounts(db, { categoryIds: visibleCategoryIds });
  const waiting = await selectWaiting(db, now, visibleCategoryIds);
  const typesByCategory = new Map<number, Set<number>>();
  for (const { category_id: category, transporter_type_ids: typeSet, active_products: active } of rows) {
    const later = waiting.filter(
      (one) => one.category_id === category && one.transporter_type_ids === typeSet,
    ).length;
    if (active === later) continue;
    const types = typesByCategory.get(category) ?? new Set();
    typesByCategory.set(category, types);
    for (const id of typeIdsIn(typeSet)) types.add(id);
  }
  return typesByCategory;
}

/** Those of them that are chosen for the home page: few, so that they are looked up before their category. */
export function visibleFeaturedProducts(db: Reader, now: string, visibleCategoryIds: readonly number[]) {
  return visibleRows(db, now)
    .where('is_featured', '=', 1)
    .where(unindexed('category_id'), 'in', idList(visibleCategoryIds));
}

/**
 * Those of them that are searched: found one by one through the index or in their order, never by their
 * category. `ordered`: with what the index of that order knows.
 */
export function searchableProducts(db: Reader, now: string, visibleCategoryIds: readonly number[]) {
  return {
    products: visibleProductsOfMany(db, now, visibleCategoryIds),
    ordered: db.selectFrom('products').where('deleted_at', 'is', null).where('is_active', '=', 1),
  };
}

/** When the next product becomes visible by itself; undefined when none waits. */
export async function selectNextPublication(db: Reader, now: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .where('published_at', '>', now)
    .select(({ fn }) => fn.min('published_at').as('next'))
    .executeTakeFirst();
  return row?.next ?? undefined;
}
