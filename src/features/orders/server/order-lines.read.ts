import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';

/** The lines of the orders of these messages, in their order. */
export function loadOrderLines(db: Reader, messageIds: readonly number[]) {
  return db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .where('message_id', 'in', idList(messageIds))
    .selectAll('order_lines')
    .select('message_id')
    .orderBy('message_id')
    .orderBy('position')
    .execute();
}
