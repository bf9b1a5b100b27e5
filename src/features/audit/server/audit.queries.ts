import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import type { PageRange } from '#server/paging.ts';

export type Writer = Kysely<OperationalTables>;

/** Instants are ISO texts; `from` is inclusive, `before` exclusive. */
export type AuditFilter = {
  action: string | undefined;
  userId: number | undefined;
  from: string | undefined;
  before: string | undefined;
};

/** Selects a page of rows, the latest first, with the names of the acting users. */
export function selectAudit(db: Reader, filter: AuditFilter, { limit, offset }: PageRange) {
  return filtered(db, filter)
    .leftJoin('users', 'users.id', 'audit.actor_id')
    .select([
      'audit.id',
      'audit.at',
      'audit.action',
      'audit.entity',
      'audit.entity_id',
      'audit.details',
      'audit.ip',
      'audit.has_other_ips',
      'audit.count',
      'users.name as actor',
    ])
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countAudit(db: Reader, filter: AuditFilter): Promise<number> {
  const { total } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Selects the names and e-mail addresses of users, including deleted ones. */
export function selectUserNames(db: Reader, ids: readonly number[]) {
  return db.selectFrom('users').select(['id', 'name', 'email']).where('id', 'in', ids).execute();
}

export async function deleteAuditBefore(db: Writer, instant: string): Promise<void> {
  await db.deleteFrom('audit').where('at', '<', instant).execute();
  await db.deleteFrom('user_sign_ins').where('at', '<', instant).execute();
}

/** Removes the addresses of entries before an instant, and the counts of networks from before it. */
export async function forgetIpsBefore(db: Writer, instant: string): Promise<void> {
  await db
    .updateTable('audit')
    .set({ ip: null, has_other_ips: 0 })
    .where('ip', 'is not', null)
    .where('at', '<', instant)
    .execute();
  await db.deleteFrom('refused_calls').where('hour', '<', instant).execute();
}

/** Selects the addresses in entries by and about users. */
export function selectIpsOf(db: Reader, userIds: readonly number[]) {
  return db
    .selectFrom('audit')
    .select(['at', 'ip'])
    .where('ip', 'is not', null)
    .where((entry) => isOf(entry, userIds))
    .orderBy('id')
    .execute();
}

/** Removes the addresses of entries by and about users. Returns how many entries had one. */
export async function forgetIpsOf(db: Writer, userIds: readonly number[]): Promise<number> {
  const rows = await db
    .updateTable('audit')
    .set({ ip: null, has_other_ips: 0 })
    .where('ip', 'is not', null)
    .where((entry) => isOf(entry, userIds))
    .returning('id')
    .execute();
  return rows.length;
}

/** Whether an entry was written by or about one of the users. */
function isOf(
  entry: ExpressionBuilder<Pick<OperationalTables, 'audit'>, 'audit'>,
  userIds: readonly number[],
) {
  return entry.or([
    entry('actor_id', 'in', userIds),
    entry.and([entry('entity', '=', 'user'), entry('entity_id', 'in', userIds.map(String))]),
  ]);
}

/** The ids of all accounts with an e-mail address, deleted ones too. */
export async function selectAccountIds(db: Reader, emailKey: string): Promise<number[]> {
  const rows = await db.selectFrom('users').select('id').where('email_key', '=', emailKey).execute();
  return rows.map(({ id }) => id);
}

function filtered(db: Reader, { action, userId, from, before }: AuditFilter) {
  return db
    .selectFrom('audit')
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(from !== undefined, (query) => query.where('at', '>=', from ?? ''))
    .$if(before !== undefined, (query) => query.where('at', '<', before ?? ''))
    .$if(userId !== undefined, (query) => query.where((entry) => isOf(entry, [userId ?? 0])));
}
