import { sql, type Insertable, type Kysely, type Transaction, type Updateable } from 'kysely';
import type { RoleGroup } from '#shared/permissions.ts';
import type { Reader } from '#server/db/connect.ts';
import type { Database, OperationalTables } from '#server/db/schema/database.ts';
import type { PasswordResetTable } from '#server/db/schema/mail.ts';
import type { UserTable } from '#server/db/schema/user.ts';
import type { PageRange } from '#server/paging.ts';

type Writer = Transaction<Database>;

export async function hasUsers(db: Reader): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').where('deleted_at', 'is', null).executeTakeFirst();
  return user !== undefined;
}

/** Selects a live account without its password hash. */
export function selectUserByEmail(db: Reader, emailKey: string) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role_group', 'is_active'])
    .where('email_key', '=', emailKey)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Selects a live, active account whose owner has not chosen a password yet. */
export function selectInvitation(db: Reader, emailKey: string) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role_group', 'invited_until'])
    .where('email_key', '=', emailKey)
    .where('invited_until', 'is not', null)
    .where('is_active', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function selectUserName(db: Reader, id: number): Promise<string | undefined> {
  return (await db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst())?.name;
}

/** Selects live, active users of these roles who can sign in, by name. */
export function selectUsersOfRoles(db: Reader, roles: readonly RoleGroup[]) {
  return db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('role_group', 'in', roles)
    .where('is_active', '=', 1)
    .where('password_hash', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute();
}

/** Selects live, active users who can sign in. */
export function selectMailReaders(db: Reader) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'role_group'])
    .where('is_active', '=', 1)
    .where('password_hash', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('id');
}

/** Selects what staff see of users, including deleted ones, without password hashes. */
export function selectShownUsers(db: Reader, now: string) {
  return db
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select((eb) => [
      'users.id',
      'users.name',
      'users.email',
      'users.role_group',
      'users.is_active',
      'users.gets_weekly_mail',
      'users.invited_until',
      'users.version',
      'users.created_at',
      'users.deleted_at',
      'second_factors.confirmed_at as second_factor_at',
      'second_factors.recovery_codes',
      // The secret itself never leaves the server, only whether there is one.
      'second_factors.secret as app_secret',
      eb
        .selectFrom('user_sign_ins')
        .whereRef('user_id', '=', 'users.id')
        .select(({ fn }) => fn.max('user_sign_ins.at').as('at'))
        .as('last_sign_in'),
      eb
        .selectFrom('sessions')
        .whereRef('user_id', '=', 'users.id')
        .where('expires_at', '>', now)
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .as('sessions'),
    ]);
}
export type ShownUser = Awaited<ReturnType<ReturnType<typeof selectShownUsers>['execute']>>[number];

export function selectPasswordHash(db: Reader, id: number) {
  return db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst();
}

/** The password hash of a live, active account; undefined without such an account or password. */
export async function selectActivePasswordHash(db: Reader, emailKey: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('password_hash')
    .where('email_key', '=', emailKey)
    .where('is_active', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.password_hash ?? undefined;
}

/** Selects the users who were deleted after an instant, the latest deletion first. */
export function selectDeletedUsers(db: Reader, since: string, { limit, offset }: PageRange) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'deleted_at'])
    .where('deleted_at', '>=', since)
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countDeletedUsers(db: Reader, since: string): Promise<number> {
  const { total } = await db
    .selectFrom('users')
    .where('deleted_at', '>=', since)
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function hasOtherAdmin(db: Reader, id: number): Promise<boolean> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('id', '<>', id)
    .where('role_group', '=', 'admin')
    .where('is_active', '=', 1)
    .where('password_hash', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return other !== undefined;
}

/** Inserts a user and returns the id; undefined if a live user already has this address. */
export async function insertUser(db: Writer, user: Insertable<UserTable>): Promise<number | undefined> {
  const row = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email_key').where('deleted_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updateUserRow(
  db: Writer,
  id: number,
  change: Updateable<UserTable>,
  now: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...change, updated_at: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deletePasswordResetsOf(db: Writer, userId: number): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

/** Invalidates all links with which a password can be set: reset links and open invitations. */
export async function endLinksOf(db: Writer, userId: number, now: string): Promise<void> {
  await deletePasswordResetsOf(db, userId);
  await db
    .updateTable('users')
    .set({ invited_until: now })
    .where('id', '=', userId)
    .where('invited_until', '>', now)
    .execute();
}

/**
 * Stores a token. The user's other tokens stay valid, because an invitation has one link in its mail and one
 * in the panel.
 */
export async function insertPasswordReset(
  db: Kysely<OperationalTables> | Writer,
  reset: PasswordResetTable,
): Promise<void> {
  // The cast is safe, because both kinds of transaction contain this table. Kysely's types cannot express
  // this.
  await (db as Kysely<OperationalTables>).insertInto('password_resets').values(reset).execute();
}
