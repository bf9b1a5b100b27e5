import type { Reader } from '../connect.ts';
import { dialectOf } from '../dialect-of.ts';
import { postgresSearchIndex } from './postgres-search-index.ts';
import type { SearchIndex } from './search-term.ts';
import { sqliteSearchIndex } from './sqlite-search-index.ts';

export function searchIndexOf(db: Pick<Reader, 'getExecutor'>): SearchIndex {
  return dialectOf(db) === 'postgres' ? postgresSearchIndex : sqliteSearchIndex;
}
