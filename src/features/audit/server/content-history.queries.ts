import { sql } from 'kysely';
import type { Reader } from '#server/db/connect.ts';

export type HistoryFilter = {
  entities: readonly string[];
  userId: number | undefined;
  from: string | undefined;
  before: string | undefined;
};
export type ChangeRow = Awaited<ReturnType<typeof selectChanges>>[number];

/**
 * Actions that the program takes by itself on files and derived texts. They are left out, because nobody
 * changed content.
 */
const ownActions = ['add-renditions', 'add-cards', 'purge', 'rebuild', 'sweep'];

/** The place of a change in the order of the history. */
export function selectPlace(db: Reader, id: number) {
  return db.selectFrom('history').select(['at', 'id']).where('id', '=', id).executeTakeFirst();
}

/**
 * Selects changes, the latest first, that come after the place `after` in this order. The changed values are
 * not selected, because they may be long.
 */
export async function selectChanges(
  db: Reader,
  { entities, userId, from, before }: HistoryFilter,
  { after, limit }: { after: { at: string; id: number } | undefined; limit: number },
) {
  const [only, ...others] = entities;
  return db
    .selectFrom('history')
    .leftJoin('users', 'users.id', 'history.actor_id')
    .leftJoin('api_keys', 'api_keys.id', 'history.api_key_id')
    .select(['history.id', 'history.at', 'entity', 'entity_id', 'action', 'batch'])
    .select(({ fn }) => fn.coalesce('users.name', 'api_keys.name').as('actor'))
    .$if(others.length === 0, (query) => query.where('entity', '=', only ?? ''))
    .$if(others.length > 0, (query) => query.where(sql<string>`history.entity || ''`, 'in', entities))
    .where('action', 'not in', ownActions)
    .$if(userId !== undefined, (query) => query.where('actor_id', '=', userId ?? 0))
    .$if(from !== undefined, (query) => query.where('history.at', '>=', from ?? ''))
    .$if(before !== undefined, (query) => query.where('history.at', '<', before ?? ''))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(history.at, history.id) < (${after?.at ?? ''}, ${after?.id ?? 0})`),
    )
    .orderBy('history.at', 'desc')
    .orderBy('history.id', 'desc')
    .limit(limit)
    .execute();
}

/** Everybody who has or had an account. */
export function selectPeople(db: Reader) {
  return db.selectFrom('users').select(['id', 'name', 'deleted_at']).orderBy('id').execute();
}

export function selectFileNames(db: Reader, ids: readonly number[]) {
  return db.selectFrom('media').select(['id', 'file_name']).where('id', 'in', ids).execute();
}
