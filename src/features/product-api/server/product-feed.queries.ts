import { sql } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { contains } from '#server/db/contains.ts';
import { numbersIn } from '#server/db/id-list.ts';

/** The last entry of the history; content writes get rising ids in the order in which they commit. */
export async function selectLastEntry(db: Reader): Promise<number> {
  const row = await db
    .selectFrom('history')
    .select(({ fn }) => fn.coalesce(fn.max('id'), sql<number>`0`).as('id'))
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * The first entry at or after an instant; undefined if there is none. The id is an expression, so that the planner
 * reads the index of times and not all older entries.
 */
export async function selectFirstEntrySince(db: Reader, instant: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('history')
    .select(sql<number | null>`min(+id)`.as('id'))
    .where('at', '>=', instant)
    .executeTakeFirst();
  return row?.id ?? undefined;
}

/** Entries whose id is that of a product which other programs read anew. */
const ofProducts = ['product', 'product-association', 'product-claims'] as const;
/** Records whose names stand in the answers of products. */
const ofNamed = ['size', 'finish', 'category', 'attribute-label'] as const;
export type NamedEntity = (typeof ofNamed)[number];

/** Entries after one that may change what products answer, the oldest first. */
export async function selectEntries(db: Reader, after: number, limit: number) {
  const isNamed = sql`entity in (${sql.join(ofNamed)})`;
  const rows = await db
    .selectFrom('history')
    .select([
      ...(['id', 'entity', 'entity_id'] as const),
      // The states of products may be long, and nobody asks for them.
      sql<string | null>`case when ${isNamed} then before end`.as('before'),
      sql<string | null>`case when ${isNamed} then after end`.as('after'),
    ])
    // As an expression, so that the planner follows the ids and stops at the limit.
    .where(sql`entity || ''`, 'in', [...ofProducts, ...ofNamed])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ entity, ...row }) => ({
    ...row,
    named: ofNamed.find((one) => one === entity),
  }));
}
export type Entry = Awaited<ReturnType<typeof selectEntries>>[number];

/**
 * The ids after `after` of live products whose answer names this size, finish, category or label. Labels have no index:
 * a rare one reads all products once, when it is renamed.
 */
export async function selectNaming(
  db: Reader,
  { entity, id, after, limit }: { entity: NamedEntity; id: number; after: number; limit: number },
): Promise<number[]> {
  const live = db
    .selectFrom('products')
    .select('products.id')
    .where('products.deleted_at', 'is', null)
    .where('products.id', '>', after);
  const offering = (column: 'size_id' | 'finish_id') =>
    live.where('products.id', 'in', (eb) =>
      eb.selectFrom('product_variants').select('product_id').where(column, '=', id),
    );
  const found = {
    size: () => offering('size_id'),
    finish: () => offering('finish_id'),
    category: () => live.where('category_id', '=', id),
    'attribute-label': () => live.where(contains('attributes', `"label_id":${id},`)),
  }[entity]();
  const rows = await found.orderBy('products.id').limit(limit).execute();
  return rows.map((row) => row.id);
}

/** The ids of live products after an id, in their order. */
export async function selectProductIdsAfter(db: Reader, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function selectDeleted(db: Reader, ids: readonly number[]) {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'code', 'deleted_at'])
    .where('id', 'in', numbersIn(db, ids))
    .where('deleted_at', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ deleted_at, ...row }) => ({ ...row, deleted_at: deleted_at ?? '' }));
}
