/** One picture file that was made; sizes in pixels and bytes. */
export type EncodedVariant = {
  format: 'avif' | 'jpeg';
  width: number;
  height: number;
  bytes: number;
  file: string;
};

/** What the original is, with its orientation applied; sizes in pixels. */
export type PictureFacts = { mime: string; width: number; height: number; placeholder: string };

/** A picture cannot be used; the message is Turkish and says what to do. */
export class PictureRefused extends Error {}

/** The encoder ended in mid-work (killed, out of memory); trying again is worth it. */
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
  /** Makes the AVIF variants in `directory`, after the JPEGs. */
  makeAvifs: (original: string, directory: string) => Promise<EncodedVariant[]>;
  close: () => Promise<void>;
};
