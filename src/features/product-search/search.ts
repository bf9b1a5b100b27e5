import { z } from 'zod';
import { maxSearchResults } from './product-search.rules.ts';
import { keyList, searchText } from '#shared/schema/fields.ts';
import { ProductCard } from '#features/product-lists/product-card.ts';

/** The fields that a search covers (`search_type` in calls). */
export const SearchType = z.enum(['all', 'name', 'code'], 'all, name ya da code olmalı');
export type SearchType = z.infer<typeof SearchType>;

/** Query of GET `/api/pages/search-products`. */
export const ProductSearchQuery = z.object({
  search_type: SearchType.default('all'),
  search: searchText,
  /** Keys of transporter types; a product matches if it has at least one of them. */
  transporter_types: keyList.default([]),
  /** Slugs of categories and keys of sizes and finishes; one of each suffices. */
  category: keyList.default([]),
  size: keyList.default([]),
  finish: keyList.default([]),
  /** Values of attributes like `5-zamak`: one of each label suffices. */
  attribute: keyList.default([]),
  /** The number of results; suggestions ask for fewer than the maximum. */
  limit: z.coerce.number().int().min(1).max(maxSearchResults).default(maxSearchResults),
});
export type ProductSearchQuery = z.infer<typeof ProductSearchQuery>;

/** Query of GET `/api/pages/search-suggestion`. */
export const SearchSuggestionQuery = ProductSearchQuery.pick({ search_type: true, search: true });

/** The search that a visitor probably meant who found next to nothing; null if there is none. */
export const SearchSuggestion = z.object({ suggestion: z.string().nullable() });
export type SearchSuggestion = z.infer<typeof SearchSuggestion>;

/** A search that pages of the site make; missing fields have their defaults. */
export type SiteSearch = {
  search?: string;
  search_type?: SearchType;
  transporter_types?: readonly string[];
  category?: readonly string[];
  size?: readonly string[];
  finish?: readonly string[];
  attribute?: readonly string[];
  limit?: number;
};

/** A matched part of a text, from the index of its first character to that after its last one. */
export const Mark = z.object({ start: z.int(), end: z.int() });
export type Mark = z.infer<typeof Mark>;

/** A text with its matched parts; `lang` is set if the text is not in the language of the answer. */
export const MarkedText = z.object({
  text: z.string(),
  marks: z.array(Mark),
  lang: z.string().optional(),
});
export type MarkedText = z.infer<typeof MarkedText>;

/**
 * A found product. `is_near` is true if nothing matches the typed words and this product has similar ones.
 */
export const FoundProduct = ProductCard.extend({
  is_near: z.boolean().optional(),
  /** The code of the variant that matched; the link opens it. */
  variant: z.string().optional(),
  /** The matched parts: of the name, of the shown code, and of quoted texts that contain the other words. */
  found: z.object({ name: z.array(Mark), code: z.array(Mark), texts: z.array(MarkedText) }).optional(),
});
export type FoundProduct = z.infer<typeof FoundProduct>;
