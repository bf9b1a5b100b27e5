import type { Generated } from 'kysely';
import type { GalleryType } from '#features/galleries/gallery.ts';

/** The gallery files of one kind of record; `owner_id` is the record. Every kind has its own table. */
export type GalleryFileTable = {
  id: Generated<number>;
  owner_id: number;
  media_id: number;
  gallery_type: GalleryType;
  title: string;
  alt: string;
  /** JSON as in `SimpleRow`, but only for outdated translations. */
  translated_from: Generated<string>;
  queue: number;
  created_at: string;
};
