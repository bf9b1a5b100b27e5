import { z } from 'zod';
import { paged, written } from './envelope.ts';
import { page, searchText } from './fields.ts';

/** The files of one format that exist; `{width}` in the address stands for one of the widths in pixels. */
export const PictureSource = z.object({
  format: z.enum(['avif', 'jpeg']),
  url: z.string().meta({ example: '/media/90/90c5d33cfcf4-{width}-v1.avif' }),
  widths: z.array(z.int()),
});
export type PictureSource = z.infer<typeof PictureSource>;

/** A picture as pages show it: only files that exist are named. */
export const Picture = z.object({
  media_id: z.int(),
  alt: z.string(),
  /** Size of the original after its orientation was applied, in pixels. */
  width: z.int(),
  height: z.int(),
  /** A `data:` address of a 16-pixel preview. */
  placeholder: z.string(),
  sources: z.array(PictureSource),
});
export type Picture = z.infer<typeof Picture>;

/** A PDF, by its lasting address. */
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
