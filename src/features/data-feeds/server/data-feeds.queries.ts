import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import { lockedRows } from '#server/db/locked-rows.ts';
import type { Reader } from '#server/db/connect.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import type { DataFeedTable } from '#server/db/schema/operation.ts';

type Writer = Kysely<OperationalTables>;
export type DataFeedRow = Selectable<DataFeedTable>;

export function selectDataFeeds(db: Reader): Promise<DataFeedRow[]> {
  return db.selectFrom('data_feeds').selectAll().orderBy('id', 'desc').execute();
}

export function selectDataFeedByHash(db: Reader, hash: string): Promise<DataFeedRow | undefined> {
  return db.selectFrom('data_feeds').selectAll().where('token_hash', '=', hash).executeTakeFirst();
}

export async function countDataFeeds(db: Writer): Promise<number> {
  const row = await db
    .selectFrom('data_feeds')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export function insertDataFeed(db: Writer, row: Insertable<DataFeedTable>): Promise<DataFeedRow> {
  return db.insertInto('data_feeds').values(row).returningAll().executeTakeFirstOrThrow();
}

export function selectDataFeed(db: Writer, id: number): Promise<DataFeedRow | undefined> {
  return lockedRows(db, db.selectFrom('data_feeds').selectAll().where('id', '=', id)).executeTakeFirst();
}

export function updateDataFeed(
  db: Writer,
  { id, ...fields }: Pick<DataFeedRow, 'id' | 'name' | 'lang' | 'category_id'>,
): Promise<DataFeedRow> {
  return db
    .updateTable('data_feeds')
    .set({ ...fields, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Gives a feed another address; undefined if there is no such feed. */
export function updateToken(db: Writer, id: number, token_hash: string): Promise<DataFeedRow | undefined> {
  return db
    .updateTable('data_feeds')
    .set({ token_hash, last_used_at: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export function deleteDataFeed(db: Writer, id: number): Promise<DataFeedRow | undefined> {
  return db.deleteFrom('data_feeds').where('id', '=', id).returningAll().executeTakeFirst();
}

/** Stores a use, unless another process stored one after `before`. */
export async function updateLastUse(
  db: Writer,
  { id, now, before }: { id: number; now: string; before: string },
): Promise<void> {
  await db
    .updateTable('data_feeds')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', before)]))
    .execute();
}
