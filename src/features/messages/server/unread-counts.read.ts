import type { UnreadCounts } from '../message.ts';
import { messageTypes } from '#shared/rules/message-types.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectLastMessageId, selectUnreadCounts } from './messages.queries.ts';

/** Unread messages of the inboxes; the revision also changes with a message that somebody read at once. */
export async function readUnreadCounts(db: Reader): Promise<UnreadCounts> {
  const rows = await selectUnreadCounts(db);
  const found = new Map(rows.map(({ type, count }) => [type, Number(count)]));
  const counts = messageTypes.map((type) => [type, found.get(type) ?? 0] as const);
  const last = await selectLastMessageId(db);
  return {
    counts: Object.fromEntries(counts) as UnreadCounts['counts'],
    revision: [last, ...counts.map(([, count]) => count)].join('.'),
  };
}
