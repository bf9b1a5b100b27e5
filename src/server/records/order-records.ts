import type { RecordQueue } from '#shared/schema/record.ts';
import { selectPlaces, type AnyRow } from '#server/db/record-rows.ts';
import type { ContentTransaction } from '#server/db/transactions.ts';
import { writeOrder } from '#server/db/write-order.ts';
import { checkOrderVersion, idsInOrder, orderOf, orderVersionOf } from './order.ts';
import type { RecordTable } from './record-table.ts';

/** The name of a list's order in the history. */
export const orderEntity = (entity: string) => `${entity}-order`;

/** Orders the list or a part of it; returns the new `order_version`. */
export async function orderRecords<Row extends AnyRow>(
  tx: ContentTransaction,
  { name, entity }: RecordTable<Row>,
  input: RecordQueue,
): Promise<string> {
  const before = await selectPlaces(tx.db, name);
  checkOrderVersion(input.order_version, orderVersionOf(before));
  const places = new Map(before.map(({ id, queue }) => [id, queue]));
  const moved = orderOf(before, idsInOrder(input.queue)).filter(({ id, queue }) => places.get(id) !== queue);
  if (moved.length === 0) {
    tx.leaveUnchanged();
    return orderVersionOf(before);
  }
  await writeOrder(tx.db, { table: name, column: 'queue' }, moved);
  const after = await selectPlaces(tx.db, name);
  await tx.record({
    entity: orderEntity(entity),
    id: '',
    action: 'order',
    before: before.map(({ id }) => id),
    after: after.map(({ id }) => id),
  });
  return orderVersionOf(after);
}
