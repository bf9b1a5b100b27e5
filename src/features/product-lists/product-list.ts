import { z } from 'zod';
import { emptyAsMissing, searchText, id, flag, keyList, page, perPage } from '#shared/schema/fields.ts';

/** The product lists, each with an order of its own (`section` on the wire). */
export const productLists = ['catalogue', 'featured'] as const;
export const ProductList = z.enum(productLists);
export type ProductList = z.infer<typeof ProductList>;

/** Seen by visitors, waiting for its publication date, and taken offline. */
export const productStates = ['shown', 'scheduled', 'hidden'] as const;
export const ProductState = z.enum(productStates);
export type ProductState = z.infer<typeof ProductState>;

/** The columns by which the panel's list can be sorted. */
export const productSorts = ['name', 'code', 'updated_at', 'published_at'] as const;
export const ProductSort = z.enum(productSorts);
export type ProductSort = z.infer<typeof ProductSort>;

/** What staff filter the list by; all fields together narrow it. */
export const productFilterShape = {
  section: emptyAsMissing(ProductList.default('catalogue')),
  search: searchText,
  category_id: emptyAsMissing(id.optional()),
  state: emptyAsMissing(ProductState.optional()),
  /** 1 is the state `shown`, 0 is `hidden`; `state` goes first. */
  is_active: emptyAsMissing(flag.optional()),
  /** Keys of transporter types; a product with at least one of them is listed. */
  transporter_types: keyList.optional(),
  /** What a product lacks: `picture`, or its texts in a language (`en`); it lacks all of these. */
  without: keyList
    .refine(
      (keys) => keys.every((key) => /^(picture|[a-z]{2})$/.test(key)),
      '`picture` ya da dil kodu olmalı',
    )
    .optional(),
};
export type ProductFilterQuery = z.infer<z.ZodObject<typeof productFilterShape>>;

export const ProductListQuery = z.object({
  ...productFilterShape,
  page,
  per_page: perPage,
  /** Left out, the list is in its own order, and a search in that of its relevance. */
  sort: emptyAsMissing(ProductSort.optional()),
  direction: emptyAsMissing(z.enum(['asc', 'desc']).default('asc')),
});
export type ProductListQuery = z.infer<typeof ProductListQuery>;

/** The number of featured products on the home page: the first ones that visitors see. */
export const maxFeatured = 8;
