import { sql } from 'kysely';
import { flag, required, tableWithId, type Migration } from '../migration-tables.ts';

/** Adds the applications of persons about their data (KVKK, article 11; docs/decisions/0071). */
export const dataRequests: Migration = {
  name: '005-data-requests',
  async up(db, dialect) {
    await tableWithId(db, dialect, 'data_requests')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('created_at', 'text', required)
      .addColumn('updated_at', 'text', required)
      .addColumn('message_id', 'integer')
      .addColumn('name', 'text', required)
      .addColumn('email', 'text', required)
      .addColumn('contact', 'text', required)
      .addColumn('kind', 'text', required)
      .addColumn('request', 'text', required)
      .addColumn('received_on', 'text', required)
      .addColumn('due_on', 'text', required)
      .addColumn('is_identity_checked', 'integer', flag('is_identity_checked'))
      .addColumn('answer', 'text', required)
      .addColumn('closed_at', 'text')
      .addColumn('reminded_days', 'integer')
      .execute();
    await sql`create index data_requests_open on data_requests (due_on) where closed_at is null`.execute(db);
    await sql`create index data_requests_closed on data_requests (closed_at)`.execute(db);
  },
};
