import { sql, type Insertable, type Selectable, type Transaction, type Updateable } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';
import { cadMimes } from '#shared/rules/cad-formats.ts';
import type { MediumKind } from '#shared/schema/media.ts';
import type { PageRange } from '#server/paging.ts';
import { contains } from '#server/db/contains.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { MediaTable } from '#server/db/schema/media.ts';
import { searchFold } from '#shared/turkish.ts';
import { pictureColumns, type PictureRow } from './picture-columns.ts';

export const pdfMime = 'application/pdf';

const mimePatterns = {
  picture: ['image/%'],
  document: [pdfMime],
  video: ['video/%'],
  cad: ['model/%', cadMimes.dxf],
} as const satisfies Readonly<Record<MediumKind, readonly string[]>>;

const isOfKind = (...kinds: readonly MediumKind[]) =>
  sql<boolean>`(${sql.join(
    kinds.flatMap((kind) => mimePatterns[kind].map((pattern) => sql`mime like ${pattern}`)),
    sql` or `,
  )})`;

export type MediumRow = Selectable<MediaTable>;

export function kindOfMedium({ mime }: Pick<MediumRow, 'mime'>): MediumKind {
  if (mime === pdfMime) return 'document';
  if (mime.startsWith('model/') || mime === cadMimes.dxf) return 'cad';
  return mime.startsWith('video/') ? 'video' : 'picture';
}

export function isPicture(row: Pick<MediumRow, 'mime'>): boolean {
  return kindOfMedium(row) === 'picture';
}

/** Selects live media only. */
export async function selectMedia(db: Reader, ids: readonly number[]): Promise<MediumRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('media').selectAll().where('id', 'in', ids).where('deleted_at', 'is', null).execute();
}

/** The number of names per statement. */
const namesAtOnce = 5_000;

/** Selects live media by their file names; the case of ASCII letters makes no difference. */
export async function selectMediaByName(
  db: Reader,
  names: readonly string[],
): Promise<Pick<MediumRow, 'id' | 'file_name' | 'mime'>[]> {
  // The databases lower other letters differently, so both forms are asked for.
  const keys = [...new Set(names.flatMap((name) => [lowerAscii(name), name.toLowerCase()]))];
  const wanted = new Set(names.map(lowerAscii));
  const found: Pick<MediumRow, 'id' | 'file_name' | 'mime'>[] = [];
  for (let start = 0; start < keys.length; start += namesAtOnce)
    found.push(
      ...(await db
        .selectFrom('media')
        .select(['id', 'file_name', 'mime'])
        .where('deleted_at', 'is', null)
        .where(sql<string>`lower(file_name)`, 'in', keys.slice(start, start + namesAtOnce))
        .orderBy('id')
        .execute()),
    );
  return found.filter(({ file_name: name }) => wanted.has(lowerAscii(name)));
}

export const lowerAscii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Selects the media with these ids, including deleted ones. */
export async function selectMediaWithDeleted(db: Reader, ids: readonly number[]): Promise<MediumRow[]> {
  return db.selectFrom('media').selectAll().where('id', 'in', idList(ids)).execute();
}

/** Selects a medium, live or deleted. */
export function selectMedium(db: Reader, id: number): Promise<MediumRow | undefined> {
  return db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
}

export function selectLiveMediumByHash(db: Reader, hash: string): Promise<MediumRow | undefined> {
  return db
    .selectFrom('media')
    .selectAll()
    .where('hash', '=', hash)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Selects the media with this hash, including deleted ones. */
export function selectMediaByHash(db: Reader, hash: string): Promise<MediumRow[]> {
  return db.selectFrom('media').selectAll().where('hash', '=', hash).execute();
}

/** The live pictures among these media. */
export async function selectPictureRows(db: Reader, ids: readonly number[]): Promise<PictureRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PictureRow>`
    select ${pictureColumns} from media
    where id in (${sql.join(ids)}) and deleted_at is null and mime like ${mimePatterns.picture[0]} ${prepared}`.execute(
    db,
  );
  return rows;
}

export type LibraryFilter = {
  search: string;
  kinds?: readonly MediumKind[] | undefined;
  /**
   * True: only media that a record uses; false: only unused ones. Records deleted after `deletedSince` still
   * use their media.
   */
  used?: boolean | undefined;
  /** Only pictures without an alternative text in this language. */
  withoutAlt?: string | undefined;
  ids?: readonly number[] | undefined;
  deletedSince: string;
};

/** A page of the library, newest first. */
export function selectLibrary(
  db: Reader,
  filter: LibraryFilter,
  { limit, offset }: PageRange,
): Promise<MediumRow[]> {
  return library(db, filter).selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
}

export async function countLibrary(db: Reader, filter: LibraryFilter): Promise<number> {
  const { count } = await library(db, filter)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The columns that `groupLookAlikes` needs, of the pictures that match a filter. */
export function selectLooks(db: Reader, filter: LibraryFilter) {
  return library(db, filter).select(['id', 'look', 'width', 'height']).where('look', '<>', '').execute();
}

function library(db: Reader, { search, kinds, used, withoutAlt, ids, deletedSince }: LibraryFilter) {
  let found = db.selectFrom('media').where('media.deleted_at', 'is', null);
  if (ids?.length) found = found.where('media.id', 'in', ids);
  const folded = searchFold(search);
  if (folded !== '') found = found.where(contains('search_fold', folded));
  if (kinds) found = found.where(isOfKind(...kinds));
  if (used !== undefined) {
    found = found.where((eb) => {
      const isUsed = eb.exists(
        eb
          .selectFrom('media_uses')
          .select('media_id')
          .whereRef('media_id', '=', 'media.id')
          .where((use) =>
            use.or([
              use('media_uses.deleted_at', 'is', null),
              use('media_uses.deleted_at', '>', deletedSince),
            ]),
          ),
      );
      return used ? isUsed : eb.not(isUsed);
    });
  }
  if (withoutAlt) {
    // JSON escapes quotes in texts, so this pattern is found only where the text of this language begins.
    found = found.where(isOfKind('picture')).where(sql<boolean>`not ${contains('alt', `"${withoutAlt}":`)}`);
  }
  return found;
}

/** The numbers of live media, and the bytes of the uploaded files and of all renditions. */
export async function selectMediaTotals(db: Reader) {
  const ofKind = (...kinds: readonly MediumKind[]) =>
    sql<string | null>`sum(case when ${isOfKind(...kinds)} then 1 else 0 end)`;
  const originals = await db
    .selectFrom('media')
    .where('deleted_at', 'is', null)
    .select(({ fn }) => [
      fn.countAll().as('count'),
      ofKind('document', 'cad').as('documents'),
      ofKind('video').as('videos'),
      fn.sum('bytes').as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  const renditions = await db
    .selectFrom('renditions')
    .innerJoin('media', 'media.id', 'media_id')
    .where('media.deleted_at', 'is', null)
    .select(({ fn }) => fn.sum('renditions.bytes').as('bytes'))
    .executeTakeFirstOrThrow();
  return { ...originals, renditionBytes: renditions.bytes };
}

/** Inserts a medium; returns undefined if a live medium already has this hash. */
export function insertMedium(
  db: Transaction<Database>,
  row: Omit<Insertable<MediaTable>, 'deleted_at'>,
): Promise<MediumRow | undefined> {
  return db
    .insertInto('media')
    .values({ ...row, deleted_at: null })
    .onConflict((conflict) => conflict.column('hash').where('deleted_at', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function updateMedium(
  db: Transaction<Database>,
  id: number,
  changes: Updateable<MediaTable>,
): Promise<MediumRow> {
  return db.updateTable('media').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export function updateMediumDeletion(
  db: Transaction<Database>,
  id: number,
  { deletedAt, now }: { deletedAt: string | null; now: string },
): Promise<MediumRow> {
  return db
    .updateTable('media')
    .set(({ eb }) => ({ deleted_at: deletedAt, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
