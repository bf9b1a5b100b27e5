import { sql, type Insertable, type Transaction, type Updateable } from 'kysely';
import type { RoleGroup } from '#shared/permissions.ts';
import type { Reader } from '#server/db/connect.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { UserTable } from '#server/db/schema/user.ts';
import type { PageRange } from '#server/paging.ts';

type Writer = Transaction<Database>;

export async function hasUsers(db: Reader): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').where('deleted_at', 'is', null).executeTakeFirst();
  return user !== undefined;
}

/** A live account, without its password hash. */
export function selectUserByEmail(db: Reader, emailKey: string) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role_group', 'is_active'])
    .where('email_key', '=', emailKey)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Live, active users of these roles, by name. */
export function selectUsersOfRoles(db: Reader, roles: readonly RoleGroup[]) {
  return db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('role_group', 'in', roles)
    .where('is_active', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute();
}

/** Users with what staff see of them, deleted ones too; no password hash leaves the table. */
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
      'users.version',
      'users.created_at',
      'users.deleted_at',
      'second_factors.confirmed_at as second_factor_at',
      'second_factors.recovery_codes',
      // Only whether there is one leaves the server.
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

/** The deleted users since an instant, the latest deletion first. */
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

/** Another live user who can sign in as `admin`. */
export async function hasOtherAdmin(db: Reader, id: number): Promise<boolean> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('id', '<>', id)
    .where('role_group', '=', 'admin')
    .where('is_active', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return other !== undefined;
}

/** The id of the new user; undefined when a live user has this address already. */
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
