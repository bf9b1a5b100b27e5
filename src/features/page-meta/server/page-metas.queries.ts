import type { Selectable, Transaction, Updateable } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { PageMetaTable } from '#server/db/schema/site.ts';

type PageMetaRow = Selectable<PageMetaTable>;

/** The columns that contain texts by language. */
export const pageMetaTexts = ['title', 'description'] as const;

export function selectPageMetas(db: Reader): Promise<PageMetaRow[]> {
  return db.selectFrom('page_metas').selectAll().orderBy('route_name').execute();
}

export function selectPageMeta(db: Reader, name: string): Promise<PageMetaRow | undefined> {
  return db.selectFrom('page_metas').selectAll().where('route_name', '=', name).executeTakeFirst();
}

export function updatePageMetaRow(
  db: Transaction<Database>,
  name: string,
  changes: Updateable<PageMetaTable>,
): Promise<PageMetaRow> {
  return db
    .updateTable('page_metas')
    .set(changes)
    .where('route_name', '=', name)
    .returningAll()
    .executeTakeFirstOrThrow();
}
