import type { PdfDrawing } from './pdf/pdf-drawing.ts';
import type { ShareCard } from './share-card/share-card.ts';

/** The width and height are in pixels. */
export type PictureSize = { width: number; height: number };

/** A picture file in the directory that the caller gave; `bytes` is its size, `file` its path. */
export type EncodedRendition = PictureSize & {
  format: 'avif' | 'jpeg';
  bytes: number;
  file: string;
};

/** Facts of the original, with its EXIF orientation applied. */
export type PictureFacts = PictureSize & {
  mime: string;
  /** A `data:` URL of a WebP preview, 16 pixels wide. */
  placeholder: string;
  /** A visual hash (`picture-look.ts`); left out for a PDF. */
  look?: string;
};

/**
 * The kinds of files that are made for the company's logo or icon; `docs/product.md`, "Configuration", lists
 * them.
 */
export type BrandFileKind = 'logo' | 'icons';

/** A file with transparency, made for a logo or an icon; `name` tells which. */
export type BrandFile = { name: string; file: string };

/** The first page of a PDF as a PNG; `pages` is the number of all pages. */
export type PdfCover = PictureSize & { pages: number; file: string };

/**
 * `type` means that the file is not a supported picture; `pixels`, that it has too many pixels; `small`, too
 * few; `damaged`, that it cannot be decoded; `password`, that a PDF needs a password; `danger`, that a PDF
 * contains code or other files.
 */
export type RefusalReason = 'type' | 'pixels' | 'small' | 'damaged' | 'password' | 'danger';

/** The picture or PDF cannot be used; the Turkish message says what to do. */
export class FileRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The encoder ended during a task, for example because it was killed; a retry may succeed. */
export class EncoderCrashed extends Error {}

/** The file took longer or more memory than its limit; a retry would do the same. */
export class EncoderOverloaded extends EncoderCrashed {}

/** Decodes and encodes pictures and opens PDFs outside the server's process, one at a time. */
export type PictureEncoder = {
  /** How many files wait: of uploads, and for later, of those for which nobody waits. */
  waiting: () => { uploads: number; later: number };
  /**
   * Checks the picture at the path `original` and writes JPEG renditions into `directory`.
   *
   * @throws FileRefused, EncoderCrashed
   */
  makeJpegs: (
    original: string,
    directory: string,
  ) => Promise<{ facts: PictureFacts; renditions: EncodedRendition[] }>;
  /**
   * Writes one AVIF rendition of a picture that `makeJpegs` has accepted. One call makes one file, so that an
   * upload never waits for a whole set.
   *
   * @throws FileRefused, EncoderCrashed
   */
  makeAvif: (original: string, directory: string, size: PictureSize) => Promise<EncodedRendition>;
  /**
   * Writes the PNG of a logo, or the files of an icon set (`features/configuration/brand-icons.rules.ts`),
   * into `directory`.
   *
   * @throws FileRefused, EncoderCrashed
   */
  makeBrandFiles: (kind: BrandFileKind, original: string, directory: string) => Promise<BrandFile[]>;
  /**
   * Checks that the PDF at the path `original` opens and contains no code and no other files, and counts its pages.
   * PDFium reads blocks on demand, so a large file needs little memory.
   *
   * @throws FileRefused, EncoderCrashed
   */
  checkPdf: (original: string) => Promise<{ pages: number }>;
  /**
   * Reads the first page of a PDF that `checkPdf` has accepted as a technical drawing.
   *
   * @throws FileRefused, EncoderCrashed
   */
  readDrawing: (original: string) => Promise<PdfDrawing>;
  /**
   * Like `checkPdf`, and also writes the first page into `directory` as a PNG with a longer side of 1600
   * pixels.
   *
   * @throws FileRefused, EncoderCrashed
   */
  drawPdfCover: (original: string, directory: string) => Promise<PdfCover>;
  /**
   * Writes the JPEG of a share card into `directory`. Uploads come first, as before AVIFs.
   *
   * @throws FileRefused if the typeface lacks a letter of the name, EncoderCrashed
   */
  drawShareCard: (card: ShareCard, directory: string) => Promise<EncodedRendition>;
  /** Ends the encoder; running and waiting tasks are rejected with EncoderCrashed. */
  close: () => Promise<void>;
};
