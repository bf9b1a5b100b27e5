import type { Insertable, Kysely } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import type { SavedListTable } from '#server/db/schema/user.ts';

const shown = ['id', 'name', 'query'] as const;

export function selectSavedLists(db: Reader | Kysely<OperationalTables>, userId: number) {
  // The cast is safe, because both kinds of connection contain this table. Kysely's types cannot express this.
  return (db as Kysely<OperationalTables>)
    .selectFrom('saved_lists')
    .select(shown)
    .where('user_id', '=', userId)
    .execute();
}

export function insertSavedList(db: Kysely<OperationalTables>, row: Insertable<SavedListTable>) {
  return db.insertInto('saved_lists').values(row).returning(shown).executeTakeFirstOrThrow();
}

export function deleteOwnSavedList(db: Kysely<OperationalTables>, own: { userId: number; id: number }) {
  return db
    .deleteFrom('saved_lists')
    .where('user_id', '=', own.userId)
    .where('id', '=', own.id)
    .returning('id')
    .executeTakeFirst();
}
