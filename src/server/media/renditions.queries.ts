import type { Selectable, Transaction } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { RenditionTable } from '#server/db/schema/media.ts';

export type RenditionRow = Selectable<RenditionTable>;

/** This type has only the columns that pages need, because one page reads hundreds of rows. */
export type RenditionFacts = Pick<RenditionRow, 'media_id' | 'format' | 'width' | 'height' | 'key' | 'bytes'>;
export type NewRendition = Omit<RenditionRow, 'id' | 'media_id'>;

/** The renditions of these media, AVIF before JPEG, narrow before wide. */
export async function selectRenditions(db: Reader, mediaIds: readonly number[]): Promise<RenditionFacts[]> {
  if (mediaIds.length === 0) return [];
  return db
    .selectFrom('renditions')
    .select(['media_id', 'format', 'width', 'height', 'key', 'bytes'])
    .where('media_id', 'in', mediaIds)
    .orderBy('format')
    .orderBy('width')
    .execute();
}

/** Inserts renditions; those that are recorded already stay unchanged. */
export async function insertRenditions(
  db: Transaction<Database>,
  mediaId: number,
  renditions: readonly NewRendition[],
): Promise<void> {
  if (renditions.length === 0) return;
  await db
    .insertInto('renditions')
    .values(renditions.map((rendition) => ({ ...rendition, media_id: mediaId })))
    .onConflict((conflict) => conflict.columns(['media_id', 'format', 'width']).doNothing())
    .execute();
}

export async function deleteRenditions(db: Transaction<Database>, mediaId: number): Promise<void> {
  await db.deleteFrom('renditions').where('media_id', '=', mediaId).execute();
}
