import { galleryTypes, type GalleryType } from '../gallery.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectRowsById } from '#server/db/record-rows.ts';

export type GalleryKind = {
  table: 'products' | 'school_tours';
  files: 'product_files' | 'school_tour_files';
  /** The name of the record in the history. */
  entity: 'product' | 'school-tour';
  galleries: readonly GalleryType[];
  /** The part that the history stores for a changed gallery: only the gallery, or the whole record with its files. */
  version: 'gallery' | 'record';
};

export const productKind: GalleryKind = {
  table: 'products',
  files: 'product_files',
  entity: 'product',
  galleries: galleryTypes,
  version: 'gallery',
};
export const schoolTourKind: GalleryKind = {
  table: 'school_tours',
  files: 'school_tour_files',
  entity: 'school-tour',
  galleries: ['images'],
  version: 'record',
};

export type GalleryOwner = { kind: GalleryKind; id: number };

export const ofProduct = (id: number): GalleryOwner => ({ kind: productKind, id });
export const ofSchoolTour = (id: number): GalleryOwner => ({ kind: schoolTourKind, id });

type OwnerRow = { id: number; deleted_at: string | null };

/** The owner's row, even if it is deleted. */
export async function findOwner(db: Reader, { kind, id }: GalleryOwner): Promise<OwnerRow | undefined> {
  const [row] = await selectRowsById<OwnerRow>(db, kind.table, [id]);
  return row;
}
