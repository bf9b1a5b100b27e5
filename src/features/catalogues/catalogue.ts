import { z } from 'zod';
import { flag, line, optionalId, optionalNumber } from '#shared/schema/fields.ts';
import { fallbacks } from '#shared/schema/localised.ts';
import { recordSchemas } from '#shared/schema/record.ts';
import { DocumentFile, Picture } from '#shared/schema/media.ts';

export const catalogue = recordSchemas({
  texts: { name: line(200) },
  fields: {
    year: optionalNumber(1900, 2200).optional(),
    cover_id: optionalId.optional(),
    file_id: optionalId.optional(),
    is_active: flag.optional(),
  },
  shown: {
    year: z.int().nullable(),
    /** A cover that staff chose. */
    cover: Picture.nullable(),
    /** The first page of the PDF; it is the cover if `cover` is null. */
    first_page: Picture.nullable(),
    file: DocumentFile.nullable(),
    page_count: z.int().nullable(),
    is_active: z.boolean(),
  },
});
export const Catalogue = catalogue.record;
export type Catalogue = z.infer<typeof Catalogue>;

/** A catalogue for visitors, who only see catalogues with a PDF. */
export const PublicCatalogue = z.object({
  id: z.int(),
  name: z.string(),
  fallbacks,
  year: z.int().nullable(),
  cover: Picture.nullable(),
  file: DocumentFile,
  page_count: z.int().nullable(),
});
export type PublicCatalogue = z.infer<typeof PublicCatalogue>;
