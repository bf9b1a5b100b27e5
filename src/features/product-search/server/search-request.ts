import type { SearchField, SearchTerm } from '#server/db/full-text/search-term.ts';
import type { ProductSelection } from '#features/product-lists/server/product-filter.ts';
import type { Synonyms } from './synonym-queries.ts';
import type { Term } from './terms.ts';

export type SearchRequest = {
  search: string;
  where: 'all' | 'name' | 'code';
  /** The products that may be found. */
  products: ProductSelection;
  /**
   * The products that meet only those conditions of `products` that the index of the catalogue's order
   * covers.
   */
  ordered: ProductSelection;
  /** The categories to which `products` is limited; undefined for all categories. */
  categoryIds?: readonly number[] | undefined;
  /** The words that mean the same in the visitor's language; staff search without them. */
  synonyms?: Synonyms | undefined;
  /** Sizes (`s7`) and finishes (`f3`): a product must offer one of each group, which `products` demands too. */
  offering?: readonly (readonly string[])[] | undefined;
  /** At most this many matches are all ranked and counted. If there are more, only the first ones are. */
  maxRanked: number;
  /** The number of results that suffice. */
  limit: number;
};

/** A request whose words are folded and joined by spaces. */
export type FoldedRequest = SearchRequest & {
  /** The categories whose path contains every typed word as a whole word. */
  namedCategories?: Term | undefined;
};

/** A found product. Results are sorted by `rank` (smallest first), then by `queue` and id (highest first). */
export type Hit = { id: number; queue: number; rank: number };

/** `hasMore` is true if products that were not read may match too. */
export type Hits = { hits: Hit[]; hasMore: boolean };

/** The conditions for a hit and for its rank. */
export type Match = {
  field: SearchField;
  /** The typed words, folded and joined by spaces. */
  search: string;
  terms: readonly SearchTerm[];
  namedCategories?: SearchTerm | undefined;
  /** The terms that a hit must contain, if they differ from `terms`. */
  required?: readonly SearchTerm[];
};
