import { z } from 'zod';
import { idList } from '#shared/schema/fields.ts';
import { fallbacks } from '#shared/schema/localised.ts';
import { Picture } from '#shared/schema/media.ts';
import { CardOffer } from '#features/offered-variants/offered-variants.ts';

export const ProductCard = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  fallbacks,
  seo_name: z.string(),
  /** The first picture of the gallery. */
  image: Picture.nullable(),
  /** The choices of its variants; missing for a product without variants. */
  offer: CardOffer.optional(),
});
export type ProductCard = z.infer<typeof ProductCard>;

/** Query of GET `/api/pages/product-cards`: at most 24 ids, comma-joined. */
export const ProductCardsQuery = z.object({ ids: idList.pipe(z.array(z.int()).max(24)).default([]) });

/** The previous or next product in the order of the category. */
export const ProductNeighbour = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  fallbacks,
  seo_name: z.string(),
});
export type ProductNeighbour = z.infer<typeof ProductNeighbour>;
