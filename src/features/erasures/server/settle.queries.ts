import type { Transaction } from 'kysely';
import type { Database } from '#server/db/schema/database.ts';
import { passwordResetKind } from '#features/auth/server/password-reset.service.ts';

type Writer = Transaction<Database>;

export async function deleteSessions(db: Writer): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes the tokens of reset links and of invitations. */
export async function deleteLinks(db: Writer): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('password_resets').executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteChallenges(db: Writer): Promise<void> {
  await db.deleteFrom('passkey_challenges').execute();
}

/** Deletes requests for a reset link that were not answered yet. */
export async function deleteQueuedResets(db: Writer): Promise<void> {
  await db.deleteFrom('jobs').where('kind', '=', passwordResetKind.name).execute();
}

export async function releaseLeases(db: Writer): Promise<void> {
  await db.updateTable('jobs').set({ lease_until: null }).where('lease_until', 'is not', null).execute();
}

/** A restored copy must not tell other programs anything before an admin lets it. */
export async function pauseWebhooks(db: Writer): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ state: 'paused', last_error: 'Yedekten dönüldü.' })
    .where('state', '=', 'active')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function deleteRecoveryCodes(db: Writer): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ recovery_codes: '[]' })
    .where('recovery_codes', '<>', '[]')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export function selectOpenInvitations(db: Writer, now: string) {
  return db.selectFrom('users').select(['id', 'invited_until']).where('invited_until', '>', now).execute();
}
