import type { Picture } from '#shared/schema/media.ts';

/** A picture as a field value: its id, and what a draft needs to show it. */
export type FieldPicture = Pick<Picture, 'media_id' | 'placeholder' | 'sources'>;

/** Leaves out the AVIFs, which are encoded later: the same picture stays the same value. */
export function fieldPicture({ media_id, placeholder, sources }: FieldPicture): FieldPicture {
  return { media_id, placeholder, sources: sources.filter((source) => source.endsWith('.jpg')) };
}
