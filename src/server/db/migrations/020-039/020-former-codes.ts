import { sql } from 'kysely';
import type { Migration } from '../../migration-tables.ts';

/** The page of a product reads the former codes of its variants. */
export const formerCodes: Migration = {
  name: '020-former-codes',
  keepsOlder: true,
  async up(db) {
    await sql`create index old_slugs_entity on old_slugs (kind, entity_id)`.execute(db);
  },
};
