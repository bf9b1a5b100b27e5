import type { Reader } from '#server/db/connect.ts';

/** The live account of this address, active or not. */
export function selectAccount(db: Reader, emailKey: string) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role_group', 'password_hash', 'invited_until', 'is_active'])
    .where('email_key', '=', emailKey)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
