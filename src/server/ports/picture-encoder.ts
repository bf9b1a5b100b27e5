/** Pixels. */
export type PictureSize = { width: number; height: number };

/** One picture file that was made in the directory that the caller gave. */
export type EncodedVariant = PictureSize & {
  format: 'avif' | 'jpeg';
  bytes: number;
  file: string;
};

/** What the original is, with its orientation applied. */
export type PictureFacts = PictureSize & {
  mime: string;
  /** A `data:` address of a 16-pixel preview. */
  placeholder: string;
};

/** Why a picture cannot be used: it is none that we read, it has too many pixels, it cannot be decoded. */
export type RefusalReason = 'type' | 'pixels' | 'damaged';

/** A picture cannot be used; the message is Turkish and says what to do. */
export class PictureRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The encoder ended in mid-work (killed, out of memory, stuck); trying again is worth it. */
export class EncoderCrashed extends Error {}

/** Decodes and encodes pictures outside of the server's process, one at a time. */
export type PictureEncoder = {
  /**
   * Checks the picture and makes its JPEG variants in `directory`.
   *
   * @throws PictureRefused, EncoderCrashed
   */
  makeJpegs: (
    original: string,
    directory: string,
  ) => Promise<{ facts: PictureFacts; variants: EncodedVariant[] }>;
  /**
   * Makes one AVIF variant of a picture that `makeJpegs` has passed, in the size of one of its JPEGs.
   * One call makes one file, so that an upload that comes between never waits for a whole set.
   *
   * @throws PictureRefused, EncoderCrashed
   */
  makeAvif: (original: string, directory: string, size: PictureSize) => Promise<EncodedVariant>;
  /** Ends the encoder; what runs or waits is rejected with EncoderCrashed. */
  close: () => Promise<void>;
};
