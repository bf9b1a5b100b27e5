import type { Medium, MediumListQuery } from '#shared/schema/media.ts';
import { flattenText } from '#shared/localised.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import { describeLook } from '#server/ports/picture-look.ts';
import { restorableSince } from '#server/restore-period.ts';
import { outdatedOf } from '#server/texts/origin-column.ts';
import { groupLookAlikes } from './look-alikes.ts';
import { countMediaUses } from './media-usage.queries.ts';
import { selectRenditions } from '#server/media/renditions.queries.ts';
import {
  countLibrary,
  selectLibrary,
  selectLooks,
  selectMedia,
  selectMediaTotals,
  type LibraryFilter,
  type MediumRow,
} from '#server/media/media.queries.ts';
import { presentPicture, withoutTexts } from '#server/media/media.read.ts';
import { fileUrl } from '#server/media/permanent-files.read.ts';

const defaultPerPage = 24;

type Library = Pick<Context, 'db' | 'clock'>;

/** Lists a page of the media library, the newest first, or grouped by appearance if `look_alikes` is set. */
export async function listMedia(ctx: Library, query: MediumListQuery) {
  const { page, search, kind: kinds, used, without_alt: withoutAlt, ids } = query;
  const filter = { search, kinds, used, withoutAlt, ids, deletedSince: restorableSince(ctx.clock.now()) };
  if (query.look_alikes) return listLookAlikes(ctx, filter, page);
  const total = await countLibrary(ctx.db, filter);
  const perPage = ids?.length || defaultPerPage;
  const rows = await selectLibrary(ctx.db, filter, pageRange({ page, perPage }));
  return pageOf(await presentMedia(ctx, rows), { page, perPage, total });
}

/**
 * Lists pictures that look alike, group after group. A page may begin or end within a group; `look_alike_of`
 * is the same for all members of a group.
 */
async function listLookAlikes(ctx: Library, filter: LibraryFilter, page: number) {
  const groups = groupLookAlikes(await selectLooks(ctx.db, filter));
  const listed = groups.flatMap((ids) => ids.map((id) => ({ id, look_alike_of: ids[0] ?? id })));
  const { limit, offset } = pageRange({ page, perPage: defaultPerPage });
  const shown = listed.slice(offset, offset + limit);
  const rows = await selectMedia(
    ctx.db,
    shown.map(({ id }) => id),
  );
  const media = new Map((await presentMedia(ctx, rows)).map((medium) => [medium.media_id, medium]));
  const data = shown.flatMap(({ id, look_alike_of }) => {
    const medium = media.get(id);
    return medium ? [{ ...medium, look_alike_of }] : [];
  });
  return pageOf(data, { page, perPage: defaultPerPage, total: listed.length });
}

/** The number of live media by kind, and the total bytes of their files. */
export async function countMedia(
  db: Reader,
): Promise<{ pictures: number; documents: number; videos: number; bytes: number }> {
  const totals = await selectMediaTotals(db);
  const documents = Number(totals.documents);
  const videos = Number(totals.videos);
  return {
    pictures: Number(totals.count) - documents - videos,
    documents,
    videos,
    bytes: Number(totals.bytes) + Number(totals.renditionBytes),
  };
}

/** The number of used live pictures without an alternative text in a language. */
export function countWithoutAlt({ db, clock }: Library, lang: string): Promise<number> {
  const deletedSince = restorableSince(clock.now());
  return countLibrary(db, { search: '', withoutAlt: lang, deletedSince });
}

export async function readMedium(ctx: Library, row: MediumRow): Promise<Medium> {
  const [medium] = await presentMedia(ctx, [row]);
  if (!medium) throw new Error('The medium is missing');
  return medium;
}

async function presentMedia({ db, clock }: Library, rows: readonly MediumRow[]): Promise<Medium[]> {
  const ids = rows.map(({ id }) => id);
  const renditions = Map.groupBy(await selectRenditions(db, ids), (rendition) => rendition.media_id);
  const main = await getMainLanguage(db);
  const uses = await countMediaUses(db, ids, restorableSince(clock.now()));
  return rows.map((row) => ({
    ...withoutTexts(presentPicture(row, renditions.get(row.id) ?? [])),
    ...presentLook(row),
    file_name: row.file_name,
    mime: row.mime,
    bytes: row.bytes,
    url: fileUrl(row),
    use_count: uses.get(row.id) ?? 0,
    version: row.version,
    outdated: outdatedOf(row, ['alt'], main),
    created_at: row.created_at,
    updated_at: row.updated_at,
    ...flattenText('alt', readTexts(row.alt)),
  }));
}

function presentLook({ look }: MediumRow): Pick<Medium, 'is_dark' | 'has_busy_ground'> {
  const { isDark, hasBusyGround } = describeLook(look);
  return { is_dark: isDark, has_busy_ground: hasBusyGround };
}
