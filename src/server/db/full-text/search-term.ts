import type { RawBuilder } from 'kysely';

/** A text column of `product_search`. */
export type SearchField = 'codes' | 'names' | 'words';

/** A typed word: a product matches by a word that begins with it, or by its category. */
export type SearchTerm = {
  /** Empty: only the categories count. */
  word: string;
  /** Only the field `words` uses them. */
  categoryIds: readonly number[];
  /**
   * The stored words that begin with `word`: an index reads their products one by one, but those of
   * a prefix all at once (docs/decisions/0019).
   */
  forms?: readonly string[] | undefined;
  /** Only this very word matches, not a longer one; `forms` then holds just it. */
  isWhole?: boolean;
};

/** The full-text index over `product_search`; the database itself keeps it up to date. */
export type SearchIndex = {
  /** A subquery of at most `limit` product ids that match every term; on SQLite the newest ones. */
  matching: (field: SearchField, terms: readonly SearchTerm[], limit: number) => RawBuilder<number>;
};

/** The word that stands for a whole code in a document, so that it is found before codes that begin with it. */
export function exactCode(key: string): string {
  return `=${key}`;
}

/** The word that stands for a category in a document, so that renaming a category changes no document. */
export function categoryWord(categoryId: number): string {
  return `#${categoryId}`;
}
