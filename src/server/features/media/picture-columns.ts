import { sql } from 'kysely';

/** What a page needs of a picture. */
export type PictureRow = {
  media_id: number;
  width: number;
  height: number;
  placeholder: string;
  files: string | null;
};

/**
 * The columns of a `PictureRow` from `media`. `files` are its variants in one text, the modern format first, then by
 * width (`480:key 960:key`): as rows of their own those of a page are two hundred.
 */
export const pictureColumns = sql.raw(`media.id as media_id, media.width, media.height, media.placeholder,
  (select string_agg(cast(variant.width as text) || ':' || variant.key, ' ' order by variant.format, variant.width)
    from media_variants as variant where variant.media_id = media.id and variant.format <> 'pdf') as files`);
