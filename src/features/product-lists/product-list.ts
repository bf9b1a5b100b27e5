import { z } from 'zod';
import { emptyAsMissing, searchText, id, flag, keyList, page, perPage } from '#shared/schema/fields.ts';

/** The product lists (`section` in calls). Each has its own order. */
export const productLists = ['catalogue', 'featured'] as const;
export const ProductList = z.enum(productLists);
export type ProductList = z.infer<typeof ProductList>;

/**
 * Visitors see a product that is `shown`. A `scheduled` product has a publication date in the future, and a
 * `hidden` one is inactive.
 */
export const productStates = ['shown', 'scheduled', 'hidden'] as const;
export const ProductState = z.enum(productStates);
export type ProductState = z.infer<typeof ProductState>;

/** The columns by which the panel's list can be sorted. */
export const productSorts = ['name', 'code', 'updated_at', 'published_at'] as const;
export const ProductSort = z.enum(productSorts);
export type ProductSort = z.infer<typeof ProductSort>;

/** What a product may lack besides a picture and the texts of a language. */
export const storedGaps = ['name', 'summary', 'description', 'seo', 'attributes'] as const;
/** Finds products that lack anything. */
export const anyGap = 'any';
const gapKey = new RegExp(`^(picture|${anyGap}|${storedGaps.join('|')}|[a-z]{2})$`);
export const isGapKey = (key: string): boolean => gapKey.test(key);

/** The filters of the panel's list; a product must match all of them. */
export const productFilterShape = {
  section: emptyAsMissing(ProductList.default('catalogue')),
  search: searchText,
  category_id: emptyAsMissing(id.optional()),
  state: emptyAsMissing(ProductState.optional()),
  /** 1 means the state `shown`, 0 means `hidden`; ignored if `state` is given. */
  is_active: emptyAsMissing(flag.optional()),
  /** Keys of transporter types; a product matches if it has at least one of them. */
  transporter_types: keyList.optional(),
  /** Finds products that lack all of these: `picture`, `any`, one of `storedGaps`, or texts in a language (`en`). */
  without: keyList
    .refine((keys) => keys.every(isGapKey), '`picture`, `summary` gibi bir eksik ya da dil kodu olmalı')
    .optional(),
};
export type ProductFilterQuery = z.infer<z.ZodObject<typeof productFilterShape>>;

export const ProductListQuery = z.object({
  ...productFilterShape,
  page,
  per_page: perPage,
  /** Without a sort, a search is sorted by relevance and any other list by its own order. */
  sort: emptyAsMissing(ProductSort.optional()),
  direction: emptyAsMissing(z.enum(['asc', 'desc']).default('asc')),
});
export type ProductListQuery = z.infer<typeof ProductListQuery>;

/** The home page shows this many featured products, the first ones that visitors can see. */
export const maxFeatured = 8;
