import { sql, type Kysely } from 'kysely';
import { flag, required, strictTable, tableWithId, type Dialect } from '../../../migration-tables.ts';

/**
 * Creates the tables of newsletter subscribers, clicks on WhatsApp and phone links, the audit log, and refused calls of
 * nobody's account.
 */
export async function createSubscribers(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await tableWithId(db, dialect, 'subscribers')
    .addColumn('email', 'text', required)
    .addColumn('email_key', 'text', required)
    .addColumn('lang', 'text', required)
    .addColumn('form', 'text', required)
    .addColumn('notice_id', 'integer')
    .addColumn('notice_version', 'integer')
    .addColumn('created_at', 'text', required)
    .addColumn('asked_from', 'text')
    .addColumn('confirmed_at', 'text')
    .addColumn('confirmed_from', 'text')
    .addColumn('agreed_text', 'text')
    .addColumn('left_at', 'text')
    .execute();
  await sql`create unique index subscribers_email on subscribers (email_key)`.execute(db);
  await tableWithId(db, dialect, 'leads')
    .addColumn('kind', 'text', required)
    .addColumn('product_id', 'integer')
    .addColumn('page', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await sql`create index leads_age on leads (created_at)`.execute(db);
  await tableWithId(db, dialect, 'audit')
    .addColumn('at', 'text', required)
    .addColumn('actor_id', 'integer', (column) => column.references('users.id'))
    .addColumn('action', 'text', required)
    .addColumn('entity', 'text', required)
    .addColumn('entity_id', 'text', required)
    .addColumn('details', 'text', required)
    .addColumn('ip', 'text')
    .addColumn('has_other_ips', 'integer', (column) => flag('has_other_ips')(column).defaultTo(0))
    .addColumn('count', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('merge_key', 'text')
    .execute();
  await sql`create unique index audit_merge on audit (merge_key) where merge_key is not null`.execute(db);
  await sql`create index audit_ip on audit (at) where ip is not null`.execute(db);
  await sql`create index audit_at on audit (at, id)`.execute(db);
  await sql`create index audit_age on audit (at)`.execute(db);
  await strictTable(db, dialect, 'refused_calls')
    .addColumn('hour', 'text', required)
    .addColumn('network', 'text', required)
    .addColumn('count', 'integer', required)
    .addColumn('sign_ins', 'integer', required)
    .addPrimaryKeyConstraint('refused_calls_pk', ['hour', 'network'])
    .execute();
}
