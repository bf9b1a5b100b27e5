import type { Kysely } from 'kysely';
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
      'users.name as actor',
    ])
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

function filtered(db: Reader, { action, userId, from, before }: AuditFilter) {
  return db
    .selectFrom('audit')
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(from !== undefined, (query) => query.where('at', '>=', from ?? ''))
    .$if(before !== undefined, (query) => query.where('at', '<', before ?? ''))
    .$if(userId !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('actor_id', '=', userId ?? 0),
          eb.and([eb('entity', '=', 'user'), eb('entity_id', '=', String(userId))]),
        ]),
      ),
    );
}
