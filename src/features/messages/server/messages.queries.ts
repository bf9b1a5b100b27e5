import { sql, type Selectable } from 'kysely';
import type { Mailbox } from '../message.ts';
import type { MessageType } from '#shared/rules/message-types.ts';
import type { Reader } from '#server/db/connect.ts';
import { messageHasWords } from '#server/db/full-text/message-index.ts';
import { idList } from '#server/db/id-list.ts';
import type { MessageTable } from '#server/db/schema/message.ts';
import type { PageRange } from '#server/paging.ts';

/** A message matches if each of `words` (`messageQueryWords`) begins one of its words; undefined means no search. */
export type MessageFilter = { type: MessageType; section: Mailbox; words: readonly string[] | undefined };

export type MessageRow = Selectable<MessageTable>;

/** Selects a page of the filtered messages, the newest first. */
export async function selectMessagePage(db: Reader, filter: MessageFilter, { limit, offset }: PageRange) {
  return withFacts(matching(db, filter)).orderBy('messages.id', 'desc').limit(limit).offset(offset).execute();
}

export async function countMessages(db: Reader, filter: MessageFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Selects the next messages after an id, the oldest first. */
export async function selectMessagesAfter(db: Reader, filter: MessageFilter, afterId: number, limit: number) {
  return withFacts(matching(db, filter))
    .where('messages.id', '>', afterId)
    .orderBy('messages.id')
    .limit(limit)
    .execute();
}

export async function selectMessage(db: Reader, type: MessageType, id: number) {
  return withFacts(db.selectFrom('messages'))
    .where('messages.id', '=', id)
    .where('type', '=', type)
    .executeTakeFirst();
}

/** Selects the messages of an e-mail address of all types, the oldest first. */
export async function selectMessagesOf(db: Reader, emailKey: string) {
  return withFacts(db.selectFrom('messages'))
    .where('messages.email_key', '=', emailKey)
    .orderBy('messages.id')
    .execute();
}

/** Selects messages of a type that came before an instant, including read ones and those in the trash. */
export async function selectExpiredIds(
  db: Reader,
  type: MessageType,
  { before, limit }: { before: string; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('messages')
    .select('id')
    .where('type', '=', type)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** A message with the values from other tables that the list shows. */
export type MessageWithFacts = NonNullable<Awaited<ReturnType<typeof selectMessage>>>;

export async function selectFiles(db: Reader, messageIds: readonly number[]) {
  return db
    .selectFrom('private_files')
    .selectAll()
    .where('message_id', 'in', idList(messageIds))
    .orderBy('id')
    .execute();
}

/** The number of unread messages in the inbox by type; types without any are left out. */
export async function selectUnreadCounts(db: Reader) {
  return db
    .selectFrom('messages')
    .select(({ fn }) => ['type', fn.countAll().as('count')])
    .where('is_read', '=', 0)
    .where('trashed_at', 'is', null)
    .groupBy('type')
    .execute();
}

export async function selectLastMessageId(db: Reader): Promise<number> {
  const row = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

function matching(db: Reader, { type, section, words }: MessageFilter) {
  const messages = db
    .selectFrom('messages')
    .where('type', '=', type)
    .where('trashed_at', section === 'mail' ? 'is' : 'is not', null);
  if (words === undefined) return messages;
  return words.length === 0
    ? messages.where(sql<boolean>`1 = 0`)
    : messages.where(messageHasWords(db, words));
}

function withFacts(messages: ReturnType<typeof matching>) {
  return messages
    .leftJoin('users', 'users.id', 'assigned_to')
    .selectAll('messages')
    .select('users.name as assignee')
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('private_files')
            .select('private_files.id')
            .whereRef('message_id', '=', 'messages.id'),
        )
        .as('has_file'),
      eb
        .exists(
          eb
            .selectFrom('outbox')
            .select('outbox.id')
            .whereRef('message_id', '=', 'messages.id')
            .where('kind', '=', 'reply'),
        )
        .as('is_answered'),
      eb
        .selectFrom('orders')
        .select('orders.id')
        .whereRef('orders.message_id', '=', 'messages.id')
        .as('order_id'),
      eb
        .selectFrom('order_lines')
        .innerJoin('orders', 'orders.id', 'order_lines.order_id')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('orders.message_id', '=', 'messages.id')
        .as('line_count'),
    ]);
}
