import type { Generated } from 'kysely';
import type { ContentRow } from './content.ts';

export type MediaTable = ContentRow & {
  /** SHA-256 of the original's bytes, hexadecimal. */
  hash: string;
  file_name: string;
  /** The file name and the alternative texts, folded for search. */
  search_fold: string;
  mime: string;
  /** Of the original. */
  bytes: number;
  /** Pixels, with the orientation applied; 0 for a PDF or a video. */
  width: number;
  height: number;
  /** A `data:` URL of a preview, 16 pixels wide; empty but for a picture. */
  placeholder: string;
  /** Alternative texts by language, JSON. */
  alt: Generated<string>;
  /** JSON, as in `SimpleRow`, of outdated translations alone. */
  translated_from: Generated<string>;
  /** Fractions of width and height; null: none was chosen. */
  focus_x: Generated<number | null>;
  focus_y: Generated<number | null>;
  /** Visual hash (`picture-look.ts`); empty but for a picture. */
  look: Generated<string>;
  /** Written by triggers: `480:key 960:key`, AVIF before JPEG, then by width; empty but for a picture. */
  picture_files: Generated<string>;
};

/** A file of a medium that exists in the public store: a picture in one size and format, or the PDF or video itself. */
export type RenditionTable = {
  id: Generated<number>;
  media_id: number;
  format: 'avif' | 'jpeg' | 'pdf' | 'mp4' | 'webm';
  width: number;
  height: number;
  bytes: number;
  /** Key in the public store, and the address below `/media/`. */
  key: string;
};

/** Where media are used; written with every record (`content/media-uses.ts`). */
export type MediaUseTable = {
  media_id: number;
  /** The name of the record in the history. */
  entity: string;
  entity_id: number;
  /** A column, a gallery or a setting. */
  field: string;
  /** When the record was deleted; null while it is live. */
  deleted_at: string | null;
};
