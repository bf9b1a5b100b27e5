import type { Generated } from 'kysely';
import type { GalleryType } from '#features/galleries/gallery.ts';

/** The files of the galleries of one kind of record, which `owner_id` names; every kind has a table of its own. */
export type GalleryFileTable = {
  id: Generated<number>;
  owner_id: number;
  media_id: number;
  gallery_type: GalleryType;
  title: string;
  alt: string;
  /** JSON, as in `SimpleRow`, of outdated translations alone. */
  translated_from: Generated<string>;
  queue: number;
  created_at: string;
};
