import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';

/** An order with the sender of its message. */
export function selectOrder(db: Reader, id: number) {
  return db
    .selectFrom('orders')
    .innerJoin('messages', 'messages.id', 'orders.message_id')
    .select(['orders.id', 'message_id', 'orders.created_at', 'name', 'email', 'company'])
    .where('orders.id', '=', id)
    .executeTakeFirst();
}

/** Those of these products that staff can open. */
export async function selectLiveProductIds(db: Reader, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', idList(ids))
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
