import type { Kysely, RawBuilder } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { dialectOf } from '#server/db/dialect-of.ts';
import { postgresSearchIndex } from './postgres-search-index.ts';
import { sqliteSearchIndex } from './sqlite-search-index.ts';

/** Where a word has to stand. */
export type SearchField = 'codes' | 'names' | 'words';

/**
 * One typed word: satisfied by a word that begins with it, or by standing in one of the categories. Without
 * a word the categories alone. `forms`: the words in use that begin with it, when they are known: an index finds
 * these one product after the other, while for a beginning it gathers all before the first.
 */
export type SearchTerm = {
  word: string;
  categoryIds: readonly number[];
  forms?: readonly string[] | undefined;
};

/**
 * The full-text index of a database over `product_search`. The database keeps it in step by itself, so
 * that whoever writes that table cannot forget to.
 */
export type SearchIndex = {
  /** Makes the index over a table that may hold rows. */
  create: (db: Kysely<unknown>) => Promise<void>;
  /**
   * A subquery of at most `limit` ids of products that satisfy every term, on SQLite the newest. Terms other
   * than those of the field `words` know no categories.
   */
  matching: (field: SearchField, terms: readonly SearchTerm[], limit: number) => RawBuilder<number>;
};

/** The index of the database that is read. */
export function searchIndexOf(db: Pick<Reader, 'getExecutor'>): SearchIndex {
  return dialectOf(db) === 'postgres' ? postgresSearchIndex : sqliteSearchIndex;
}
