import { sql } from 'kysely';
import { keyedTable, required, tableWithId, type Migration } from '../migration-tables.ts';

/** Keys of other programs, their answers that a repeated call gets again, and who wrote with one (decision 0090). */
export const apiKeys: Migration = {
  name: '012-api-keys',
  keepsOlder: true,
  async up(db, dialect) {
    await tableWithId(db, dialect, 'api_keys')
      .addColumn('name', 'text', required)
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('scopes', 'text', required)
      .addColumn('per_minute', 'integer', required)
      .addColumn('created_by', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('created_at', 'text', required)
      .addColumn('expires_at', 'text')
      .addColumn('last_used_at', 'text')
      .addColumn('revoked_at', 'text')
      .execute();
    await keyedTable(db, dialect, 'key_answers')
      .addColumn('api_key_id', 'integer', required)
      .addColumn('idempotency_key', 'text', required)
      .addColumn('body_hash', 'text', required)
      .addColumn('status', 'integer', required)
      .addColumn('answer', 'text', required)
      .addColumn('expires_at', 'text', required)
      .addPrimaryKeyConstraint('key_answers_pk', ['api_key_id', 'idempotency_key'])
      .execute();
    await sql`create index key_answers_expires_at on key_answers (expires_at)`.execute(db);
    await sql`alter table history add column api_key_id integer`.execute(db);
  },
};
