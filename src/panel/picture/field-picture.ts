import type { Picture } from '#shared/schema/media.ts';

/** A picture as a field value: the id, and the data with which a draft can show it. */
export type FieldPicture = Pick<Picture, 'media_id' | 'placeholder' | 'sources'>;

/** Drops the AVIFs, because the server encodes them later; so two values of the same picture are equal. */
export function fieldPicture({ media_id, placeholder, sources }: FieldPicture): FieldPicture {
  return { media_id, placeholder, sources: sources.filter((source) => source.endsWith('.jpg')) };
}
