import { keyedTable, required, type Migration } from '../migration-tables.ts';
import { sql } from 'kysely';

/** What the company claims about products and finishes, and of which ends staff were told (docs/decisions/0094). */
export const compliance: Migration = {
  name: '015-compliance',
  keepsOlder: true,
  async up(db, dialect) {
    await keyedTable(db, dialect, 'compliance_claims')
      .addColumn('owner', 'text', required)
      .addColumn('owner_id', 'integer', required)
      .addColumn('kind', 'text', required)
      .addColumn('value', 'text', required)
      .addColumn('valid_until', 'text')
      .addColumn('document_id', 'integer', (column) => column.references('media.id'))
      .addPrimaryKeyConstraint('compliance_claims_pk', ['owner', 'owner_id', 'kind'])
      .execute();
    await sql`create index compliance_claims_end on compliance_claims (valid_until)`.execute(db);
    await sql`create index compliance_claims_document on compliance_claims (document_id)`.execute(db);
    await keyedTable(db, dialect, 'claim_reminders')
      .addColumn('owner', 'text', required)
      .addColumn('owner_id', 'integer', required)
      .addColumn('kind', 'text', required)
      .addColumn('valid_until', 'text', required)
      .addPrimaryKeyConstraint('claim_reminders_pk', ['owner', 'owner_id', 'kind', 'valid_until'])
      .execute();
  },
};
