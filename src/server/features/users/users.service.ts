import type { UserCreate } from '#shared/api/staff/user.ts';
import { isAllowed, roleGroups, type Permission, type RoleGroup } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { inContentTransaction, type Actor, type ContentTransaction } from '#server/db/transactions.ts';
import { invalid, notFound } from '#server/errors.ts';
import { endSessionsOf } from '#server/features/auth/sessions.ts';
import { removeFirstAccountFile } from './first-account-file.ts';
import { hashPassword } from './passwords.ts';
import {
  deletePasswordResetsOf,
  deleteSessionsOf,
  insertUser,
  selectUserByEmail,
  selectUsersOfRoles,
  updateUser,
} from './users.queries.ts';

export type UsersContext = Pick<Context, 'connections' | 'db' | 'clock' | 'config'>;

/** The comparable, unique form of an address. Addresses are ASCII, so no locale affects the case. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

/** Returns the id of the new user. @throws AppError 422 when a live user has this address already. */
export async function createUser(ctx: UsersContext, actor: Actor, input: UserCreate): Promise<number> {
  const { name, email, role_group, password } = input;
  // Slow by design, so it runs before the transaction.
  const password_hash = await hashPassword(password);
  return inContentTransaction(ctx, actor, async ({ db, now, record }) => {
    const id = await insertUser(db, {
      name,
      email,
      email_key: emailKey(email),
      password_hash,
      role_group,
      is_active: 1,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    });
    if (id === undefined) throw invalid({ email: ['Bu e-posta adresiyle bir kullanıcı zaten var.'] });
    await record({ entity: 'user', id, action: 'create', before: null, after: { name, email, role_group } });
    return id;
  });
}

/** @throws AppError 404 when no live user has this address. */
export async function getUserByEmail(ctx: UsersContext, email: string) {
  const user = await selectUserByEmail(ctx.db, emailKey(email));
  if (!user) throw notFound('Bu e-posta adresiyle bir kullanıcı yok.');
  return user;
}

/** Active users whose role has a permission. */
export async function listUsersAllowedTo(db: Reader, permission: Permission) {
  const roles = (Object.keys(roleGroups) as RoleGroup[]).filter((role) => isAllowed(role, permission));
  return selectUsersOfRoles(db, roles);
}

/** Ends every session of the user and every link for a new password. `check` may still refuse, in the transaction. */
export async function changePassword(
  ctx: UsersContext,
  actor: Actor,
  user: { id: number; email: string },
  password: string,
  check: (tx: ContentTransaction) => Promise<void> = async () => undefined,
): Promise<void> {
  const password_hash = await hashPassword(password);
  await inContentTransaction(ctx, actor, async (tx) => {
    const { db, now, record } = tx;
    await check(tx);
    await deletePasswordResetsOf(db, user.id);
    await updateUser(db, user.id, { password_hash }, now);
    await deleteSessionsOf(db, user.id);
    // History records the change without the hashes.
    await record({ entity: 'user', id: user.id, action: 'password', before: null, after: null });
  });
  // Also ends a session that a running sign-in with the old password has started meanwhile.
  await endSessionsOf(ctx, user.id);
  await removeFirstAccountFile(ctx.config.dataDir, user.email);
}

/** Ends every session of the user. */
export async function changeRole(
  ctx: UsersContext,
  actor: Actor,
  user: { id: number; role_group: RoleGroup },
  role_group: RoleGroup,
): Promise<void> {
  const before = { role_group: user.role_group };
  await inContentTransaction(ctx, actor, async ({ db, now, record }) => {
    await updateUser(db, user.id, { role_group }, now);
    await deleteSessionsOf(db, user.id);
    await record({ entity: 'user', id: user.id, action: 'update', before, after: { role_group } });
  });
}
