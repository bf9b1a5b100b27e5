import { z } from 'zod';
import { fallbacks } from '#shared/schema/localised.ts';
import { ProductPageFile } from '#features/galleries/gallery.ts';
import { PublicOrdering } from '#features/ordering-data/ordering-data.ts';
import { Picture } from '#shared/schema/media.ts';

export const PublicSize = z.object({ key: z.string(), name: z.string(), fallbacks });
export type PublicSize = z.infer<typeof PublicSize>;

/** A finish for visitors, with a colour or a picture. */
export const PublicFinish = PublicSize.extend({ color: z.string(), image: Picture.nullable() });
export type PublicFinish = z.infer<typeof PublicFinish>;

/** An active variant for visitors; `size` and `finish` are keys of the lists `sizes` and `finishes`. */
export const PublicVariant = z.object({
  id: z.int(),
  code: z.string(),
  /** The codes that it had before, which addresses may still name. */
  former_codes: z.array(z.string()).optional(),
  size: z.string().nullable(),
  finish: z.string().nullable(),
  weight: z.number().nullable(),
  pack_quantity: z.int().nullable(),
  image: Picture.nullable(),
  /** All its own pictures in their order, if it has several. */
  images: z.array(Picture).optional(),
  /** Its own files, which come before those of the product; missing without any. */
  drawings: z.array(ProductPageFile).optional(),
  documents: z.array(ProductPageFile).optional(),
  ordering: PublicOrdering.optional(),
});
export type PublicVariant = z.infer<typeof PublicVariant>;

/** The choices on a product's page. All lists are empty for a product without variants. */
export const offeredVariants = {
  /** Sizes are ordered by their numbers. */
  sizes: z.array(PublicSize),
  finishes: z.array(PublicFinish),
  variants: z.array(PublicVariant),
  /** The ordering data of the product's own code; only a product without variants is ordered by it. */
  ordering: PublicOrdering.optional(),
};
export type OfferedVariants = {
  sizes: PublicSize[];
  finishes: PublicFinish[];
  variants: PublicVariant[];
  ordering?: PublicOrdering;
};

/** The choices of a product's variants on a card; `finishes` contains only the first few. */
export const CardOffer = z.object({
  size_count: z.int(),
  finish_count: z.int(),
  finishes: z.array(PublicFinish),
});
export type CardOffer = z.infer<typeof CardOffer>;
