import type { UserCreate, UserInvitation } from '../user.ts';
import { isAllowed, roleGroups, type Permission, type RoleGroup } from '#shared/permissions.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { type Actor } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import { invalid, notFound } from '#server/errors.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import { recordErasure } from '#server/erasures/erasures.service.ts';
import { endSessionsIn, endSessionsOf, noteNewPassword } from '#features/sessions/server/sessions.ts';
import { removeFirstAccountFile } from './first-account-file.ts';
import { checkNewPassword } from './new-passwords.ts';
import { hashPassword, isPassword } from './passwords.ts';
import {
  deletePasswordResetsOf,
  insertUser,
  selectPasswordHash,
  selectUserByEmail,
  selectUsersOfRoles,
  updateUserRow,
} from './users.queries.ts';

export type UsersContext = Pick<Context, 'connections' | 'db' | 'clock' | 'config'>;

/**
 * The form of an address in which it is compared and unique. Addresses are ASCII, so lower case does not
 * depend on the locale.
 */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

/**
 * Creates a user with a password and returns the id.
 *
 * @throws AppError 422 if a live user already has this address, or if the password is easily guessed and
 * `allowsWeakPassword` is false.
 */
export async function createUser(
  ctx: UsersContext,
  actor: Actor,
  { password, ...account }: UserCreate,
  { allowsWeakPassword = false }: { allowsWeakPassword?: boolean } = {},
): Promise<number> {
  if (!allowsWeakPassword) await checkNewPassword(ctx.db, password, account);
  // Hashing is slow by design, so it runs before the transaction.
  const password_hash = await hashPassword(password);
  return inContentTransaction(ctx, actor, (tx) => insertAccount(tx, actor, { ...account, password_hash }));
}

type NewAccount = (UserInvitation & { password_hash: string }) | (UserInvitation & { invited_until: string });

/**
 * Inserts an account with a password or an invitation, and returns the id.
 *
 * @throws AppError 422 if the address is taken
 */
export async function insertAccount(
  tx: ContentTransaction,
  actor: Actor,
  account: NewAccount,
): Promise<number> {
  const { name, email, role_group } = account;
  const isInvited = 'invited_until' in account;
  const id = await insertUser(tx.db, {
    name,
    email,
    email_key: emailKey(email),
    password_hash: isInvited ? null : account.password_hash,
    invited_until: isInvited ? account.invited_until : null,
    role_group,
    is_active: 1,
    created_at: tx.now,
    updated_at: tx.now,
    deleted_at: null,
  });
  if (id === undefined) throw emailTaken();
  const after = { name, email, role_group };
  await tx.record({ entity: 'user', id, action: 'create', before: null, after });
  const details = { role: role_group, ...(isInvited && { change: 'invitation' }) };
  await recordAudit(tx, { actor, action: 'user-create', entity: 'user', id, details });
  return id;
}

export const emailTaken = () => invalid({ email: ['Bu e-posta adresiyle bir kullanıcı zaten var.'] });

/** @throws AppError 404 if no live user has this address. */
export async function getUserByEmail(ctx: UsersContext, email: string) {
  const user = await selectUserByEmail(ctx.db, emailKey(email));
  if (!user) throw notFound('Bu e-posta adresiyle bir kullanıcı yok.');
  return user;
}

export async function isPasswordOf(ctx: UsersContext, id: number, password: string): Promise<boolean> {
  return isPassword((await selectPasswordHash(ctx.db, id))?.password_hash ?? undefined, password);
}

/** Lists the active users whose role has a permission. */
export async function listUsersAllowedTo(db: Reader, permission: Permission) {
  const roles = (Object.keys(roleGroups) as RoleGroup[]).filter((role) => isAllowed(role, permission));
  return selectUsersOfRoles(db, roles);
}

/**
 * The person who changed the password: its owner, somebody with a link from a mail or an invitation, or an admin or the
 * command line.
 */
type PasswordChange = {
  change: 'own' | 'link' | 'invitation-accept' | 'reset';
  /** The session of the caller, which stays open. */
  keptSession?: string;
  /** An additional check in the transaction, which may throw. */
  check?: (tx: ContentTransaction) => Promise<void>;
};

/**
 * Changes a password, ends the sessions of the user and invalidates all links with which a password can be
 * set.
 *
 * @throws AppError 422 for a password that is easily guessed.
 */
export async function changePassword(
  ctx: UsersContext,
  actor: Actor,
  user: { id: number; name: string; email: string },
  password: string,
  { change, keptSession, check }: PasswordChange = { change: 'reset' },
): Promise<void> {
  await checkNewPassword(ctx.db, password, user);
  const password_hash = await hashPassword(password);
  await inContentTransaction(ctx, actor, async (tx) => {
    const { db, now, record } = tx;
    await check?.(tx);
    await deletePasswordResetsOf(db, user.id);
    await updateUserRow(db, user.id, { password_hash, invited_until: null }, now);
    await recordErasure(tx, { kind: 'password', user: user.id });
    await endSessionsIn(tx, user.id, keptSession);
    await noteNewPassword(tx, user.id);
    // The history records the change without the hashes.
    await record({ entity: 'user', id: user.id, action: 'password', before: null, after: null });
    const details = { change };
    await recordAudit(tx, { actor, action: 'password-change', entity: 'user', id: user.id, details });
  });
  // A sign-in with the old password may have started a session meanwhile, so sessions are ended after the
  // change.
  await endSessionsOf(ctx, user.id, keptSession);
  await removeFirstAccountFile(ctx.config.dataDir, user.email);
}
