import type { SelectQueryBuilder } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { PageRange } from '#server/paging.ts';

/** Identifies what an entry of the history is about: an entity and its id. */
export type Subject = { entity: string; id: string };
export type HistoryRow = Awaited<ReturnType<typeof selectHistory>>['rows'][number];

/** A page of the changes of one subject, the latest first. */
export function selectHistory(db: Reader, subject: Subject, range: PageRange) {
  return selectHistoryPage(historyOf(db, subject), range);
}

/** Like `selectHistory`, but for the entries that a condition selects. */
export async function selectHistoryPage(
  entries: SelectQueryBuilder<Database, 'history', object>,
  { limit, offset }: PageRange,
) {
  const { total } = await entries
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await entries
    .leftJoin('users', 'users.id', 'actor_id')
    .leftJoin('api_keys', 'api_keys.id', 'history.api_key_id')
    .selectAll('history')
    .select(['users.name as actor_name', 'api_keys.name as key_name'])
    .orderBy('history.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: Number(total) };
}

/** The state of a record after one of its changes, as JSON. */
export async function selectVersion(
  db: Reader,
  subject: Subject,
  entry: number,
): Promise<string | undefined> {
  const row = await historyOf(db, subject).select('after').where('history.id', '=', entry).executeTakeFirst();
  return row?.after ?? undefined;
}

export function historyOf(db: Reader, { entity, id }: Subject) {
  return db.selectFrom('history').where('entity', '=', entity).where('entity_id', '=', id);
}
