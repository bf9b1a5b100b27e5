import type { Selectable } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import type { LanguageTable } from '#server/db/schema/site.ts';

export type LanguageRow = Selectable<LanguageTable>;

/** Every language, the main one first, then by its order. */
export function selectLanguages(db: Reader): Promise<LanguageRow[]> {
  return db
    .selectFrom('languages')
    .selectAll()
    .orderBy('is_main', 'desc')
    .orderBy('queue', 'desc')
    .orderBy('abbr')
    .execute();
}

export function selectLanguage(db: Reader, abbr: string): Promise<LanguageRow | undefined> {
  return db.selectFrom('languages').selectAll().where('abbr', '=', abbr).executeTakeFirst();
}
