import type { DocumentFile } from '#shared/schema/media.ts';

/** A PDF as a field value: its id, and what a draft needs to show it. */
export type FieldDocument = Pick<DocumentFile, 'media_id' | 'file_name' | 'bytes'>;

/** Leaves out the rest: the same document stays the same value. */
export function fieldDocument({ media_id, file_name, bytes }: FieldDocument): FieldDocument {
  return { media_id, file_name, bytes };
}

/** Its permanent address; the id alone finds it, the name is for people (docs/product.md, "Pictures and files"). */
export function documentUrl({ media_id, file_name }: FieldDocument): string {
  return `/dosya/${media_id}/${encodeURIComponent(file_name)}`;
}
