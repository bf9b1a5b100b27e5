import { sql } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { messageHasWords } from '#server/db/full-text/message-index.ts';
import type { ListedTable } from '#server/db/schema/database.ts';

/** Real lists are far shorter; the limit keeps a search fast even if a list is not. */
const maxRecords = 5_000;

/** The most messages that are ranked by name, the newest ones. */
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

/** The newest messages outside the trash with words that begin with each of these (`messageQueryWords`). */
export async function selectMessageNames(db: Reader, words: readonly string[]) {
  if (words.length === 0) return [];
  return db
    .selectFrom('messages')
    .select(['id', 'type', 'request_id', 'name', 'email'])
    .where('trashed_at', 'is', null)
    .where(messageHasWords(db, words))
    .orderBy('id', 'desc')
    .limit(maxMessages)
    .execute();
}

export function selectProductNames(db: Reader, ids: readonly number[]) {
  return db
    .selectFrom('products')
    .select(['id', 'name', 'code'])
    .where('id', 'in', [0, ...ids])
    .execute();
}
