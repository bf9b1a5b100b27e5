import { sql } from 'kysely';
import type { Migration } from '../columns.ts';

/** A new product goes to the top of both orders; without an index its place among the featured was looked for in every row. */
export const featuredPlaces: Migration = {
  name: '012-featured-places',
  async up(db) {
    // Not of live ones alone, else SQLite reads it for the featured products, whose own index is short.
    await sql`create index products_featured_places on products (featured_queue)`.execute(db);
  },
};
