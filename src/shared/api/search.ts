import { z } from 'zod';
import { keyList, searchText } from './fields.ts';
import { ProductCard } from './product-card.ts';

/** Where is searched (`search_type` on the wire). */
export const SearchType = z.enum(['all', 'name', 'code'], 'all, name ya da code olmalı');
export type SearchType = z.infer<typeof SearchType>;

/** As many products are found at most. */
export const mostFound = 60;

/** Query of GET `/api/pages/search-products`. */
export const ProductSearchQuery = z.object({
  search_type: SearchType.default('all'),
  search: searchText,
  /** Keys of the managed list: products that have one of them. */
  transporter_types: keyList.default([]),
  /** Fewer than `mostFound`, for suggestions. */
  limit: z.coerce.number().int().min(1).max(mostFound).default(mostFound),
});
export type ProductSearchQuery = z.infer<typeof ProductSearchQuery>;

/** What the pages of the site ask for. */
export type SiteSearch = {
  search?: string;
  search_type?: SearchType;
  transporter_types?: readonly string[];
  limit?: number;
};

/** A product that was found; `is_near`: nothing has what was typed, and this has a word that is spelt alike. */
export const FoundProduct = ProductCard.extend({ is_near: z.boolean().optional() });
export type FoundProduct = z.infer<typeof FoundProduct>;
