import { sql } from 'kysely';
import { required, tableWithId, type Migration } from '../migration-tables.ts';

/**
 * Adds what the program writes below a contract's own text, the proofs of consent that outlive their subscribers, and
 * the receipts of cookie choices (docs/decisions/0070).
 */
export const legalRecords: Migration = {
  name: '004-legal-records',
  async up(db, dialect) {
    await sql`alter table contracts add column addition text not null default ''`.execute(db);
    await tableWithId(db, dialect, 'consent_proofs')
      .addColumn('address_key', 'text', required)
      .addColumn('address_hash', 'text', required)
      .addColumn('lang', 'text', required)
      .addColumn('form', 'text', required)
      .addColumn('notice_id', 'integer')
      .addColumn('notice_version', 'integer')
      .addColumn('asked_at', 'text', required)
      .addColumn('asked_from', 'text')
      .addColumn('confirmed_at', 'text', required)
      .addColumn('confirmed_from', 'text')
      .addColumn('agreed_text', 'text')
      .addColumn('ended_at', 'text', required)
      .execute();
    await sql`create unique index consent_proofs_address
      on consent_proofs (address_hash, confirmed_at)`.execute(db);
    await sql`create index consent_proofs_age on consent_proofs (ended_at)`.execute(db);
    await tableWithId(db, dialect, 'cookie_choices')
      .addColumn('receipt', 'text', required)
      .addColumn('made_at', 'text', required)
      .addColumn('register_version', 'integer', required)
      .addColumn('asked', 'text', required)
      .addColumn('granted', 'text', required)
      .execute();
    await sql`create unique index cookie_choices_receipt on cookie_choices (receipt)`.execute(db);
    await sql`create index cookie_choices_age on cookie_choices (made_at)`.execute(db);
  },
};
