import { sql } from 'kysely';
import { required, tableWithId, type Migration } from '../migration-tables.ts';

/** Addresses that are told what happens here, what happened, and what was sent when (decision 0092). */
export const webhooks: Migration = {
  name: '013-webhooks',
  keepsOlder: true,
  async up(db, dialect) {
    await tableWithId(db, dialect, 'webhooks')
      .addColumn('name', 'text', required)
      .addColumn('url', 'text', required)
      .addColumn('events', 'text', required)
      .addColumn('salt', 'text', required)
      .addColumn('state', 'text', required)
      .addColumn('after_event', 'integer', required)
      .addColumn('failures', 'integer', required)
      .addColumn('failing_since', 'text')
      .addColumn('next_at', 'text')
      .addColumn('last_error', 'text')
      .addColumn('last_success_at', 'text')
      .addColumn('created_at', 'text', required)
      .execute();
    await tableWithId(db, dialect, 'webhook_events')
      .addColumn('source', 'text', (column) => column.notNull().unique())
      .addColumn('type', 'text', required)
      .addColumn('record', 'integer', required)
      .addColumn('occurred_at', 'text', required)
      .execute();
    await tableWithId(db, dialect, 'webhook_deliveries')
      .addColumn('webhook_id', 'integer', required)
      .addColumn('event_id', 'integer')
      .addColumn('type', 'text', required)
      .addColumn('record', 'integer', required)
      .addColumn('at', 'text', required)
      .addColumn('status', 'integer')
      .addColumn('error', 'text')
      .addColumn('duration', 'integer', required)
      .execute();
    await sql`create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, id)`.execute(db);
  },
};
