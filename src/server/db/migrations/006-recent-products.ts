import { sql } from 'kysely';
import type { Migration } from '../columns.ts';

/** The products that were changed last, for the first screen of the panel. */
export const recentProducts: Migration = {
  name: '006-recent-products',
  async up(db) {
    await sql`create index products_recent on products (updated_at, id) where deleted_at is null`.execute(db);
  },
};
