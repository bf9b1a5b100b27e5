import { z } from 'zod';
import { paged, written } from '../schema/envelope.ts';
import { page, searchText } from '../schema/fields.ts';

/** A picture for pages; it names only files that exist. */
export const Picture = z.object({
  media_id: z.int(),
  alt: z.string(),
  /** The width of the original in pixels, after its EXIF orientation was applied. */
  width: z.int(),
  height: z.int(),
  /** A `data:` URL of a 16-pixel preview. */
  placeholder: z.string(),
  /** A pattern for the files of each format, with their widths in pixels: `…-{480,960}-v1.avif`. */
  sources: z.array(z.string().meta({ example: '/media/90/90c5d33cfcf4bcb7-{480,960,1600,2400}-v1.avif' })),
});
export type Picture = z.infer<typeof Picture>;

/** A PDF with its permanent address. */
export const DocumentFile = z.object({
  media_id: z.int(),
  url: z.string(),
  file_name: z.string(),
  mime: z.string(),
  bytes: z.int(),
});
export type DocumentFile = z.infer<typeof DocumentFile>;

/** An uploaded medium in the panel. */
export const Medium = Picture.omit({ alt: true }).extend({
  file_name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  created_at: z.string(),
});
export type Medium = z.infer<typeof Medium>;

export const MediumWritten = written(Medium);
export type MediumWritten = z.infer<typeof MediumWritten>;

export const MediumListQuery = z.object({ page, search: searchText });
export type MediumListQuery = z.infer<typeof MediumListQuery>;

export const MediumList = paged(Medium);
export type MediumList = z.infer<typeof MediumList>;
