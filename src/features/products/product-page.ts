import { z } from 'zod';
import type { AssociationSide } from '#features/associations/association-kinds.rules.ts';
import { CategoryStep } from '#features/categories/category.ts';
import { PublicClaim } from '#features/compliance/compliance.ts';
import { fallbacks } from '#shared/schema/localised.ts';
import { pageSeoTexts } from '#shared/schema/fields.ts';
import { ProductCard, ProductNeighbour } from '#features/product-lists/product-card.ts';
import { TransporterType } from '#features/transporter-types/transporter-type.ts';
import { offeredVariants } from '#features/offered-variants/offered-variants.ts';
import { GalleryPicture, ProductPageFile } from '#features/galleries/gallery.ts';

/** The number or range of an attribute; null at an open end. The code of the unit is that of UN/CEFACT. */
const Measure = z.object({
  low: z.number().nullable(),
  high: z.number().nullable(),
  unit_code: z.string().optional(),
});
export type Measure = z.infer<typeof Measure>;

/** How other products belong to this one, in the order of the page, besides those that fit with it. */
export const shownSides = [
  'replaced_by',
  'spare_part',
  'sold_together',
  'alternative',
  'spare_part_of',
  'replaces',
] as const satisfies readonly AssociationSide[];

/** Answer of GET `/api/pages/product/{seo_name}`. */
export const ProductPage = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  summary: z.string(),
  /** Rich text, cleaned when it was stored. */
  description: z.string(),
  fallbacks,
  seo_name: z.string(),
  ...pageSeoTexts,
  /** The address of the picture that was made for link previews; missing until it is made. */
  share_card: z.string().optional(),
  attributes: z.array(
    z.object({
      label: z.string(),
      value: z.string(),
      measure: Measure.optional(),
      /** One range over the numbers of all sizes, such as `12–40 mm`, where `value` has a part for each size. */
      range: z.string().optional(),
      fallbacks,
    }),
  ),
  transporter_types: z.array(TransporterType),
  ...offeredVariants,
  claims: z.array(PublicClaim),
  images: z.array(GalleryPicture),
  drawings: z.array(ProductPageFile),
  documents: z.array(ProductPageFile),
  path: z.array(CategoryStep),
  /**
   * Other products of the category, starting after this one. If there are few, products of the parent
   * category are added.
   */
  related: z.array(ProductCard),
  /** The products that staff named as fitting with this one. */
  fits_with: z.array(ProductCard),
  /** The other lists of products that belong to this one; only those that have products. */
  associations: z.array(z.object({ side: z.enum(shownSides), products: z.array(ProductCard) })),
  previous: ProductNeighbour.nullable(),
  next: ProductNeighbour.nullable(),
  /** Languages in which the product has its own texts, for `hreflang`. */
  langs: z.array(z.string()),
});
export type ProductPage = z.infer<typeof ProductPage>;
