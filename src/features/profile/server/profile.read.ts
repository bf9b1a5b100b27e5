import { readSettings } from '#server/configuration/configuration.queries.ts';
import { fromJson } from '#server/db/json.ts';
import { getRow, presentUser, type Reading } from '#features/users/server/users.read.ts';
import type { SessionUser } from '#server/http/session.ts';
import type { Profile } from '../profile.ts';

/** Reads the account of the signed-in user. */
export async function getProfile(
  { db, clock }: Reading,
  { id, hasWeakPassword }: Pick<SessionUser, 'id' | 'hasWeakPassword'>,
): Promise<Profile> {
  const row = await getRow(db, id, clock.now().toISOString());
  const { requiresSecondFactor } = await readSettings(db);
  const hashes = row.second_factor_at === null ? [] : fromJson<string[]>(row.recovery_codes ?? '[]');
  return {
    ...presentUser(row),
    recovery_codes: hashes.length,
    has_app: row.app_secret !== null,
    gets_weekly_mail: row.gets_weekly_mail === 1,
    has_weak_password: hasWeakPassword,
    needs_second_factor: requiresSecondFactor === '1' && row.role_group === 'admin',
  };
}
