import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';

/** Selects the order lines of these messages, sorted as the visitor sent them. */
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

export function selectOrder(db: Reader, id: number) {
  return db
    .selectFrom('orders')
    .innerJoin('messages', 'messages.id', 'orders.message_id')
    .select(['orders.id', 'message_id', 'orders.created_at', 'name', 'email', 'company'])
    .where('orders.id', '=', id)
    .executeTakeFirst();
}

/** Returns those of the ids whose products are not deleted, so that staff can open them. */
export async function selectLiveProductIds(db: Reader, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', idList(ids))
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The message of an offer request, by its order, its own id, or the `request_id` of the sender. */
export type OfferMessage = NonNullable<Awaited<ReturnType<typeof findOfferMessage>>>;

export function findOfferMessage(
  db: Reader,
  column: 'orders.id' | 'messages.id' | 'messages.request_id',
  value: number | string,
) {
  return db
    .selectFrom('orders')
    .innerJoin('messages', 'messages.id', 'orders.message_id')
    .select(['messages.id', 'request_id', 'lang', 'messages.created_at', 'trashed_at'])
    .where(column, '=', value)
    .executeTakeFirst();
}
