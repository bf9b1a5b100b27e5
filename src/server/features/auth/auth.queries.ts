import type { Transaction } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import type { SessionTable } from '#server/db/schema/user.ts';

type Writer = Transaction<OperationalTables>;

/** The live account of this address, active or not. */
export function selectAccount(db: Reader, emailKey: string) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role_group', 'password_hash', 'is_active'])
    .where('email_key', '=', emailKey)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** An unexpired session with its user, who must be live and active. */
export function selectSession(db: Reader, tokenHash: string, now: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.role_group', 'sessions.binding_hash'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('users.is_active', '=', 1)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function insertSession(db: Writer, session: SessionTable): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
  await db.insertInto('user_sign_ins').values({ user_id: session.user_id, at: session.created_at }).execute();
}

export async function deleteSession(db: Writer, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function deleteSessionsOfUser(db: Writer, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function deleteExpiredSessions(db: Writer, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
