import { sql } from 'kysely';

/** What a page needs of a picture. */
export type PictureRow = {
  media_id: number;
  width: number;
  height: number;
  placeholder: string;
  /** As `media.picture_files`. */
  files: string;
};

/** The columns of a `PictureRow` from `media`. */
export const pictureColumns = sql.raw(
  'media.id as media_id, media.width, media.height, media.placeholder, media.picture_files as files',
);
