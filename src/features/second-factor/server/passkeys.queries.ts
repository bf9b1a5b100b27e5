import type { Insertable, Kysely } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { lockedRows } from '#server/db/locked-rows.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import type { PasskeyChallengeTable, PasskeyTable } from '#server/db/schema/user.ts';

type Writer = Kysely<OperationalTables>;

export function selectPasskeysOf(db: Reader, userId: number) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'credential_id', 'transports', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export function selectPasskey(db: Reader, credentialId: string) {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

/** Returns false if the key is already stored. */
export async function insertPasskey(db: Writer, row: Insertable<PasskeyTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

type Named = { id: number; userId: number };

/** Returns false if the user has no such passkey. */
export async function updatePasskeyName(db: Writer, { id, userId }: Named, name: string): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns false if the counter is not above the stored one, as with a copied key. Authenticators that do not
 * count send 0.
 */
export async function updatePasskeyUse(
  db: Writer,
  { id, counter, now }: { id: number; counter: number; now: string },
): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.lit(counter === 0)])]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if the user has no such passkey. */
export async function deletePasskey(db: Writer, { id, userId }: Named): Promise<boolean> {
  const row = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes all passkeys of a user and returns their ids. */
export async function deletePasskeysOf(db: Writer, userId: number): Promise<number[]> {
  const gone = await db.deleteFrom('passkeys').where('user_id', '=', userId).returning('id').execute();
  return gone.map(({ id }) => id);
}

/**
 * Locks the user's second factor, so that one transaction at a time decides whether it stays. Returns whether
 * there is an app, and the hashes of the unused recovery codes.
 */
export async function lockSecondFactor(db: Writer, userId: number) {
  const row = await lockedRows(
    db,
    db.selectFrom('second_factors').select(['secret', 'recovery_codes']).where('user_id', '=', userId),
  ).executeTakeFirst();
  return { hasApp: row?.secret != null, recoveryCodes: fromJson<string[]>(row?.recovery_codes ?? '[]') };
}

export async function countPasskeysOf(db: Writer, userId: number): Promise<number> {
  const rows = await db.selectFrom('passkeys').select('id').where('user_id', '=', userId).execute();
  return rows.length;
}

export async function insertChallenge(db: Writer, row: PasskeyChallengeTable): Promise<void> {
  await db.insertInto('passkey_challenges').values(row).execute();
}

/**
 * Uses up the challenge. Returns false if it was created for another user or purpose, was used before or has
 * expired. `user_id` is null for a sign-in.
 */
export async function deleteChallenge(
  db: Writer,
  { challenge, user_id: userId, now }: Pick<PasskeyChallengeTable, 'challenge' | 'user_id'> & { now: string },
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteExpiredChallenges(db: Writer, now: string): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
}
