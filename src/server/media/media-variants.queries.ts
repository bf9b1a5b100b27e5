import type { Selectable, Transaction } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { MediaVariantTable } from '#server/db/schema/media.ts';

export type VariantRow = Selectable<MediaVariantTable>;

/** Only the columns that are shown: one page reads hundreds of rows. */
export type VariantFacts = Pick<VariantRow, 'media_id' | 'format' | 'width' | 'height' | 'key' | 'bytes'>;
export type NewVariant = Omit<VariantRow, 'id' | 'media_id'>;

/** Variants of many media, AVIF before JPEG, narrow before wide. */
export async function selectVariants(db: Reader, mediaIds: readonly number[]): Promise<VariantFacts[]> {
  if (mediaIds.length === 0) return [];
  return db
    .selectFrom('media_variants')
    .select(['media_id', 'format', 'width', 'height', 'key', 'bytes'])
    .where('media_id', 'in', mediaIds)
    .orderBy('format')
    .orderBy('width')
    .execute();
}

/** Keeps variants that are recorded already. */
export async function insertVariants(
  db: Transaction<Database>,
  mediaId: number,
  variants: readonly NewVariant[],
): Promise<void> {
  if (variants.length === 0) return;
  await db
    .insertInto('media_variants')
    .values(variants.map((variant) => ({ ...variant, media_id: mediaId })))
    .onConflict((conflict) => conflict.columns(['media_id', 'format', 'width']).doNothing())
    .execute();
}

export async function deleteVariants(db: Transaction<Database>, mediaId: number): Promise<void> {
  await db.deleteFrom('media_variants').where('media_id', '=', mediaId).execute();
}
