import { sql } from 'kysely';
import type { Migration } from '../columns.ts';
import { searchIndexOf } from '#server/db/full-text/search-index.ts';

/** PostgreSQL learns what a text vector costs; a database that 003 made before it knew gets its index anew. */
export const searchVector: Migration = {
  name: '008-search-vector',
  async up(db, dialect) {
    if (dialect === 'sqlite') return;
    await sql`drop index if exists product_search_words`.execute(db);
    await searchIndexOf(db).create(db);
  },
};
