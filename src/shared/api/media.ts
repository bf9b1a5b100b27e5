import { z } from 'zod';
import { paged, written } from './envelope.ts';
import { page, searchText } from './fields.ts';

/** A picture as pages show it: only files that exist are named. */
export const Picture = z.object({
  media_id: z.int(),
  alt: z.string(),
  /** Size of the original after its orientation was applied, in pixels. */
  width: z.int(),
  height: z.int(),
  /** A `data:` address of a 16-pixel preview. */
  placeholder: z.string(),
  /** The files of each format, which differ by their width in pixels: `…-{480,960}-v1.avif`. */
  sources: z.array(z.string().meta({ example: '/media/90/90c5d33cfcf4bcb7-{480,960,1600,2400}-v1.avif' })),
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
