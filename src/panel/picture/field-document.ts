import type { DocumentFile } from '#shared/schema/media.ts';

/** A PDF as a field value: its id, and what is needed to show it from a draft. */
export type FieldDocument = Pick<DocumentFile, 'media_id' | 'url' | 'file_name' | 'bytes'>;

/** Keeps these properties only, so that values of the same document are equal. */
export function fieldDocument({ media_id, url, file_name, bytes }: FieldDocument): FieldDocument {
  return { media_id, url, file_name, bytes };
}
