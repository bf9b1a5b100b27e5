import { sql } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';

/** The last entry of the history; content writes get rising ids in the order in which they commit. */
export async function selectLastEntry(db: Reader): Promise<number> {
  const row = await db
    .selectFrom('history')
    .select(({ fn }) => fn.coalesce(fn.max('id'), sql<number>`0`).as('id'))
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The first entry at or after an instant; undefined if there is none. */
export async function selectFirstEntrySince(db: Reader, instant: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('history')
    .select(({ fn }) => fn.min<number | null>('id').as('id'))
    .where('at', '>=', instant)
    .executeTakeFirst();
  return row?.id ?? undefined;
}

/** Entries about products after one, the oldest first. */
export function selectProductEntries(db: Reader, after: number, limit: number) {
  return db
    .selectFrom('history')
    .select(['id', 'entity_id'])
    .where('entity', '=', 'product')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
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
