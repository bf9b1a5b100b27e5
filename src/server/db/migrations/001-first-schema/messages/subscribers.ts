import { sql, type Kysely } from 'kysely';
import {
  flag,
  keyedTable,
  required,
  strictTable,
  tableWithId,
  type Dialect,
} from '../../../migration-tables.ts';
import { createTrigger } from '../create-trigger.ts';

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
  await sql`create index leads_product on leads (product_id, created_at) where product_id is not null`.execute(
    db,
  );
  await keepLeadHours(db, dialect);
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

/** Keeps the number of clicks per UTC hour up to date, so that statistics need not read each click of a year. */
async function keepLeadHours(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await keyedTable(db, dialect, 'lead_hours')
    .addColumn('hour', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('count', 'integer', required)
    .addPrimaryKeyConstraint('lead_hours_pk', ['hour', 'kind'])
    .execute();
  const isOld = 'hour = substr(old.created_at, 1, 13) and kind = old.kind';
  for (const [event, body] of [
    [
      'insert',
      `insert into lead_hours (hour, kind, count) values (substr(new.created_at, 1, 13), new.kind, 1)
        on conflict (hour, kind) do update set count = lead_hours.count + 1;`,
    ],
    [
      'delete',
      `update lead_hours set count = count - 1 where ${isOld};
        delete from lead_hours where ${isOld} and count = 0;`,
    ],
  ] as const)
    await createTrigger(db, dialect, {
      name: `lead_hours_${event}`,
      after: `${event} on leads`,
      each: 'row',
      body,
    });
}
