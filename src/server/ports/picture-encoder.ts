/** Pixels. */
export type PictureSize = { width: number; height: number };

/** A picture file in the directory that the caller gave; `bytes` is its size, `file` its path. */
export type EncodedVariant = PictureSize & {
  format: 'avif' | 'jpeg';
  bytes: number;
  file: string;
};

/** Facts of the original, with its EXIF orientation applied. */
export type PictureFacts = PictureSize & {
  mime: string;
  /** A `data:` URL of a WebP preview, 16 pixels wide. */
  placeholder: string;
};

/** What the company's logo or icon needs; `docs/product.md`, "Configuration", lists the files. */
export type BrandFileKind = 'logo' | 'icons';

/** A file with transparency, made for a logo or an icon; `name` tells which. */
export type BrandFile = { name: string; file: string };

/** `type`: not a supported picture; `pixels`: too many; `small`: too few; `damaged`: cannot be decoded. */
export type RefusalReason = 'type' | 'pixels' | 'small' | 'damaged';

/** The picture cannot be used; the Turkish message says what to do. */
export class PictureRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The encoder ended during a task (killed, out of memory, too slow); a retry may succeed. */
export class EncoderCrashed extends Error {}

/** Decodes and encodes pictures outside the server's process, one at a time. */
export type PictureEncoder = {
  /**
   * Checks the picture at the path `original` and writes its JPEG variants into `directory`.
   *
   * @throws PictureRefused, EncoderCrashed
   */
  makeJpegs: (
    original: string,
    directory: string,
  ) => Promise<{ facts: PictureFacts; variants: EncodedVariant[] }>;
  /**
   * Writes one AVIF variant of a picture that `makeJpegs` has accepted, in the size of one of its JPEGs.
   * One call makes one file, so that an upload never waits for a whole set.
   *
   * @throws PictureRefused, EncoderCrashed
   */
  makeAvif: (original: string, directory: string, size: PictureSize) => Promise<EncodedVariant>;
  /**
   * Writes the PNG of a logo, or the files of an icon set (`shared/brand-icons.ts`), into `directory`.
   *
   * @throws PictureRefused, EncoderCrashed
   */
  makeBrandFiles: (kind: BrandFileKind, original: string, directory: string) => Promise<BrandFile[]>;
  /** Ends the encoder; running and waiting tasks are rejected with EncoderCrashed. */
  close: () => Promise<void>;
};
