import { sql, type Insertable, type Transaction } from 'kysely';
import type { RoleGroup } from '#shared/permissions.ts';
import type { Reader } from '#server/db/connect.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { UserTable } from '#server/db/schema/user.ts';

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

export async function updateUser(
  db: Writer,
  id: number,
  change: { password_hash: string } | { role_group: RoleGroup },
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

export async function deleteSessionsOf(db: Writer, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}
