import { sql, type Kysely, type Selectable } from 'kysely';
import type { MailState } from '../mail.ts';
import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import type { OutboxTable } from '#server/db/schema/mail.ts';

export type OutboxRow = Selectable<OutboxTable>;

type Writer = Kysely<OperationalTables>;

export function selectMail(db: Reader, id: number): Promise<OutboxRow | undefined> {
  return db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The Message-ID of the copy that the sender of a message got, so that a reply can continue its thread. */
export async function selectCopyId(db: Reader, messageId: number): Promise<string | undefined> {
  const copy = await db
    .selectFrom('outbox')
    .select('header_id')
    .where('message_id', '=', messageId)
    .where('kind', '=', 'copy')
    .where('state', '=', 'sent')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return copy?.header_id;
}

/** Changes a mail that is still waiting under this Message-ID. Returns false if there is no such mail. */
export async function updateWaitingMail(
  db: Writer,
  { id, header_id }: Pick<OutboxRow, 'id' | 'header_id'>,
  change: Partial<Pick<OutboxRow, 'state' | 'attempts' | 'last_error' | 'sent_at'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set(change)
    .where('id', '=', id)
    .where('header_id', '=', header_id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Sets a mail back to `waiting`. Returns false if its state has changed meanwhile. */
export async function resetMail(
  db: Writer,
  { id, state }: { id: number; state: MailState },
  headerId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'waiting', header_id: headerId, attempts: 0, last_error: null, sent_at: null })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Holds all mails that wait, and returns how many. Those that are held already keep their time. */
export async function holdWaitingMails(db: Writer, now: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ held_at: now })
    .where('state', '=', 'waiting')
    .where('held_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends the hold of these mails, or of all, with a change of their state. Returns the ids of those that were held. */
export async function takeHeldMails(
  db: Writer,
  ids: readonly number[] | undefined,
  change: Pick<OutboxRow, 'state'> & Partial<Pick<OutboxRow, 'last_error'>>,
): Promise<number[]> {
  const rows = await db
    .updateTable('outbox')
    .set({ ...change, held_at: null })
    .where('held_at', 'is not', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', numbersIn(db, ids ?? [])))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes mails that belong to no message and were queued before `before`, an ISO text. */
export async function deleteOldMails(db: Writer, before: string): Promise<void> {
  await db.deleteFrom('outbox').where('message_id', 'is', null).where('created_at', '<', before).execute();
}

/** The mails by state: `waiting`, `held` and `failed`. Sent ones, which are most of the table, are not counted. */
export async function selectMailCounts(db: Reader): Promise<{ state: string; count: number }[]> {
  const state = sql<string>`case when held_at is not null then 'held' else state end`;
  return db
    .selectFrom('outbox')
    .select([state.as('state'), sql<number>`cast(count(*) as integer)`.as('count')])
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy(state)
    .execute();
}
