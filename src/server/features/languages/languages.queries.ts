import type { Selectable } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import type { LanguageTable } from '#server/db/schema/site.ts';

export type LanguageRow = Selectable<LanguageTable>;

/** All languages, the main one first, the others by `queue`. */
export function selectLanguages(db: Reader): Promise<LanguageRow[]> {
  return db
    .selectFrom('languages')
    .selectAll()
    .orderBy('is_main', 'desc')
    .orderBy('queue', 'desc')
    .orderBy('abbr')
    .execute();
}
