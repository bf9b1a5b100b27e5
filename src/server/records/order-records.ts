import type { RecordQueue } from '#shared/schema/record.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectListMembers, selectPlaces, type AnyRow } from '#server/db/record-rows.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { writeOrder } from '#server/db/write-order.ts';
import { checkOrderVersion, idsInOrder, orderOf, orderVersionOf } from './order.ts';
import { listOf, type RecordTable } from './record-table.ts';

/** The entity of a list's order in the history. */
export const orderEntity = (entity: string) => `${entity}-order`;

/** The id of a list's order in the history: the values of the columns that name the list. */
export function orderId<Row extends AnyRow>(table: RecordTable<Row>, list: object): string {
  return Object.values(listOf(table, list)).join('/');
}

/** Loads the order of all lists and returns a function that returns the `order_version` of a row's list. */
export async function loadOrderVersions<Row extends AnyRow>(
  db: Reader,
  table: RecordTable<Row>,
): Promise<(row: object) => string> {
  const members = await selectListMembers(db, table.name, table.listBy);
  const lists = Map.groupBy(members, (row) => orderId(table, row));
  const versions = new Map([...lists].map(([list, rows]) => [list, orderVersionOf(rows)]));
  return (row) => versions.get(orderId(table, row)) ?? orderVersionOf([]);
}

/**
 * Orders a list or a part of it and returns the new `order_version`; `input` names the list
 * if the table has several.
 */
export async function orderRecords<Row extends AnyRow>(
  tx: ContentTransaction,
  table: RecordTable<Row>,
  input: RecordQueue,
): Promise<string> {
  const { name, entity } = table;
  const list = listOf(table, input);
  const before = await selectPlaces(tx.db, name, list);
  checkOrderVersion(input.order_version, orderVersionOf(before));
  const places = new Map(before.map(({ id, queue }) => [id, queue]));
  const moved = orderOf(before, idsInOrder(input.queue)).filter(({ id, queue }) => places.get(id) !== queue);
  if (moved.length === 0) {
    tx.leaveUnchanged();
    return orderVersionOf(before);
  }
  await writeOrder(tx.db, { table: name, column: 'queue' }, moved);
  const after = await selectPlaces(tx.db, name, list);
  await tx.record({
    entity: orderEntity(entity),
    id: orderId(table, list),
    action: 'order',
    before: before.map(({ id }) => id),
    after: after.map(({ id }) => id),
  });
  return orderVersionOf(after);
}
