import { z } from 'zod';
import { ProductCard } from './product-card.ts';

/** The number of featured products on the home page: the first ones that visitors see. */
export const maxFeatured = 8;

/** A section of the home page; GET `/api/pages/home-sections` lists them in page order. */
export const HomeSection = z.object({
  section: z.enum(['featured_products']),
  title: z.string(),
  queue: z.int(),
  items: z.array(ProductCard),
});
export type HomeSection = z.infer<typeof HomeSection>;
export const HomeSections = z.array(HomeSection);
