import { z } from 'zod';
import { id, line } from '#shared/schema/fields.ts';
import { Picture } from '#shared/schema/media.ts';

/** The maximum number of pictures, of drawings and of documents of a variant. */
export const maxVariantFiles = 20;

const tooMany = `En çok ${maxVariantFiles} dosya olabilir`;

/** A drawing or document in requests, with its title by language. */
const FileInput = z.object({
  media_id: id,
  title: z
    .record(z.string().regex(/^[a-z]{2}$/), line(200))
    .transform((texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')))
    .default({}),
});
export type FileInput = z.infer<typeof FileInput>;

const fileInputs = z.array(FileInput).max(maxVariantFiles, tooMany).optional();

/** The files of a variant in requests; a stored variant keeps what is missing. */
export const variantFilesInput = {
  /** All pictures in their order; `image_id` is ignored beside them. */
  picture_ids: z.array(id).max(maxVariantFiles, tooMany).optional(),
  /** Pictures or PDFs in their order. */
  drawings: fileInputs,
  /** PDFs in their order. */
  documents: fileInputs,
};

/** A drawing or document in the history. */
export const VariantVersionFile = z.object({
  media_id: z.int(),
  file_name: z.string(),
  /** Texts by language. */
  title: z.record(z.string(), z.string()),
});
export type VariantVersionFile = z.infer<typeof VariantVersionFile>;

export const VariantFile = VariantVersionFile.extend({
  url: z.string(),
  bytes: z.int(),
  /** Null for a PDF. */
  picture: Picture.nullable(),
});
export type VariantFile = z.infer<typeof VariantFile>;

/** The files of a variant in answers. */
export const variantFilesOutput = {
  /** The first of `pictures`. */
  image: Picture.nullable(),
  pictures: z.array(Picture),
  drawings: z.array(VariantFile),
  documents: z.array(VariantFile),
};
