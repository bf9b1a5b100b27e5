import type { Kysely } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import type { PasswordResetTable } from '#server/db/schema/mail.ts';

type Writer = Kysely<OperationalTables>;

/** Selects the user of an unexpired token, if the user is active and not deleted. */
export function selectUserOfReset(db: Reader, { tokenHash, now }: { tokenHash: string; now: string }) {
  return db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.email_key', 'users.invited_until'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('users.is_active', '=', 1)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Stores a token and deletes the user's older ones. */
export async function replaceReset(db: Writer, reset: PasswordResetTable): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', reset.user_id).execute();
  await db.insertInto('password_resets').values(reset).execute();
}

export async function deleteExpiredResets(db: Writer, now: string): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
}
