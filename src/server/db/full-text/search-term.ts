import type { RawBuilder } from 'kysely';

/** A text column of `product_search`. */
export type SearchField = 'codes' | 'names' | 'words';

/**
 * One typed word. A product matches if one of its words begins with this word, or if it belongs to one of the
 * categories.
 */
export type SearchTerm = {
  /** If empty, only the categories match. */
  word: string;
  /** Only the field `words` uses it. */
  categoryIds: readonly number[];
  /**
   * Sizes (`s7`) and finishes (`f3`); a product matches if an active variant has one of them. Only `words`
   * uses it.
   */
  choices?: readonly string[];
  /**
   * All stored words that begin with `word`. The index reads the products of a whole word one by one, but for
   * a prefix it first collects all products (docs/decisions/0019).
   */
  forms?: readonly string[] | undefined;
  /** Matches the exact word only; `forms` then contains only this word. */
  isWhole?: boolean;
};

/** The full-text index over `product_search`; database triggers keep it up to date. */
export type SearchIndex = {
  /** A subquery of at most `limit` product ids that match every term; on SQLite the newest ones. */
  matching: (field: SearchField, terms: readonly SearchTerm[], limit: number) => RawBuilder<number>;
};

/**
 * The word that a search document contains for a whole code, so that an exact code ranks before longer codes.
 */
export function exactCode(key: string): string {
  return `=${key}`;
}

/**
 * The word that a search document contains for its category. It contains the id, so that renaming a category
 * changes no document.
 */
export function categoryWord(categoryId: number): string {
  return `#${categoryId}`;
}

/** The word that a search document contains for a size (`s7`) or finish (`f3`) of an active variant. */
export function choiceWord(choice: string): string {
  return `#${choice}`;
}
