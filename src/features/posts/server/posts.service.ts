import type { z } from 'zod';
import { post, type PostSection } from '../post.ts';
import { genericMessages } from '#shared/rules/generic-messages.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { selectRowsById } from '#server/db/record-rows.ts';
import { type Actor } from '#server/db/transactions.ts';
import { neverPublished, publicationOf } from '#server/content/publication.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import { invalid, notFound, type FieldErrors } from '#server/errors.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { loadPictures, loadVideos, withAlt } from '#server/media/media.read.ts';
import { chooseSlug, keepOldSlug } from '#features/slugs/server/slugs.service.ts';
import { createRecord } from '#server/records/create-record.ts';
import { listDeletedRecords } from '#server/records/deleted-records.ts';
import { restoreRecord } from '#server/records/delete-record.ts';
import { listOrderHistory } from '#server/records/history.read.ts';
import { orderRecords } from '#server/records/order-records.ts';
import { recordOperations, writeRecord, type RecordOperations } from '#server/records/record-operations.ts';
import { recordResource } from '#server/records/record-resource.ts';
import { recordTable } from '#server/records/record-table.ts';
import { restoreVersion } from '#server/records/restore-version.ts';
import type { Saved } from '#server/records/store-values.ts';
import { getRow, updateRecord } from '#server/records/update-record.ts';
import { cleanIllustratedText } from '#server/texts/rich-text.ts';
import type { PostRow } from './posts.queries.ts';

type PostInput = z.infer<typeof post.update>;
type PostCalls = Omit<RecordOperations<PostInput, PostInput, z.infer<typeof post.shown>>, 'list'>;

const table = recordTable('posts', {
  section: 'blog',
  // A placeholder until the id is known, because the slug may contain the id. No real slug contains `:`.
  seo_name: ':new',
  cover_id: null,
  published_at: neverPublished,
  is_active: 1,
  author: '',
  stand: '',
  starts_on: null,
  ends_on: null,
  video: '',
  video_file_id: null,
});

export const postResource = recordResource({
  schemas: post,
  table,
  columns: ({ cover_id, is_active, author, stand, starts_on, ends_on, video, video_file_id }) => ({
    cover_id,
    is_active,
    author,
    stand,
    starts_on,
    ends_on,
    video,
    video_file_id,
  }),
  check: (_, row) => checkKind(row),
  present: async (db, rows) => {
    const pictures = await loadPictures(
      db,
      rows.flatMap((row) => row.cover_id ?? []),
    );
    const videos = await loadVideos(
      db,
      rows.flatMap((row) => row.video_file_id ?? []),
    );
    return (row) => ({
      ...presentPost(row, pictures.get(row.cover_id ?? 0)),
      video_file: videos.get(row.video_file_id ?? 0) ?? null,
    });
  },
});
const operations = recordOperations(postResource);

function presentPost(row: PostRow, cover: Parameters<typeof withAlt>[0] | undefined) {
  const { section, seo_name, published_at, author, stand, starts_on, ends_on, video, updated_at } = row;
  return {
    section,
    seo_name,
    published_at: published_at || null,
    author,
    stand,
    starts_on,
    ends_on,
    video,
    updated_at,
    cover: cover ? withAlt(cover, '') : null,
    is_active: row.is_active === 1,
  };
}

/** The operations on one kind of posts. A post of another kind is reported as not found. */
export function postCalls(section: PostSection): PostCalls {
  const own = async (db: Reader, id: number) => {
    const [row] = await selectRowsById<PostRow>(db, 'posts', [id]);
    if (row?.section !== section) throw notFound();
  };
  // Each section has its own order. Calls do not send the section, because their address contains it.
  const inSection = <Input extends object>(input: Input) => ({ ...input, section });
  return {
    get: async (ctx, id) => {
      await own(ctx.db, id);
      return operations.get(ctx, id);
    },
    create: (ctx, actor, input) => createPost(ctx, actor, section, input),
    update: async (ctx, actor, id, input) => {
      await own(ctx.db, id);
      return updatePost(ctx, actor, id, input);
    },
    delete: async (ctx, actor, id) => {
      await own(ctx.db, id);
      return operations.delete(ctx, actor, id);
    },
    restore: async (ctx, actor, id) => {
      await own(ctx.db, id);
      return writeRecord(ctx, actor, {
        resource: postResource,
        // If another post has taken the slug since the deletion, the restored one gets a number.
        work: (tx) => restoreRecord(tx, postResource, id, (row) => slugColumn(tx, row, row.seo_name)),
      });
    },
    order: (ctx, actor, input) =>
      inContentTransaction(ctx, actor, (tx) => orderRecords(tx, table, inSection(input))),
    listDeleted: (ctx, { page }) => listDeletedRecords(ctx, table, page, section),
    listHistory: async (ctx, query) => {
      await own(ctx.db, query.id);
      return operations.listHistory(ctx, query);
    },
    listOrderHistory: (ctx, query) => listOrderHistory(ctx, table, inSection(query)),
    restoreVersion: async (ctx, actor, id, input) => {
      await own(ctx.db, id);
      return writeKeepingSlug(ctx, actor, id, (tx) =>
        restoreVersion(tx, postResource, id, input, (row) => slugColumn(tx, row, row.seo_name)),
      );
    },
  };
}

async function createPost(ctx: Context, actor: Actor, section: PostSection, input: PostInput) {
  const cleaned = await cleanBody(input);
  return writeRecord(ctx, actor, {
    resource: postResource,
    work: (tx) => {
      const { is_active = true, published_at } = input;
      const sent = { is_active: Number(is_active), published_at: published_at ?? neverPublished };
      const own = { section, published_at: publicationOf(sent, tx.now), ...lastDay(input) };
      return createRecord(tx, postResource, cleaned, own, (row) => slugColumn(tx, row, input.seo_name));
    },
  });
}

async function updatePost(ctx: Context, actor: Actor, id: number, input: PostInput) {
  const { seo_name: typed, ...cleaned } = await cleanBody(input);
  return writeKeepingSlug(ctx, actor, id, (tx) =>
    updateRecord(tx, postResource, id, cleaned, async (row) => ({
      published_at: publicationOf(
        {
          ...row,
          ...(input.published_at !== undefined && { published_at: input.published_at ?? neverPublished }),
        },
        tx.now,
      ),
      ...lastDay(row),
      ...(typed !== undefined && typed !== row.seo_name && (await slugColumn(tx, row, typed))),
    })),
  );
}

/** Completes the dates of a fair: without a last day it ends on its first day. */
function lastDay({ starts_on, ends_on }: Pick<PostInput, 'starts_on' | 'ends_on'>) {
  return starts_on && !ends_on ? { ends_on: starts_on } : {};
}

/** Changes a live post. If the slug changes, addresses with the old slug redirect to the new one. */
function writeKeepingSlug(
  ctx: Context,
  actor: Actor,
  id: number,
  work: (tx: ContentTransaction) => Promise<Saved<PostRow>>,
) {
  return writeRecord(ctx, actor, {
    resource: postResource,
    work: async (tx) => {
      const { seo_name: from } = await getRow(tx.db, table, id);
      const saved = await work(tx);
      await keepOldSlug(tx, 'post', id, { from, to: saved.row.seo_name });
      return saved;
    },
  });
}

async function slugColumn({ db }: ContentTransaction, { id, title }: PostRow, typed = '') {
  const name = readTexts(title)[await getMainLanguage(db)] ?? '';
  return { seo_name: await chooseSlug(db, 'post', { id, typed, name }) };
}

const videoRequired = 'Bir video dosyası yükleyin ya da video adresi yazın.';

/**
 * Checks the fields that a kind requires.
 *
 * @throws AppError 422 if one is missing, or if a fair ends before it starts.
 */
async function checkKind({ section, starts_on, ends_on, video, video_file_id }: PostRow): Promise<void> {
  const errors: FieldErrors = {};
  if (section === 'fairs' && !starts_on) errors.starts_on = [genericMessages.required];
  if (section === 'fairs' && starts_on && ends_on && ends_on < starts_on)
    errors.ends_on = ['Bitiş tarihi başlangıçtan önce olamaz.'];
  if (section === 'videos' && video === '' && video_file_id === null) errors.video = [videoRequired];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/**
 * Cleans the texts. Call it before the transaction: cleaning a hostile text takes most of a second, and every
 * other write would wait.
 */
async function cleanBody(input: PostInput): Promise<PostInput> {
  const body: Record<string, string> = {};
  for (const [lang, html] of Object.entries(input.body)) body[lang] = await cleanIllustratedText(html);
  return { ...input, body };
}
