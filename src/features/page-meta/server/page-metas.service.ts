import type { Selectable } from 'kysely';
import type { PageMeta, PageMetaUpdate } from '../page-meta.ts';
import { flattenText } from '#shared/localised.ts';
import { sitePages } from '#shared/site-pages.ts';
import type { Context } from '#server/context/context.ts';
import { toJson } from '#server/db/json.ts';
import { mergeTexts } from '#server/db/localised-column.ts';
import type { PageMetaTable } from '#server/db/schema/site.ts';
import { type Actor } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import { notFound } from '#server/errors.ts';
import { checkTextLanguages, getLanguageCodes } from '#server/languages/languages.service.ts';
import { checkVersion } from '#server/versions.ts';
import { fieldTexts, mergeOriginColumn, outdatedOf, readOrigins } from '#server/texts/origin-column.ts';
import { confirmOrigins } from '#server/texts/translation-origins.ts';
import { pageMetaTexts, selectPageMeta, selectPageMetas, updatePageMetaRow } from './page-metas.queries.ts';

type PageMetaRow = Selectable<PageMetaTable>;

/** The addresses of pages that are not part of the site's router, by route name. */
const otherPaths: Readonly<Record<string, string>> = { login: '/giris-yap' };

/** The titles and descriptions of all pages, in the order of the site. */
export async function listPageMetas({ db }: Pick<Context, 'db'>): Promise<PageMeta[]> {
  const rows = await selectPageMetas(db);
  const order = [...sitePages.map(({ name }): string => name), ...Object.keys(otherPaths)];
  const known = rows.filter((row) => order.includes(row.route_name));
  const sorted = known.sort((one, other) => order.indexOf(one.route_name) - order.indexOf(other.route_name));
  const languages = await getLanguageCodes(db);
  return sorted.map((row) => presentPageMeta(row, languages));
}

/**
 * Changes the sent texts of a page in the sent languages.
 *
 * @throws AppError 404, 409, 422
 */
export async function updatePageMeta(
  ctx: Context,
  actor: Actor,
  { route_name: name, version, ...sent }: PageMetaUpdate,
): Promise<PageMeta> {
  return inContentTransaction(ctx, actor, async (tx) => {
    const languages = await getLanguageCodes(tx.db);
    const before = await selectPageMeta(tx.db, name);
    if (!before) throw notFound('Böyle bir sayfa yok. Listeyi yenileyin.');
    await checkVersion(version, before.version, () => Promise.resolve(presentPageMeta(before, languages)));
    checkTextLanguages(sent, languages.all);
    const texts = {
      title: mergeTexts(before.title, sent.title),
      description: mergeTexts(before.description, sent.description),
    };
    if (texts.title === before.title && texts.description === before.description) {
      tx.leaveUnchanged();
      return presentPageMeta(before, languages);
    }
    const after = await updatePageMetaRow(tx.db, name, {
      ...texts,
      translated_from: mergeOriginColumn({
        fields: pageMetaTexts,
        main: languages.main,
        before,
        after: texts,
      }),
      version: before.version + 1,
      updated_at: tx.now,
    });
    await tx.record({ entity: 'page-meta', id: name, action: 'update', before, after });
    return presentPageMeta(after, languages);
  });
}

/**
 * Marks the translation of a page's texts as up to date.
 *
 * @throws AppError 404
 */
export async function confirmPageMeta(
  { db }: ContentTransaction,
  name: string,
  confirmed: { lang: string; main: string },
): Promise<void> {
  const row = await selectPageMeta(db, name);
  if (!row) throw notFound('Böyle bir sayfa yok. Listeyi yenileyin.');
  const origins = confirmOrigins(readOrigins(row), fieldTexts(row, pageMetaTexts), confirmed);
  await updatePageMetaRow(db, name, { translated_from: toJson(origins) });
}

type Codes = { all: readonly string[]; main: string };

function presentPageMeta(row: PageMetaRow, { all, main }: Codes): PageMeta {
  const { title = {}, description = {} } = fieldTexts(row, pageMetaTexts);
  return {
    route_name: row.route_name,
    version: row.version,
    path: pathOf(row.route_name),
    fallback_langs: all.filter((lang) => !title[lang]),
    outdated: outdatedOf(row, pageMetaTexts, main),
    ...flattenText('title', title),
    ...flattenText('description', description),
  };
}

function pathOf(name: string): string {
  const path = sitePages.find((page) => page.name === name)?.path ?? otherPaths[name] ?? '/';
  return path.replace(/:[a-z_]+/g, '…');
}
