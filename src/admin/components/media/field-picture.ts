import type { Picture } from '#shared/api/media.ts';

/** A picture as the value of a form's field: its id, and what it takes to show it again from a draft. */
export type FieldPicture = Pick<Picture, 'media_id' | 'placeholder' | 'sources'>;

/** Without the files that are made later: the same picture stays the same value. */
export function fieldPicture({ media_id, placeholder, sources }: FieldPicture): FieldPicture {
  return { media_id, placeholder, sources: sources.filter((source) => source.endsWith('.jpg')) };
}
