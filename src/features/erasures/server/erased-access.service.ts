import { sql } from 'kysely';
import { isLowerRole } from '#shared/permissions.ts';
import type { LoggedErasure } from '../erasure.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';

type Account = Extract<LoggedErasure, { kind: 'account' }>;
type Password = Extract<LoggedErasure, { kind: 'password' }>;

/** The last entries about an account; the state of the account is what the last one says. */
type Withdrawn = { account?: Account; password?: Password };

/**
 * Withdraws again what accounts lost after the backup: closed and deleted accounts, lower roles and old passwords. An
 * account never gains anything. Returns how many accounts changed and how many of them need a new password.
 */
export async function withdrawAccess(
  tx: ContentTransaction,
  erasures: readonly LoggedErasure[],
  unknownPassword: string,
): Promise<{ accounts: number; passwords: number }> {
  const counts = { accounts: 0, passwords: 0 };
  for (const [id, withdrawn] of byUser(erasures)) {
    const row = await tx.db
      .selectFrom('users')
      .select(['id', 'role_group', 'is_active', 'password_hash', 'updated_at'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row) continue;
    // A row that was changed at the time of the entry, or later, contains it already.
    const isNews = (entry: LoggedErasure | undefined) => entry !== undefined && row.updated_at < entry.at;
    const { account, password } = withdrawn;
    const before: State = { role_group: row.role_group, is_active: row.is_active, deleted_at: null };
    const after = account && isNews(account) ? lowered(before, account) : before;
    const needsPassword = isNews(password) && row.password_hash !== null;
    const isChanged = Object.entries(after).some(
      ([key, value]) => before[key as keyof typeof before] !== value,
    );
    if (!isChanged && !needsPassword) continue;
    await tx.db
      .updateTable('users')
      .set({ ...after, ...(needsPassword && { password_hash: unknownPassword }) })
      .set({ updated_at: tx.now, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute();
    // The history records a changed password without the hashes.
    if (isChanged) await tx.record({ entity: 'user', id, action: 'update', before, after });
    if (needsPassword) await tx.record({ entity: 'user', id, action: 'password', before: null, after: null });
    counts.accounts += isChanged ? 1 : 0;
    counts.passwords += needsPassword ? 1 : 0;
  }
  return counts;
}

type State = { role_group: Account['role']; is_active: number; deleted_at: string | null };

function lowered(before: State, { at, role, is_active: isActive, is_deleted: isDeleted }: Account): State {
  return {
    role_group: isLowerRole(role, before.role_group) ? role : before.role_group,
    is_active: isActive ? before.is_active : 0,
    deleted_at: isDeleted ? at : before.deleted_at,
  };
}

function byUser(erasures: readonly LoggedErasure[]): Map<number, Withdrawn> {
  const found = new Map<number, Withdrawn>();
  for (const erasure of erasures) {
    if (erasure.kind !== 'account' && erasure.kind !== 'password') continue;
    found.set(erasure.user, { ...found.get(erasure.user), [erasure.kind]: erasure });
  }
  return found;
}
