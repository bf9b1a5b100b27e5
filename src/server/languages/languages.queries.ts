import type { Insertable, Selectable, Transaction, Updateable } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { LanguageTable } from '#server/db/schema/site.ts';

export type LanguageRow = Selectable<LanguageTable>;

/** All languages: the main one first, then by `queue`. */
export function selectLanguages(db: Reader): Promise<LanguageRow[]> {
  return db
    .selectFrom('languages')
    .selectAll()
    .orderBy('is_main', 'desc')
    .orderBy('queue', 'desc')
    .orderBy('abbr')
    .execute();
}

export function insertLanguage(
  db: Transaction<Database>,
  row: Insertable<LanguageTable>,
): Promise<LanguageRow> {
  return db.insertInto('languages').values(row).returningAll().executeTakeFirstOrThrow();
}

export function updateLanguageRow(
  db: Transaction<Database>,
  abbr: string,
  changes: Updateable<LanguageTable>,
): Promise<LanguageRow> {
  return db
    .updateTable('languages')
    .set(changes)
    .where('abbr', '=', abbr)
    .returningAll()
    .executeTakeFirstOrThrow();
}
