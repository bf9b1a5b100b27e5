import { z } from 'zod';
import { filterKeys } from '#shared/rules/category-filter.ts';
import { paged } from '#shared/schema/envelope.ts';
import { page, pageSeoTexts } from '#shared/schema/fields.ts';
import { fallbacks } from '#shared/schema/localised.ts';
import { Picture } from '#shared/schema/media.ts';
import { CategoryStep } from '#features/categories/category.ts';
import { filterParts } from '#features/category-filters/category-filter.ts';
import { ProductCard } from '#features/product-lists/product-card.ts';

/** Keys, joined by commas. */
const filter = z
  .string()
  .default('')
  .transform((text) => filterKeys(text).join(','));

export const CategoryPageQuery = z.object({
  page,
  /**
   * Keys of finishes and sizes. A product matches if a single variant has both a chosen size and a chosen
   * finish.
   */
  finish: filter,
  size: filter,
  /** Keys of transporter types; a product matches if it has at least one of them. */
  transporter_types: filter,
  /** Keys of attributes; a product matches if it has one of the chosen values of each label. */
  attribute: filter,
});
export type CategoryPageQuery = z.infer<typeof CategoryPageQuery>;

/**
 * Answer of GET `/api/pages/products/{seo_name}`. `main_category` is the category in the address, at any
 * level of the tree.
 */
export const CategoryPage = z.object({
  main_category: z.object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    fallbacks,
    seo_name: z.string(),
    ...pageSeoTexts,
    /** The address of the picture that was made for link previews; missing until it is made. */
    share_card: z.string().optional(),
    image: Picture.nullable(),
    /** Languages in which the category has its own texts, for `hreflang`. */
    langs: z.array(z.string()),
  }),
  path: z.array(CategoryStep),
  sub_categories: z.array(CategoryStep.extend({ product_count: z.int() })),
  ...filterParts,
  products: paged(ProductCard),
});
export type CategoryPage = z.infer<typeof CategoryPage>;
