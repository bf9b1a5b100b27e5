import { sql, type Kysely } from 'kysely';
import {
  contentTable,
  flag,
  references,
  required,
  strictTable,
  tableWithId,
  type Dialect,
} from '../../migration-tables.ts';

export async function createUsers(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await contentTable(db, dialect, 'users')
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('email_key', 'text', required)
    .addColumn('password_hash', 'text')
    .addColumn('invited_until', 'text')
    .addColumn('role_group', 'text', required)
    .addColumn('is_active', 'integer', flag('is_active'))
    .execute();
  await sql`create unique index users_email on users (email_key) where deleted_at is null`.execute(db);
  await tableWithId(db, dialect, 'user_sign_ins')
    .addColumn('user_id', 'integer', references('users.id'))
    .addColumn('at', 'text', required)
    .execute();
  await sql`create index user_sign_ins_user on user_sign_ins (user_id, at)`.execute(db);
  await strictTable(db, dialect, 'sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('binding_hash', 'text')
    .addColumn('user_id', 'integer', references('users.id'))
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('latest_end_at', 'text', required)
    .addColumn('last_seen_at', 'text', required)
    .addColumn('weak_password', 'integer', flag('weak_password'))
    .addColumn('proved_at', 'text', required)
    .addColumn('user_agent', 'text', required)
    .addColumn('ip', 'text', required)
    .execute();
  await sql`create index sessions_user on sessions (user_id)`.execute(db);
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(db);
  await strictTable(db, dialect, 'second_factors')
    .addColumn('user_id', 'integer', (column) => column.primaryKey().notNull().references('users.id'))
    .addColumn('secret', 'text')
    .addColumn('pending_secret', 'text')
    .addColumn('confirmed_at', 'text')
    .addColumn('recovery_codes', 'text', required)
    .addColumn('last_step', 'integer', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await tableWithId(db, dialect, 'passkeys')
    .addColumn('user_id', 'integer', references('users.id'))
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', required)
    .addColumn('counter', 'integer', required)
    .addColumn('transports', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('last_used_at', 'text')
    .execute();
  await sql`create index passkeys_user on passkeys (user_id)`.execute(db);
  await strictTable(db, dialect, 'passkey_challenges')
    .addColumn('challenge', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'integer', (column) => column.references('users.id'))
    .addColumn('expires_at', 'text', required)
    .execute();
  await sql`create index passkey_challenges_expiry on passkey_challenges (expires_at)`.execute(db);
}
