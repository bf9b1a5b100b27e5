import type { GalleryVersion } from '#features/galleries/server/gallery-history.ts';
import { fromJson } from '#server/db/json.ts';
import type { ImportRowRecord } from '../imports.queries.ts';

type GalleryFiles = GalleryVersion['files'];

/**
 * The change by a file. `place` is counted from 1; a place after the last picture means the next one.
 * `note` says why a file belongs to the code although its name differs; with `is_proposal`, staff must confirm it.
 */
export type PictureAfter = {
  name: string;
  media_id: number;
  place: number;
  note?: string;
  is_proposal?: boolean;
};

/**
 * The pictures of a model or variant at the time of the check. `name` is the file name of the picture that would be
 * replaced.
 */
export type PictureBefore = { name: string; files: GalleryFiles };

/** Checks of an earlier release know only the picture of a variant. */
type StoredBefore = { name?: string; files?: GalleryFiles; image_id?: number | null };

export type PictureRow = {
  position: number;
  productId: number;
  variantId: number | null;
  before: PictureBefore;
  after: PictureAfter;
};

export const pictureRow = (row: ImportRowRecord): PictureRow => ({
  position: row.position,
  productId: row.product_id ?? 0,
  variantId: row.variant_id,
  before: beforeOf(fromJson<StoredBefore>(row.before ?? '{}')),
  after: fromJson<PictureAfter>(row.after ?? '{}'),
});

const beforeOf = ({ name = '', files, image_id: id = null }: StoredBefore): PictureBefore => ({
  name,
  files: files ?? (id === null ? [] : [plainFile(id)]),
});

/** A picture without texts of its own. */
export const plainFile = (media_id: number) => ({ media_id, title: '{}', alt: '{}', translated_from: '{}' });

/**
 * A gallery after the import of these pictures: each replaces the picture at its place, or is added at the
 * end.
 */
export function withPictures(files: GalleryFiles, rows: readonly Pick<PictureRow, 'after'>[]): GalleryFiles {
  const known = new Map(files.map((file) => [file.media_id, file]));
  let wanted = [...files];
  for (const { after } of rows.toSorted((a, b) => a.after.place - b.after.place)) {
    const file = known.get(after.media_id) ?? plainFile(after.media_id);
    wanted.splice(Math.min(after.place, wanted.length + 1) - 1, 1, file);
    // A gallery contains a picture only once, so the picture's old place is removed.
    const place = Math.min(after.place, wanted.length) - 1;
    wanted = wanted.filter(({ media_id: id }, index) => id !== after.media_id || index === place);
  }
  return wanted;
}

export const isSameGallery = (one: GalleryFiles, other: GalleryFiles): boolean =>
  one.length === other.length && one.every(({ media_id: id }, index) => id === other[index]?.media_id);
