import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { content as schemas, placeKind, type ContentListQuery } from '../content.ts';
import type { Context } from '#server/context/context.ts';
import { selectPlaces, selectRows } from '#server/db/record-rows.ts';
import type { ContentItemTable } from '#server/db/schema/content-item.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { invalid } from '#server/errors.ts';
import { loadPictures, withAlt } from '#server/media/media.read.ts';
import { listOrderHistory } from '#server/records/history.read.ts';
import { recordOperations } from '#server/records/record-operations.ts';
import { presentRecords, recordResource } from '#server/records/record-resource.ts';
import { recordTable } from '#server/records/record-table.ts';
import { cleanRichText } from '#server/texts/rich-text.ts';

export type ContentRow = Selectable<ContentItemTable>;
type ContentInput = z.output<typeof schemas.update>;

export const contentResource = recordResource({
  schemas,
  table: recordTable('contents', {
    page: '',
    section: '',
    image_id: null,
    video: '',
    link: '',
    starts_at: null,
    ends_at: null,
    is_active: 1,
  }),
  columns: ({ page, section, image_id, video, link, starts_at, ends_at, is_active }) => ({
    page,
    section,
    image_id,
    video,
    link,
    starts_at,
    ends_at,
    is_active,
  }),
  check: checkItem,
  present: async (db, rows) => {
    const pictures = await loadPictures(
      db,
      rows.flatMap(({ image_id: id }) => id ?? []),
    );
    return ({ page, section, video, link, starts_at, ends_at, image_id: imageId, is_active: isActive }) => {
      const picture = pictures.get(imageId ?? 0);
      const image = picture ? withAlt(picture, '') : null;
      return { page, section, image, video, link, starts_at, ends_at, is_active: isActive === 1 };
    };
  },
});
const operations = recordOperations(contentResource);

/** Extends the operations of a simple record: the body is cleaned as rich text. */
export const contents = {
  ...operations,
  create: async (ctx, actor, input) => operations.create(ctx, actor, await cleanBody(input)),
  update: async (ctx, actor, id, input) => operations.update(ctx, actor, id, await cleanBody(input)),
  listOrderHistory: (ctx, query) =>
    listOrderHistory(ctx, { ...contentResource.table, listBy: ['place'] }, query),
} satisfies typeof operations;

/** The items of a page or of one of its sections, or all items without a filter. */
export async function listContents({ db }: Pick<Context, 'db'>, { page, section }: ContentListQuery) {
  const rows = (await selectRows<ContentRow>(db, 'contents')).filter(
    (row) => (page === undefined || row.page === page) && (section === undefined || row.section === section),
  );
  return rows.map(await presentRecords(db, contentResource, rows));
}

async function checkItem({ db }: ContentTransaction, row: ContentRow): Promise<void> {
  const { page, section, starts_at: start, ends_at: end } = row;
  const kind = placeKind(page, section);
  if (!kind) throw invalid({ section: ['Bu sayfada böyle bir bölüm yok'] });
  if (start !== null && end !== null && end <= start)
    throw invalid({ ends_at: ['Bitiş, başlangıçtan sonra olmalı'] });
  if (kind === 'many') return;
  const others = (await selectPlaces(db, 'contents', { page, section })).filter(({ id }) => id !== row.id);
  if (others.length > 0)
    throw invalid({ section: ['Bu bölümde zaten bir kayıt var; onu düzenleyin ya da silin'] });
}

/**
 * Cleans the bodies. Call it before the transaction: cleaning a hostile text takes most of a second, and
 * every other write would wait.
 */
async function cleanBody(input: ContentInput): Promise<ContentInput> {
  const body: Record<string, string> = {};
  for (const [lang, html] of Object.entries(input.body)) body[lang] = await cleanRichText(html);
  return { ...input, body };
}
