import type { Picture } from '#shared/schema/media.ts';

/** A picture as a field value: the id, and the data with which a draft can show it. */
export type FieldPicture = Pick<Picture, 'media_id' | 'placeholder' | 'sources'>;

/**
 * Reduces a picture to its field value. AVIFs are dropped, because the server adds them later, and two values
 * of the same picture must be equal.
 */
export function fieldPicture({ media_id, placeholder, sources }: FieldPicture): FieldPicture {
  return { media_id, placeholder, sources: sources.filter((source) => source.endsWith('.jpg')) };
}
