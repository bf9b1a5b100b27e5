import { sql } from 'kysely';
import { contains } from '#server/db/contains.ts';
import type { Reader } from '#server/db/connect.ts';
import type { ListedTable } from '#server/db/schema/database.ts';

/** Real lists are far shorter; the limit keeps a search fast even if a list is not. */
const maxRecords = 5_000;

/** Names are searched only in this many newest messages. The inbox itself searches all messages. */
const maxMessages = 5_000;

export type NamedRow = { id: number; name: string | null } & Readonly<Record<string, unknown>>;

/**
 * Selects the live records of a table, the newest first, with their names and the columns that say to which
 * list they belong.
 */
export async function selectNames(
  db: Reader,
  table: ListedTable,
  { nameColumn, listBy }: { nameColumn: string; listBy: readonly string[] },
): Promise<NamedRow[]> {
  const columns = ['id', ...listBy].map((column) => sql.ref(column));
  const { rows } = await sql<NamedRow>`
    select ${sql.join([...columns, sql`${sql.ref(nameColumn)} as name`])} from ${sql.table(table)}
    where deleted_at is null order by id desc limit ${maxRecords}`.execute(db);
  return rows;
}

export function selectUserNames(db: Reader) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(maxRecords)
    .execute();
}

/**
 * Selects the newest messages outside the trash that contain every word in any of their texts. `words` are
 * folded.
 */
export function selectMessageNames(db: Reader, words: readonly string[]) {
  const newest = db
    .selectFrom('messages')
    .select(['id', 'type', 'request_id', 'name', 'email', 'search_fold'])
    .where('trashed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(maxMessages)
    .as('newest');
  return words
    .reduce((query, word) => query.where(contains('search_fold', word)), db.selectFrom(newest))
    .select(['id', 'type', 'request_id', 'name', 'email'])
    .orderBy('id', 'desc')
    .execute();
}

export function selectProductNames(db: Reader, ids: readonly number[]) {
  return db
    .selectFrom('products')
    .select(['id', 'name', 'code'])
    .where('id', 'in', [0, ...ids])
    .execute();
}
