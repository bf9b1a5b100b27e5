import { sql, type Kysely } from 'kysely';
import {
  references,
  required,
  strictTable,
  tableWithId,
  type Dialect,
  simpleRecordTable,
} from '../../../migration-tables.ts';

/** Creates the tables of support requests, mails to send, and the tokens of password resets. */
export async function createMail(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await tableWithId(db, dialect, 'support_requests')
    .addColumn('subject', 'text', required)
    .addColumn('message', 'text', required)
    .addColumn('priority', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('created_by', 'integer', references('users.id'))
    .addColumn('created_at', 'text', required)
    .execute();
  await sql`create index support_requests_creator on support_requests (created_by, id)`.execute(db);
  await tableWithId(db, dialect, 'outbox')
    .addColumn('kind', 'text', required)
    .addColumn('message_id', 'integer', (column) => column.references('messages.id'))
    .addColumn('support_request_id', 'integer', (column) => column.references('support_requests.id'))
    .addColumn('created_by', 'integer', (column) => column.references('users.id'))
    .addColumn('header_id', 'text', required)
    .addColumn('recipients', 'text', required)
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('html', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('sent_at', 'text')
    .addColumn('held_at', 'text')
    .execute();
  await sql`create unique index outbox_header on outbox (header_id)`.execute(db);
  await sql`create index outbox_message on outbox (message_id)`.execute(db);
  await sql`create index outbox_support_request on outbox (support_request_id)`.execute(db);
  await sql`create index outbox_state on outbox (state, id)`.execute(db);
  await sql`create index outbox_held on outbox (id) where held_at is not null`.execute(db);
  await strictTable(db, dialect, 'password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'integer', references('users.id'))
    .addColumn('expires_at', 'text', required)
    .execute();
  await sql`create index password_resets_user on password_resets (user_id)`.execute(db);
}

export async function createReplyTemplates(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await simpleRecordTable(db, dialect, 'reply_templates')
    .addColumn('name', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('body', 'text', required)
    .execute();
}
