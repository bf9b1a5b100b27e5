import type { User } from '../user.ts';
import type { DeletedRecords } from '#shared/schema/deleted-record.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { notFound } from '#server/errors.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import { restorableSince, restorableUntil } from '#server/restore-period.ts';
import {
  countDeletedUsers,
  selectDeletedUsers,
  selectMailReaders,
  selectShownUsers,
  type ShownUser,
} from './users.queries.ts';

const perPage = 24;

export type Reading = Pick<Context, 'db' | 'clock'>;

/** Lists the live users by name. */
export async function listUsers({ db, clock }: Reading): Promise<User[]> {
  const rows = await selectShownUsers(db, clock.now().toISOString())
    .where('users.deleted_at', 'is', null)
    .orderBy('users.id')
    .execute();
  return rows.map(presentUser).sort((one, other) => one.name.localeCompare(other.name, 'tr'));
}

/** @throws AppError 404 */
export async function getUser({ db, clock }: Reading, id: number): Promise<User> {
  return presentUser(await getRow(db, id, clock.now().toISOString()));
}

/** Lists the users who can be restored, the latest deletion first. */
export async function listDeletedUsers({ db, clock }: Reading, page: number): Promise<DeletedRecords> {
  const since = restorableSince(clock.now());
  const rows = await selectDeletedUsers(db, since, pageRange({ page, perPage }));
  const data = rows.map(({ id, name, email, deleted_at: at }) => {
    const deleted_at = at ?? '';
    return {
      id,
      name,
      detail: email,
      image: null,
      deleted_at,
      restorable_until: restorableUntil(deleted_at),
    };
  });
  return pageOf(data, { page, perPage, total: await countDeletedUsers(db, since) });
}

export function presentUser(row: ShownUser): User {
  const { id, name, email, role_group, last_sign_in, version, created_at } = row;
  return {
    id,
    name,
    email,
    role_group,
    last_sign_in,
    version,
    created_at,
    is_active: row.is_active === 1,
    has_second_factor: row.second_factor_at !== null,
    invited_until: row.invited_until,
    sessions: Number(row.sessions ?? 0),
  };
}

/**
 * Finds a live user.
 *
 * @throws AppError 404
 */
export async function getRow(db: Reader, id: number, now: string): Promise<ShownUser> {
  const row = await selectShownUsers(db, now)
    .where('users.id', '=', id)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('Kullanıcı bulunamadı. Silinmiş olabilir; listeyi yenileyin.');
  return row;
}

/** When the oldest account was made, as ISO text; undefined before the first one. */
export async function firstAccountAt(db: Reader): Promise<string | undefined> {
  const { first } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.min<string | null>('created_at').as('first'))
    .executeTakeFirstOrThrow();
  return first ?? undefined;
}

/** The addresses of the admins who can sign in. */
export async function listAdminAddresses(db: Reader): Promise<string[]> {
  const admins = await selectMailReaders(db).where('role_group', '=', 'admin').execute();
  return admins.map(({ email }) => email);
}

/** Those who can sign in and have not refused the weekly mail, of all roles. */
export function listWeeklyMailReaders(db: Reader) {
  return selectMailReaders(db).where('gets_weekly_mail', '=', 1).execute();
}
