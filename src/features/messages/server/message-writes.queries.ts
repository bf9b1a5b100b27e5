import { sql, type Kysely } from 'kysely';
import type { MessageType } from '#shared/rules/message-types.ts';
import { numbersIn } from '#server/db/id-list.ts';
import { lockedRows } from '#server/db/locked-rows.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';

type Writer = Kysely<OperationalTables>;

/**
 * Selects and locks the messages of this type among these ids, so that nobody else changes or deletes them
 * meanwhile.
 */
export function lockMessages(db: Writer, type: MessageType, ids: readonly number[]) {
  const messages = db
    .selectFrom('messages')
    .select(['id', 'trashed_at', 'version', 'assigned_to', 'note'])
    .where('type', '=', type)
    .where('id', 'in', numbersIn(db, ids))
    // All writers lock in the same order, so that no two of them wait for each other.
    .orderBy('id');
  return lockedRows(db, messages).execute();
}
export type LockedMessage = Awaited<ReturnType<typeof lockMessages>>[number];

/** Does what `lockMessages` does for one message, with all columns. */
export function lockMessage(db: Writer, type: MessageType, id: number) {
  const message = db.selectFrom('messages').selectAll().where('type', '=', type).where('id', '=', id);
  return lockedRows(db, message).executeTakeFirst();
}

export function selectMailWithHeader(db: Writer, headerId: string) {
  return db.selectFrom('outbox').select('message_id').where('header_id', '=', headerId).executeTakeFirst();
}

/** Moves messages to the trash or back. A message that is already in the trash keeps its time. */
export async function moveMessages(
  db: Writer,
  ids: readonly number[],
  trashedAt: string | null,
): Promise<void> {
  const messages = db
    .updateTable('messages')
    .set({ trashed_at: trashedAt })
    .where('id', 'in', numbersIn(db, ids));
  await (trashedAt === null ? messages : messages.where('trashed_at', 'is', null)).execute();
}

/** Whether it was not read before. */
export async function markRead(db: Writer, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ is_read: 1 })
    .where('id', '=', id)
    .where('is_read', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Changes the sent fields and raises the version; false if nothing differs. */
export async function updateMessage(
  db: Writer,
  { id, assigned_to, note }: LockedMessage,
  change: { assigned_to?: number | null | undefined; note?: string | undefined },
): Promise<boolean> {
  const next = { assigned_to: change.assigned_to === undefined ? assigned_to : change.assigned_to };
  const values = { ...next, note: change.note ?? note };
  if (values.assigned_to === assigned_to && values.note === note) return false;
  await db
    .updateTable('messages')
    .set({ ...values, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
  return true;
}
