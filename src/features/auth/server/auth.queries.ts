import type { Reader } from '#server/db/connect.ts';

/** Selects the account with this e-mail address unless it is deleted; it may be inactive. */
export function selectAccount(db: Reader, emailKey: string) {
  return accounts(db).where('email_key', '=', emailKey).executeTakeFirst();
}

/** Selects the account unless it is deleted; it may be inactive. */
export function selectAccountById(db: Reader, id: number) {
  return accounts(db).where('id', '=', id).executeTakeFirst();
}

function accounts(db: Reader) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role_group', 'password_hash', 'invited_until', 'is_active'])
    .where('deleted_at', 'is', null);
}
