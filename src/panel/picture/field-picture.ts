import type { Picture } from '#shared/schema/media.ts';

/** A picture as a field value: its id, and what is needed to show it from a draft. */
export type FieldPicture = Pick<Picture, 'media_id' | 'placeholder' | 'sources'>;

/** Drops the AVIFs, which the server encodes later, so that values of the same picture are equal. */
export function fieldPicture({ media_id, placeholder, sources }: FieldPicture): FieldPicture {
  return { media_id, placeholder, sources: sources.filter((source) => source.endsWith('.jpg')) };
}
