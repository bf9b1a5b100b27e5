import { z } from 'zod';
import { CategoryStep } from './category.ts';
import { fallbacks } from './localised.ts';
import { Picture } from './media.ts';
import { ProductCard } from './product-card.ts';
import { TransporterType } from './transporter-type.ts';

/** A picture of the gallery, with what stands below it. */
const GalleryPicture = Picture.extend({ title: z.string() });

/** A drawing or document. */
export const ProductPageFile = z.object({
  id: z.int(),
  /** The file's name where it has none of its own. */
  title: z.string(),
  fallbacks,
  /** The lasting address of the file, for a download. */
  url: z.string(),
  mime: z.string(),
  bytes: z.int(),
  /** Null for a PDF. */
  picture: Picture.nullable(),
});
export type ProductPageFile = z.infer<typeof ProductPageFile>;

/** The product before or after in the order of its category. */
export const ProductNeighbour = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  fallbacks,
  seo_name: z.string(),
});
export type ProductNeighbour = z.infer<typeof ProductNeighbour>;

/** GET `/api/pages/product/{seo_name}`. */
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
  images: z.array(GalleryPicture),
  drawings: z.array(ProductPageFile),
  documents: z.array(ProductPageFile),
  path: z.array(CategoryStep),
  /** Others of its category, those that follow it first; where there are few, of the category above. */
  related: z.array(ProductCard),
  previous: ProductNeighbour.nullable(),
  next: ProductNeighbour.nullable(),
  /** Languages in which this page has texts of its own, for `hreflang`. */
  langs: z.array(z.string()),
});
export type ProductPage = z.infer<typeof ProductPage>;
