import { sql, type Kysely } from 'kysely';
import { createSqliteTrigger } from '../create-trigger.ts';
import { flag, references, required, tableWithId, type Dialect } from '../../../migration-tables.ts';

export async function createMessages(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await tableWithId(db, dialect, 'messages')
    .addColumn('type', 'text', required)
    .addColumn('request_id', 'text')
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('email_key', 'text', required)
    .addColumn('phone', 'text', required)
    .addColumn('company', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('message', 'text', required)
    .addColumn('details', 'text', required)
    .addColumn('search_fold', 'text', required)
    .addColumn('lang', 'text', required)
    .addColumn('form', 'text', required)
    .addColumn('notice_id', 'integer')
    .addColumn('notice_version', 'integer')
    .addColumn('wants_news', 'integer', flag('wants_news'))
    .addColumn('is_read', 'integer', flag('is_read'))
    .addColumn('trashed_at', 'text')
    .addColumn('assigned_to', 'integer', (column) => column.references('users.id'))
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', required)
    .execute();
  await sql`create unique index messages_request on messages (request_id)`.execute(db);
  // SQLite can count with an index alone only if the index also contains the columns of the condition.
  await sql`create index messages_mail on messages (type, id, trashed_at) where trashed_at is null`.execute(
    db,
  );
  await sql`create index messages_trash on messages (type, id, trashed_at) where trashed_at is not null`.execute(
    db,
  );
  await sql`create index messages_unread on messages (type, is_read, trashed_at)
    where is_read = 0 and trashed_at is null`.execute(db);
  await sql`create index messages_email on messages (email_key)`.execute(db);
  await sql`create index messages_age on messages (type, created_at)`.execute(db);
  if (dialect === 'sqlite') await createSqliteWords(db);
  else await createPostgresWords(db);
  await createOrders(db, dialect);
  await tableWithId(db, dialect, 'private_files')
    .addColumn('key', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('bytes', 'integer', required)
    .addColumn('message_id', 'integer', (column) => column.references('messages.id'))
    .addColumn('created_at', 'text', required)
    .execute();
  await sql`create unique index private_files_key on private_files (key)`.execute(db);
  await sql`create index private_files_message on private_files (message_id)`.execute(db);
}

/**
 * A full-text index of the folded words. Triggers keep it up to date, so a deleted message disappears from it
 * at once (docs/decisions/0019).
 */
async function createSqliteWords(db: Kysely<unknown>): Promise<void> {
  await sql`
    create virtual table message_words using fts5(
      search_fold, content = 'messages', content_rowid = 'id', detail = 'none', columnsize = 0,
      tokenize = "unicode61 remove_diacritics 0"
    )`.execute(db);
  const add = 'insert into message_words (rowid, search_fold) values (new.id, new.search_fold);';
  const remove = `insert into message_words (message_words, rowid, search_fold)
    values ('delete', old.id, old.search_fold);`;
  for (const [event, body] of [
    ['insert', add],
    ['update of search_fold', remove + add],
    ['delete', remove],
  ] as const) {
    const name = `message_words_${event.split(' ')[0]}`;
    await createSqliteTrigger(db, { name, after: `${event} on messages`, body });
  }
}

/** The words are stored: a search for a common word looks at each message, and making its words takes 25 µs. */
async function createPostgresWords(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages
    add column search_words tsvector generated always as (search_vector(search_fold)) stored`.execute(db);
  await sql`create index messages_words on messages using gin (search_words) with (fastupdate = off)`.execute(
    db,
  );
}

/** A line keeps the product's name, code and picture from the time of sending. */
async function createOrders(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await tableWithId(db, dialect, 'orders')
    .addColumn('message_id', 'integer', references('messages.id'))
    .addColumn('created_at', 'text', required)
    .execute();
  await sql`create unique index orders_message on orders (message_id)`.execute(db);
  await tableWithId(db, dialect, 'order_lines')
    .addColumn('order_id', 'integer', references('orders.id'))
    .addColumn('position', 'integer', required)
    .addColumn('product_id', 'integer')
    .addColumn('variant_id', 'integer')
    .addColumn('name', 'text', required)
    .addColumn('variant', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('code', 'text', required)
    .addColumn('image_id', 'integer')
    .addColumn('quantity', 'integer', required)
    .addColumn('note', 'text', required)
    .addColumn('wants_sample', 'integer', flag('wants_sample'))
    .execute();
  await sql`create unique index order_lines_position on order_lines (order_id, position)`.execute(db);
}
