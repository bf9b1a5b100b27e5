import { sql } from 'kysely';
import { references, required, tableWithId, type Migration } from '../migration-tables.ts';

/** Sheets that are fetched at fixed times, and the source of each import (decision 0098). */
export const scheduledImports: Migration = {
  name: '018-scheduled-imports',
  keepsOlder: true,
  async up(db, dialect) {
    await tableWithId(db, dialect, 'scheduled_imports')
      .addColumn('name', 'text', required)
      .addColumn('source', 'text', required)
      .addColumn('address', 'text', required)
      .addColumn('pattern', 'text', required)
      .addColumn('sign_in', 'text', required)
      .addColumn('sign_in_user', 'text', required)
      .addColumn('sealed_secret', 'text')
      .addColumn('every', 'text', required)
      .addColumn('at', 'text', required)
      .addColumn('rule', 'text', required)
      .addColumn('most', 'integer')
      .addColumn('most_unit', 'text', required)
      .addColumn('file_hash', 'text', required)
      .addColumn('etag', 'text', required)
      .addColumn('last_modified', 'text', required)
      .addColumn('last_run_at', 'text')
      .addColumn('last_result', 'text')
      .addColumn('last_error', 'text', required)
      .addColumn('last_import_id', 'integer')
      .addColumn('created_by', 'integer', references('users.id'))
      .addColumn('created_at', 'text', required)
      .addColumn('updated_at', 'text', required)
      .execute();
    await sql`alter table imports add column source text not null default ''`.execute(db);
  },
};
