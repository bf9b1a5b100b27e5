import type { Reader } from '#server/db/connect.ts';
import type { SessionTable } from '#server/db/schema/user.ts';
import type { Transaction } from 'kysely';
import type { OperationalTables } from '#server/db/schema/database.ts';

type Writer = Transaction<OperationalTables>;

/** Selects an unexpired session with its user, if the user is active and not deleted. */
export function selectSession(db: Reader, tokenHash: string, now: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .leftJoin('configuration', (join) => join.on('configuration.key', '=', 'requiresSecondFactor'))
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.role_group',
      'sessions.binding_hash',
      'sessions.id as session_id',
      'sessions.last_seen_at',
      'sessions.weak_password',
      'sessions.proved_at',
      'second_factors.confirmed_at',
      'configuration.value as requires_second_factor',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('users.is_active', '=', 1)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Expired sessions are found too, until they are deleted. */
export function selectTokenOwners(db: Reader, tokenHashes: readonly string[]) {
  return db
    .selectFrom('sessions')
    .select(['token_hash', 'user_id', 'expires_at'])
    .where('token_hash', 'in', tokenHashes)
    .execute();
}

export function selectSessionIps(db: Reader, userIds: readonly number[]) {
  return db
    .selectFrom('sessions')
    .select(['created_at as at', 'ip'])
    .where('user_id', 'in', userIds)
    .where('ip', '<>', '')
    .orderBy('created_at')
    .execute();
}

/** Removes the addresses of sessions that began before an instant, or of all sessions of some users. */
export async function forgetSessionIps(
  db: Writer,
  which: { before: string } | { userIds: readonly number[] },
): Promise<number> {
  const rows = await db
    .updateTable('sessions')
    .set({ ip: '' })
    .where('ip', '<>', '')
    .where((eb) =>
      'before' in which ? eb('created_at', '<', which.before) : eb('user_id', 'in', which.userIds),
    )
    .returning('id')
    .execute();
  return rows.length;
}

export async function insertSession(db: Writer, session: SessionTable): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
  await db.insertInto('user_sign_ins').values({ user_id: session.user_id, at: session.created_at }).execute();
}

export async function updateWeakPassword(db: Writer, userId: number, weakPassword: 0 | 1): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ weak_password: weakPassword })
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteSession(db: Writer, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Selects the active sessions of a user, the most recently used first. */
export function selectSessionsOf(db: Reader, userId: number, now: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'expires_at', 'user_agent', 'ip'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * Stores when a session was last used, and extends the session up to its latest possible end. Of several
 * simultaneous requests only the first writes.
 */
export async function updateLastUse(
  db: Writer,
  session: { id: string; now: string; before: string; idleEnd: string },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set((eb) => ({
      last_seen_at: session.now,
      expires_at: eb
        .case()
        .when('latest_end_at', '<', session.idleEnd)
        .then(eb.ref('latest_end_at'))
        .else(session.idleEnd)
        .end(),
    }))
    .where('id', '=', session.id)
    .where('last_seen_at', '<=', session.before)
    .execute();
}

export async function updateProof(db: Writer, id: string, now: string): Promise<void> {
  await db.updateTable('sessions').set({ proved_at: now }).where('id', '=', id).execute();
}

/** Deletes a session. Returns false if the user has no such session. */
export async function deleteSessionById(db: Writer, id: string, userId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the sessions of a user except the one with the id `except`, and returns how many. */
export async function deleteSessionsOfUser(db: Writer, userId: number, except = ''): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '<>', except)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteExpiredSessions(db: Writer, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
