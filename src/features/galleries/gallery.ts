import { z } from 'zod';
import { id, emptyAsMissing, idList, orderVersion, line } from '#shared/schema/fields.ts';
import { fallbacks, localisedInput, localisedOutput, outdated } from '#shared/schema/localised.ts';
import { Picture, DocumentFile } from '#shared/schema/media.ts';
import { written } from '#shared/schema/envelope.ts';

/** The maximum number of pictures that one call may add to a gallery. */
export const maxPictures = 200;

/** The galleries of a product: `images` has pictures, `drawings` pictures and PDFs, `documents` PDFs and CAD files. */
export const galleryTypes = ['images', 'drawings', 'documents'] as const;
export const GalleryType = z.enum(galleryTypes);
export type GalleryType = z.infer<typeof GalleryType>;

/** The pictures of a new record, in gallery order. */
export const images = idList.refine(
  (ids) => ids.length <= maxPictures,
  `En çok ${maxPictures} resim olabilir`,
);

/** The texts of a file in a gallery. Documents have an `alt` too, which is not used. */
export const fileTexts = ['title', 'alt'] as const;
const fileShape = { id: z.int(), gallery_type: GalleryType, queue: z.int(), outdated };

/** A picture in a gallery of a product. */
export const ProductFile = localisedOutput({ ...fileShape, picture: Picture }, fileTexts);
export type ProductFile = z.infer<typeof ProductFile>;

/** A PDF or CAD file in a gallery of a product. */
export const ProductDocument = localisedOutput({ ...fileShape, document: DocumentFile }, fileTexts);
export type ProductDocument = z.infer<typeof ProductDocument>;

export const GalleryFile = z.union([ProductFile, ProductDocument]);
export type GalleryFile = z.infer<typeof GalleryFile>;

export const ProductFileWrite = localisedInput({}, { title: line(200), alt: line(300) });
export type ProductFileWrite = z.infer<typeof ProductFileWrite>;

/** Fields of POST `/products/{id}/files`; `media_id` attaches an existing medium instead of a file. */
export const ProductFileAttach = z.object({
  gallery_type: emptyAsMissing(GalleryType.default('images')),
  media_id: id,
});
export type ProductFileAttach = z.infer<typeof ProductFileAttach>;

export const ProductFilesQueue = z.object({
  file_list: idList,
  gallery_type: emptyAsMissing(GalleryType.default('images')),
  order_version: orderVersion,
});
export type ProductFilesQueue = z.infer<typeof ProductFilesQueue>;
export const ProductFileWritten = written(ProductFile);
export type ProductFileWritten = z.infer<typeof ProductFileWritten>;
export const GalleryFileWritten = written(GalleryFile);
export type GalleryFileWritten = z.infer<typeof GalleryFileWritten>;

/**
 * A file in an old version of a gallery; `picture` is null for a PDF and for a picture that no longer exists.
 */
export const GalleryVersionFile = localisedOutput(
  { media_id: z.int(), file_name: z.string(), picture: Picture.nullable() },
  fileTexts,
);
export type GalleryVersionFile = z.infer<typeof GalleryVersionFile>;

/** The kinds of changes of a gallery; `restore` means that an older version was restored. */
export const GalleryAction = z.enum(['add', 'update', 'remove', 'order', 'restore']);
export type GalleryAction = z.infer<typeof GalleryAction>;

/** A picture of the gallery with its caption. */
export const GalleryPicture = Picture.extend({ title: z.string() });
export type GalleryPicture = z.infer<typeof GalleryPicture>;

/** A drawing or document for visitors. */
export const ProductPageFile = z.object({
  id: z.int(),
  /** The title of the file, or its file name if it has no title. */
  title: z.string(),
  fallbacks,
  /** The permanent address of the file. */
  url: z.string(),
  mime: z.string(),
  bytes: z.int(),
  /** Null for a document, and for a drawing that is a PDF of several pages or has not been drawn yet. */
  picture: Picture.nullable(),
});
export type ProductPageFile = z.infer<typeof ProductPageFile>;
