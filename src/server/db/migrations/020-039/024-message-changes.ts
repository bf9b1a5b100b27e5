import { sql } from 'kysely';
import { required, tableWithId, type Migration } from '../../migration-tables.ts';

/** Changes of messages that become events, and the versions of data feeds (docs/decisions/0102 and 0097). */
export const messageChanges: Migration = {
  name: '024-message-changes',
  keepsOlder: true,
  async up(db, dialect) {
    await tableWithId(db, dialect, 'message_changes')
      .addColumn('message_id', 'integer', required)
      .addColumn('type', 'text', required)
      .addColumn('at', 'text', required)
      .execute();
    await sql`alter table data_feeds add column version integer not null default 1`.execute(db);
  },
};
