import { sql } from 'kysely';
import type { Migration } from '../columns.ts';

/** The products that can be brought back, the last one first: few among very many. */
export const deletedProducts: Migration = {
  name: '010-deleted-products',
  async up(db) {
    await sql`create index products_deleted on products (deleted_at, id) where deleted_at is not null`.execute(
      db,
    );
  },
};
