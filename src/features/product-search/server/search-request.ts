import type { SearchField, SearchTerm } from '#server/db/full-text/search-term.ts';
import type { ProductSelection } from '#features/product-lists/server/product-filter.ts';
import type { Term } from './terms.ts';

export type SearchRequest = {
  search: string;
  where: 'all' | 'name' | 'code';
  /** The products that may be found. */
  products: ProductSelection;
  /** Like `products`, with only those conditions that the index of the catalogue's order covers. */
  ordered: ProductSelection;
  /** The categories that `products` is limited to; undefined: any. */
  categoryIds?: readonly number[] | undefined;
  /** Up to this many matches are all ranked and counted; of more, only the first ones. */
  maxRanked: number;
  /** The number of results that are enough. */
  limit: number;
};

/** A request with its words folded and joined by spaces. */
export type FoldedRequest = SearchRequest & {
  /** The categories whose name, or that of one above them, has every typed word whole. */
  namedCategories?: Term | undefined;
};

/** Results are in the order of `rank` (smallest first), then `queue` and id (highest first). */
export type Hit = { id: number; queue: number; rank: number };

/** `hasMore`: products that were not read may match as well. */
export type Hits = { hits: Hit[]; hasMore: boolean };

/** What a product must have to be a hit, and what it is ranked by. */
export type Match = {
  field: SearchField;
  /** The typed words, folded and joined by spaces. */
  search: string;
  terms: readonly SearchTerm[];
  namedCategories?: SearchTerm | undefined;
  /** What a hit must have, if not `terms`. */
  required?: readonly SearchTerm[];
};
