import type { UnreadCounts } from '../message.ts';
import { messageTypes } from '#shared/rules/message-types.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectLastMessageId, selectUnreadCounts } from './messages.queries.ts';

/**
 * Reads the unread messages of the inboxes. The revision contains the latest id, so it changes even if a new
 * message is read at once and the counts are the same.
 */
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
