import type { Kysely } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { contains } from '#server/db/contains.ts';
import { idList } from '#server/db/id-list.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import type { PageRange } from '#server/paging.ts';

const shown = ['id', 'email', 'lang', 'form', 'created_at'] as const;

/** Selects a page of subscribers, the newest first. `search` is a part of the address in lower case. */
export function selectSubscribers(db: Reader, search: string, { limit, offset }: PageRange) {
  return matching(db, search).select(shown).orderBy('id', 'desc').limit(limit).offset(offset).execute();
}

export async function countSubscribers(db: Reader, search: string): Promise<number> {
  const row = await matching(db, search)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Selects the next subscribers after an id, the oldest first. */
export function selectSubscribersAfter(db: Reader, search: string, afterId: number, limit: number) {
  return matching(db, search).where('id', '>', afterId).select(shown).orderBy('id').limit(limit).execute();
}

export async function deleteSubscribers(
  db: Kysely<OperationalTables>,
  ids: readonly number[],
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('subscribers')
    .where('id', 'in', idList(ids))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function matching(db: Reader, search: string) {
  const query = db.selectFrom('subscribers');
  return search === '' ? query : query.where(contains('email_key', search));
}
