import { z } from 'zod';
import { CategoryStep } from '#features/categories/category.ts';
import { fallbacks } from '#shared/schema/localised.ts';
import { Picture } from '#shared/schema/media.ts';
import { ProductCard } from '#features/product-lists/product-card.ts';
import { TransporterType } from '#features/transporter-types/transporter-type.ts';
import { offeredVariants } from '#features/variants/variant.ts';

/** A picture of the gallery with its caption. */
const GalleryPicture = Picture.extend({ title: z.string() });

/** A drawing or document. */
export const ProductPageFile = z.object({
  id: z.int(),
  /** Its own title, else the file name. */
  title: z.string(),
  fallbacks,
  /** The permanent address of the file. */
  url: z.string(),
  mime: z.string(),
  bytes: z.int(),
  /** Null for a PDF. */
  picture: Picture.nullable(),
});
export type ProductPageFile = z.infer<typeof ProductPageFile>;

/** The previous or next product in the order of the category. */
export const ProductNeighbour = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  fallbacks,
  seo_name: z.string(),
});
export type ProductNeighbour = z.infer<typeof ProductNeighbour>;

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
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
  attributes: z.array(z.object({ label: z.string(), value: z.string(), fallbacks })),
  transporter_types: z.array(TransporterType),
  ...offeredVariants,
  images: z.array(GalleryPicture),
  drawings: z.array(ProductPageFile),
  documents: z.array(ProductPageFile),
  path: z.array(CategoryStep),
  /** Products of its category, starting with the next one; if they are few, of the parent category too. */
  related: z.array(ProductCard),
  previous: ProductNeighbour.nullable(),
  next: ProductNeighbour.nullable(),
  /** Languages in which the product has its own texts, for `hreflang`. */
  langs: z.array(z.string()),
});
export type ProductPage = z.infer<typeof ProductPage>;
