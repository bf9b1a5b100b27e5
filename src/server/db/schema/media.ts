import type { CadFormat } from '#shared/rules/cad-formats.ts';
import type { Generated } from 'kysely';
import type { ContentRow } from './content.ts';

export type MediaTable = ContentRow & {
  /** SHA-256 of the original file, in hexadecimal. */
  hash: string;
  file_name: string;
  /**
   * A random part of the file's permanent address; empty for files whose address was printed before this part
   * existed.
   */
  address_key: Generated<string>;
  /** The file name and the alternative texts, folded for search. */
  search_fold: string;
  mime: string;
  /** The size of the original file. */
  bytes: number;
  /** In pixels after the EXIF orientation is applied; 0 for a PDF, a video or a CAD file. */
  width: number;
  height: number;
  /** A `data:` URL of a preview, 16 pixels wide; empty if the file is not a picture. */
  placeholder: string;
  /** JSON: the alternative texts by language. */
  alt: Generated<string>;
  /** JSON as in `SimpleRow`, but only for outdated translations. */
  translated_from: Generated<string>;
  /** Fractions of width and height; null if no focal point was chosen. */
  focus_x: Generated<number | null>;
  focus_y: Generated<number | null>;
  /** The visual hash (`picture-look.ts`); empty if the file is not a picture. */
  look: Generated<string>;
  /**
   * The pictures among the renditions, written by triggers: `480:key 960:key`, AVIF before JPEG, then by width. Only
   * pictures and PDFs of one page have them (docs/decisions/0114).
   */
  picture_files: Generated<string>;
};

/**
 * A file of a medium in the public store: a picture in one size and format, which may show the page of a PDF, or the
 * PDF, video or CAD file itself.
 */
export type RenditionTable = {
  id: Generated<number>;
  media_id: number;
  format: 'avif' | 'jpeg' | 'pdf' | 'mp4' | 'webm' | CadFormat;
  width: number;
  height: number;
  bytes: number;
  /** The key in the public store; for pictures it is also the address below `/media/`. */
  key: string;
};

/** The uses of media; every content write updates it (`content/media-uses.ts`). */
export type MediaUseTable = {
  media_id: number;
  /** The entity name of the record in the history. */
  entity: string;
  entity_id: number;
  /** The name of a column, a gallery or a setting. */
  field: string;
  /** When the record was deleted; null while it is live. */
  deleted_at: string | null;
};

/** A picture for link previews that was made from a photograph, a name and the company's colours. */
export type ShareCardTable = {
  /** The hash of all that it shows (`features/share-cards/server/card-subject.ts`). */
  hash: string;
  /** The key in the public store, which is also the address below `/media/`. */
  key: string;
  bytes: number;
  made_at: string;
  /** Since when no page shows it; null while one does. */
  unused_since: string | null;
};
