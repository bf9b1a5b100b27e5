import type { UserUpdate } from '../user.ts';
import { type Actor } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import { invalid, notFound, refused } from '#server/errors.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import { recordErasure } from '#server/erasures/erasures.service.ts';
import { endSessionsIn } from '#features/sessions/server/sessions.ts';
import { restorableSince } from '#server/restore-period.ts';
import { checkVersion } from '#server/versions.ts';
import { removeFirstAccountFile, renameFirstAccount } from './first-account-file.ts';
import {
  endLinksOf,
  hasOtherAdmin,
  selectShownUsers,
  selectUserByEmail,
  updateUserRow,
  type ShownUser,
} from './users.queries.ts';
import { getRow, presentUser } from './users.read.ts';
import { emailKey, emailTaken, type UsersContext } from './users.service.ts';

const lastAdmin = 'Son etkin yönetici kapatılamaz, silinemez ve rolü değiştirilemez.';

/**
 * Changes the fields that `input` contains. A new role or a closed account ends the user's sessions.
 * `proveAccess` is called before a new address or role and may throw.
 *
 * @throws AppError 404, 409, 422
 */
export async function updateUser(
  ctx: UsersContext,
  actor: Actor,
  id: number,
  { version, ...input }: UserUpdate & { gets_weekly_mail?: boolean | undefined },
  proveAccess: () => void = () => undefined,
): Promise<void> {
  const emails = await inContentTransaction(ctx, actor, async (tx) => {
    const row = await getRow(tx.db, id, tx.now);
    await checkVersion(version, row.version, async () => presentUser(row));
    const before = valuesOf(row);
    const after = { ...before, ...defined(input) };
    const changed = (Object.keys(after) as (keyof Values)[]).filter((key) => after[key] !== before[key]);
    if (changed.length === 0) {
      tx.leaveUnchanged();
      return undefined;
    }
    if (changed.includes('email') || changed.includes('role_group')) proveAccess();
    await checkAdmins(tx, actor, id, { before, after });
    if (emailKey(after.email) !== emailKey(before.email)) await checkEmail(tx, after.email);
    await updateUserRow(
      tx.db,
      id,
      {
        ...after,
        email_key: emailKey(after.email),
        is_active: after.is_active ? 1 : 0,
        gets_weekly_mail: after.gets_weekly_mail ? 1 : 0,
      },
      tx.now,
    );
    if (changed.includes('role_group') || changed.includes('is_active')) await recordAccess(tx, id, after);
    if (changed.includes('role_group') || !after.is_active) await endSessionsIn(tx, id);
    if (changed.includes('email') || !after.is_active) await endLinksOf(tx.db, id, tx.now);
    const values = (from: Values) => Object.fromEntries(changed.map((key) => [key, from[key]]));
    await tx.record({ entity: 'user', id, action: 'update', before: values(before), after: values(after) });
    await auditUpdate(tx, actor, id, { before, after, changed });
    return { before: before.email, after: after.email };
  });
  if (emails && emails.before !== emails.after)
    await renameFirstAccount(ctx.config.dataDir, emails.before, emails.after);
}

/**
 * Deletes a user, who can be restored for 30 days (docs/product.md, "Users").
 *
 * @throws AppError 404, 422
 */
export async function deleteUser(
  ctx: UsersContext,
  actor: Actor,
  id: number,
  { isInvitation = false }: { isInvitation?: boolean } = {},
): Promise<void> {
  const { email } = await inContentTransaction(ctx, actor, async (tx) => {
    const row = await getRow(tx.db, id, tx.now);
    if (actor?.id === id) throw refused('Kendi hesabınızı silemezsiniz.');
    if (isInvitation && row.invited_until === null)
      throw refused('Davet kabul edilmiş. Hesabı kapatabilir ya da silebilirsiniz.');
    if (isAdmin(valuesOf(row)) && !(await hasOtherAdmin(tx.db, id))) throw refused(lastAdmin);
    await updateUserRow(tx.db, id, { deleted_at: tx.now }, tx.now);
    await recordAccess(tx, id, valuesOf(row), true);
    await endSessionsIn(tx, id);
    await endLinksOf(tx.db, id, tx.now);
    await tx.record({ entity: 'user', id, action: 'delete', before: valuesOf(row), after: null });
    const details = isInvitation ? { change: 'invitation-cancel' } : {};
    await recordAudit(tx, { actor, action: 'user-delete', entity: 'user', id, details });
    return row;
  });
  await removeFirstAccountFile(ctx.config.dataDir, email);
}

/**
 * Restores a deleted user.
 *
 * @throws AppError 404 after 30 days, 422 if another user has the address now.
 */
export async function restoreUser(ctx: UsersContext, actor: Actor, id: number): Promise<void> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const since = restorableSince(new Date(tx.now));
    const row = await selectShownUsers(tx.db, tx.now)
      .where('users.id', '=', id)
      .where('users.deleted_at', '>=', since)
      .executeTakeFirst();
    if (!row) throw notFound('Silinen kullanıcı bulunamadı. Geri alma süresi dolmuş olabilir.');
    if (await selectUserByEmail(tx.db, emailKey(row.email)))
      throw refused('Bu e-posta adresi artık başka bir kullanıcının. Önce onun adresini değiştirin.');
    await updateUserRow(tx.db, id, { deleted_at: null }, tx.now);
    await recordAccess(tx, id, valuesOf(row));
    await tx.record({ entity: 'user', id, action: 'restore', before: null, after: valuesOf(row) });
    const details = { change: 'restore' };
    await recordAudit(tx, { actor, action: 'user-update', entity: 'user', id, details });
  });
}

type Values = ReturnType<typeof valuesOf>;
type Change = { before: Values; after: Values };

function valuesOf({ name, email, role_group, is_active, gets_weekly_mail: mail }: ShownUser) {
  return { name, email, role_group, is_active: is_active === 1, gets_weekly_mail: mail === 1 };
}

/** Records what an account may do now, so that a restore of an older backup does not give back what was withdrawn. */
async function recordAccess(
  tx: ContentTransaction,
  user: number,
  { role_group: role, is_active }: Values,
  is_deleted = false,
): Promise<void> {
  await recordErasure(tx, { kind: 'account', user, role, is_active, is_deleted });
}

function isAdmin({ role_group, is_active }: Values): boolean {
  return role_group === 'admin' && is_active;
}

/**
 * Checks that one active admin remains, and that users neither close their own account nor change their own role. Call
 * it in the transaction: content has one writer at a time, so two requests cannot remove the last two admins.
 */
async function checkAdmins(
  { db }: ContentTransaction,
  actor: Actor,
  id: number,
  { before, after }: Change,
): Promise<void> {
  const field = after.is_active === before.is_active ? 'role_group' : 'is_active';
  const isOwn = actor?.id === id;
  if (isOwn && !after.is_active) throw invalid({ is_active: ['Kendi hesabınızı kapatamazsınız.'] });
  if (isOwn && after.role_group !== before.role_group)
    throw invalid({ role_group: ['Kendi rolünüzü değiştiremezsiniz.'] });
  if (isAdmin(before) && !isAdmin(after) && !(await hasOtherAdmin(db, id)))
    throw invalid({ [field]: [lastAdmin] });
}

async function checkEmail({ db }: ContentTransaction, email: string): Promise<void> {
  if (await selectUserByEmail(db, emailKey(email))) throw emailTaken();
}

async function auditUpdate(
  tx: ContentTransaction,
  actor: Actor,
  id: number,
  { before, after, changed }: Change & { changed: readonly (keyof Values)[] },
): Promise<void> {
  const about = { actor, entity: 'user', id } as const;
  if (changed.includes('role_group')) {
    const details = { from: before.role_group, to: after.role_group };
    await recordAudit(tx, { ...about, action: 'role-change', details });
  }
  const fields = changed.filter((key) => key === 'name' || key === 'email');
  if (fields.length === 0 && !changed.includes('is_active')) return;
  const details = {
    ...(fields.length > 0 && { fields }),
    ...(changed.includes('is_active') && { is_active: after.is_active }),
  };
  await recordAudit(tx, { ...about, action: 'user-update', details });
}

function defined<Input extends object>(input: Input) {
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;
}
