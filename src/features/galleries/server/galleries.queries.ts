import type { Insertable, Selectable, Transaction, Updateable } from 'kysely';
import type { GalleryType } from '../gallery.ts';
import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { GalleryFileTable } from '#server/db/schema/gallery.ts';
import type { GalleryKind, GalleryOwner } from './gallery-owner.ts';

export type GalleryFileRow = Selectable<GalleryFileTable>;

/** All tables of gallery files have the same columns, so queries use the type of one of them. */
const filesOf = ({ files }: GalleryKind) => files as 'product_files';

/** Selects one gallery of each of these owners, each in its order. */
export async function selectGalleries(
  db: Reader,
  kind: GalleryKind,
  { ownerIds, gallery }: { ownerIds: readonly number[]; gallery: GalleryType },
): Promise<Map<number, GalleryFileRow[]>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom(filesOf(kind))
    .selectAll()
    .where('owner_id', 'in', [...ownerIds])
    .where('gallery_type', '=', gallery)
    .orderBy('queue', 'desc')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, (row) => row.owner_id);
}

/** Selects the files of these owners, those of each gallery in their order. */
export function selectFilesOf(
  db: Reader,
  kind: GalleryKind,
  ownerIds: readonly number[],
): Promise<GalleryFileRow[]> {
  if (ownerIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom(filesOf(kind))
    .selectAll()
    .where('owner_id', 'in', numbersIn(db, ownerIds))
    .orderBy('queue', 'desc')
    .orderBy('id')
    .execute();
}

/** Selects all files of an owner by gallery, each gallery in its order. */
export async function selectFiles(
  db: Reader,
  { kind, id }: GalleryOwner,
): Promise<Record<GalleryType, GalleryFileRow[]>> {
  const rows = await db
    .selectFrom(filesOf(kind))
    .selectAll()
    .where('owner_id', '=', id)
    .orderBy('queue', 'desc')
    .orderBy('id')
    .execute();
  const of = (gallery: GalleryType) => rows.filter((row) => row.gallery_type === gallery);
  return { images: of('images'), drawings: of('drawings'), documents: of('documents') };
}

export function selectFile(db: Reader, kind: GalleryKind, id: number): Promise<GalleryFileRow | undefined> {
  return db.selectFrom(filesOf(kind)).selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertFile(
  db: Transaction<Database>,
  kind: GalleryKind,
  row: Insertable<GalleryFileTable>,
): Promise<number> {
  const { id } = await db.insertInto(filesOf(kind)).values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateFileRow(
  db: Transaction<Database>,
  kind: GalleryKind,
  id: number,
  changes: Updateable<GalleryFileTable>,
): Promise<void> {
  await db.updateTable(filesOf(kind)).set(changes).where('id', '=', id).execute();
}

export async function deleteFileRow(db: Transaction<Database>, kind: GalleryKind, id: number): Promise<void> {
  await db.deleteFrom(filesOf(kind)).where('id', '=', id).execute();
}

export async function copyFiles(
  db: Transaction<Database>,
  kind: GalleryKind,
  { from, to, now }: { from: number; to: number; now: string },
): Promise<void> {
  const files = filesOf(kind);
  await db
    .insertInto(files)
    .columns([
      'owner_id',
      'media_id',
      'gallery_type',
      'title',
      'alt',
      'translated_from',
      'queue',
      'created_at',
    ])
    .expression((eb) =>
      eb
        .selectFrom(files)
        .select([
          eb.val(to).as('owner_id'),
          'media_id',
          'gallery_type',
          'title',
          'alt',
          'translated_from',
          'queue',
          eb.val(now).as('created_at'),
        ])
        .where('owner_id', '=', from)
        .orderBy('id'),
    )
    .execute();
}
