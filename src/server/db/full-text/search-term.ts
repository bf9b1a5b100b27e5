import type { RawBuilder } from 'kysely';

/** A text column of `product_search`. */
export type SearchField = 'codes' | 'names' | 'words';

/**
 * One typed word. A product matches if it has a word that begins with it, or if it is
 * in one of the categories.
 */
export type SearchTerm = {
  /** If empty, only the categories match. */
  word: string;
  /** Used by the field `words` only. */
  categoryIds: readonly number[];
  /** Sizes (`s7`) and finishes (`f3`); a product matches if one of its active variants has one. Used by `words` only. */
  choices?: readonly string[];
  /**
   * The stored words that begin with `word`. The index reads the products of single words one by one, but
   * collects those of a prefix all at once (docs/decisions/0019).
   */
  forms?: readonly string[] | undefined;
  /** Matches the exact word only; `forms` then holds just this word. */
  isWhole?: boolean;
};

/** The full-text index over `product_search`; database triggers keep it up to date. */
export type SearchIndex = {
  /** A subquery of at most `limit` product ids that match every term; on SQLite the newest ones. */
  matching: (field: SearchField, terms: readonly SearchTerm[], limit: number) => RawBuilder<number>;
};

/** The word in a document for a whole code. It lets an exact code rank before codes that begin with it. */
export function exactCode(key: string): string {
  return `=${key}`;
}

/**
 * The word in a document for its category. It holds the id, so that renaming a category changes no document.
 */
export function categoryWord(categoryId: number): string {
  return `#${categoryId}`;
}

/** The word in a document for a size (`s7`) or finish (`f3`) of its active variants; renaming one changes no document. */
export function choiceWord(choice: string): string {
  return `#${choice}`;
}
