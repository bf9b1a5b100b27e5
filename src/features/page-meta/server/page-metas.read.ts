import type { PublicPageMetas } from '../page-meta.ts';
import { resolveText, type LocalisedText } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';

export function loadPageMetaRows(db: Reader) {
  return db.selectFrom('page_metas').selectAll().orderBy('route_name').execute();
}

/** Reads titles and descriptions by route name. A missing text is taken from the main language. */
export async function getPageMetas(db: Reader, lang: string, mainLang: string): Promise<PublicPageMetas> {
  const rows = await db
    .selectFrom('page_metas')
    .select(['route_name', 'title', 'description'])
    .orderBy('route_name')
    .execute();
  const read = (text: string) => resolveText(fromJson<LocalisedText>(text), lang, mainLang).text;
  return Object.fromEntries(
    rows.map((row) => [row.route_name, { title: read(row.title), description: read(row.description) }]),
  );
}
