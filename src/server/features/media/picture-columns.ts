import { sql } from 'kysely';

/** The part of a picture that pages need. */
export type PictureRow = {
  media_id: number;
  width: number;
  height: number;
  placeholder: string;
  /** The column `picture_files`: `width:key` pairs, separated by spaces. */
  files: string;
};

/** Selects a `PictureRow` from `media`. */
export const pictureColumns = sql.raw(
  'media.id as media_id, media.width, media.height, media.placeholder, media.picture_files as files',
);
