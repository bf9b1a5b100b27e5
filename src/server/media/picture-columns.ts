import { sql } from 'kysely';

/** The part of a picture that pages need. */
export type PictureRow = {
  media_id: number;
  width: number;
  height: number;
  placeholder: string;
  /** The column `alt` contains JSON. */
  medium_alt: string;
  focus_x: number | null;
  focus_y: number | null;
  /** The column `picture_files` contains `width:key` pairs, separated by spaces. */
  files: string;
};

/** Selects a `PictureRow` from `media`. */
export const pictureColumns = sql.raw(
  `media.id as media_id, media.width, media.height, media.placeholder, media.picture_files as files,
  media.alt as medium_alt, media.focus_x, media.focus_y`,
);
