import type { Kysely } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { contains } from '#server/db/contains.ts';
import { idList } from '#server/db/id-list.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import type { SubscriberState } from '../subscriber.ts';
import type { PageRange } from '#server/paging.ts';

const shown = [
  ...(['id', 'email', 'email_key', 'lang', 'form', 'created_at'] as const),
  ...(['confirmed_at', 'agreed_text', 'left_at'] as const),
] as const;

/** `search` is a part of the address in lower case. */
export type SubscriberFilter = { search: string; state: SubscriberState | undefined };

export function selectSubscribers(db: Reader, filter: SubscriberFilter, { limit, offset }: PageRange) {
  return matching(db, filter).select(shown).orderBy('id', 'desc').limit(limit).offset(offset).execute();
}

export async function countSubscribers(db: Reader, filter: SubscriberFilter): Promise<number> {
  const row = await matching(db, filter)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export function selectSubscribersAfter(db: Reader, filter: SubscriberFilter, afterId: number, limit: number) {
  return matching(db, filter).where('id', '>', afterId).select(shown).orderBy('id').limit(limit).execute();
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

function matching(db: Reader, { search, state }: SubscriberFilter) {
  return db
    .selectFrom('subscribers')
    .$if(search !== '', (query) => query.where(contains('email_key', search)))
    .$if(state === 'left', (query) => query.where('left_at', 'is not', null))
    .$if(state === 'pending' || state === 'confirmed', (query) => query.where('left_at', 'is', null))
    .$if(state === 'pending', (query) => query.where('confirmed_at', 'is', null))
    .$if(state === 'confirmed', (query) => query.where('confirmed_at', 'is not', null));
}
