import type { DocumentFile } from '#shared/schema/media.ts';

/** A PDF or a video as a field value: the id, and the data with which a draft can show it. */
export type FieldDocument = Pick<DocumentFile, 'media_id' | 'url' | 'file_name' | 'bytes'>;

/** Reduces a PDF or a video to its field value, so that two values of the same file are equal. */
export function fieldDocument({ media_id, url, file_name, bytes }: FieldDocument): FieldDocument {
  return { media_id, url, file_name, bytes };
}
