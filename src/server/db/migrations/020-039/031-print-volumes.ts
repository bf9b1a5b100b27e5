import { sql } from 'kysely';
import type { Migration } from '../../migration-tables.ts';

/** A catalogue of the site for each volume of a printed one (docs/decisions/0116). */
export const printVolumes: Migration = {
  name: '031-print-volumes',
  // No release has printed catalogues yet.
  keepsOlder: true,
  async up(db) {
    await sql`alter table print_runs add column catalogue_ids text not null default '[]'`.execute(db);
    await sql`update print_runs set catalogue_ids = '[' || catalogue_id || ']' where catalogue_id is not null`.execute(
      db,
    );
    await sql`alter table print_runs drop column catalogue_id`.execute(db);
  },
};
