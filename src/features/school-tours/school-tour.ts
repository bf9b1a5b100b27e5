import { z } from 'zod';
import { paged } from '#shared/schema/envelope.ts';
import {
  flag,
  id,
  line,
  longText,
  optionalNumber,
  page,
  perPage,
  searchText,
} from '#shared/schema/fields.ts';
import { fallbacks, localisedInput } from '#shared/schema/localised.ts';
import { recordSchemas } from '#shared/schema/record.ts';
import { Picture } from '#shared/schema/media.ts';
import { ProductFile } from '#features/galleries/gallery.ts';
import { images } from '#features/galleries/gallery.ts';

const texts = { name: line(200), description: longText(20_000) };
const fields = {
  category_id: id.optional(),
  /** In minutes. */
  duration: optionalNumber(1, 1440).optional(),
  /** The number of visitors in a group. */
  capacity: optionalNumber(1, 10_000).optional(),
  is_active: flag.optional(),
};

const schemas = recordSchemas({
  texts,
  fields,
  shown: {
    category_id: z.int(),
    /** The category's name in the main language. */
    category_name: z.string(),
    duration: z.int().nullable(),
    capacity: z.int().nullable(),
    is_active: z.boolean(),
    /** The files of the gallery, in order. */
    files: z.array(ProductFile),
    /** The order version of the gallery, needed by `files-queue`. */
    order_versions: z.object({ images: z.string() }),
  },
});

/**
 * Adds to a new tour the ids of uploaded pictures in gallery order. The same transaction adds them to the
 * tour.
 */
export const schoolTour = {
  ...schemas,
  create: localisedInput({ ...fields, images: images.optional() }, texts),
};
export const SchoolTour = schoolTour.record;
export type SchoolTour = z.infer<typeof SchoolTour>;

/** A `category_id` also matches the categories below it. */
export const SchoolTourListQuery = z.object({
  page,
  per_page: perPage,
  search: searchText,
  category_id: id.optional(),
});
export type SchoolTourListQuery = z.infer<typeof SchoolTourListQuery>;
export const SchoolTourList = paged(SchoolTour);
export type SchoolTourList = z.infer<typeof SchoolTourList>;

/** A school tour for visitors; `description` is HTML. */
export const PublicSchoolTour = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  fallbacks,
  category: z.object({ id: z.int(), name: z.string(), fallbacks }),
  duration: z.int().nullable(),
  capacity: z.int().nullable(),
  pictures: z.array(Picture),
});
export type PublicSchoolTour = z.infer<typeof PublicSchoolTour>;
