import type { HistoryEntry, HistoryQuery, OrderHistoryPage } from '#shared/schema/history.ts';
import type { Paged } from '#shared/schema/envelope.ts';
import type { RecordBase } from '#shared/schema/record.ts';
import type { Context } from '#server/context/context.ts';
import { fromJson } from '#server/db/json.ts';
import { selectRowsById, type AnyRow } from '#server/db/record-rows.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { selectHistory, type HistoryRow } from './history.queries.ts';
import { orderEntity, orderId } from './order-records.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import { presentRecords, type RecordResource } from './record-resource.ts';
import { completeRow, recordName, type RecordTable } from './record-table.ts';
import { getRow } from './update-record.ts';

const perPage = 24;

/** A page of the changes of a record. @throws AppError 404 */
export async function listHistory<Row extends AnyRow, Input extends object, Shown>(
  { db }: Pick<Context, 'db'>,
  resource: RecordResource<Row, Input, Shown>,
  { id, page }: HistoryQuery & { id: number },
): Promise<Paged<HistoryEntry<RecordBase & Shown>>> {
  const { table } = resource;
  await getRow(db, table, id);
  const subject = { entity: table.entity, id: String(id) };
  const { rows, total } = await selectHistory(db, subject, pageRange({ page, perPage }));
  const changes = rows.map((row) => ({
    row,
    before: readVersion(table, row.before),
    after: readVersion(table, row.after),
  }));
  const versions = changes.flatMap(({ before, after }) => [before, after]).filter((row) => row !== null);
  const present = await presentRecords(db, resource, versions);
  const data = changes.map(({ row, before, after }) => ({
    ...presentEntry(row),
    before: before && present(before),
    after: after && present(after),
  }));
  return pageOf(data, { page, perPage, total });
}

/** A page of the changes of a list's order; `query` names the list if the table has several. */
export async function listOrderHistory<Row extends AnyRow>(
  { db }: Pick<Context, 'db'>,
  table: RecordTable<Row>,
  query: HistoryQuery,
): Promise<OrderHistoryPage> {
  const { page } = query;
  const subject = { entity: orderEntity(table.entity), id: orderId(table, query) };
  const { rows, total } = await selectHistory(db, subject, pageRange({ page, perPage }));
  const changes = rows.map((row) => ({
    row,
    before: fromJson<number[]>(row.before ?? '[]'),
    after: fromJson<number[]>(row.after ?? '[]'),
  }));
  const ids = new Set(changes.flatMap(({ before, after }) => [...before, ...after]));
  const named = await selectRowsById<Row>(db, table.name, [...ids]);
  const main = await getMainLanguage(db);
  const names = new Map(named.map((row) => [row.id, recordName(table, row, main)]));
  const listed = (order: readonly number[]) => order.map((id) => ({ id, name: names.get(id) ?? '' }));
  const data = changes.map(({ row, before, after }) => ({
    ...presentEntry(row),
    before: listed(before),
    after: listed(after),
  }));
  return pageOf(data, { page, perPage, total });
}

/** The row in a history entry; null if the record did not exist or was deleted. */
export function readVersion<Row extends AnyRow>(table: RecordTable<Row>, json: string | null): Row | null {
  const row = json === null ? null : completeRow(table, fromJson<Row>(json));
  return row?.deleted_at === null ? row : null;
}

export function presentEntry({ id, at, action, batch, ...by }: HistoryRow) {
  return {
    id,
    at,
    actor: writerOf(by),
    // Only these actions are recorded for simple records.
    action: action as HistoryEntry<unknown>['action'],
    batch,
  };
}

/** The user who wrote, or the key with which another program did; null for the program itself. */
function writerOf({
  actor_id: id,
  actor_name,
  key_name,
}: Pick<HistoryRow, 'actor_id' | 'actor_name' | 'key_name'>) {
  if (id !== null) return { id, name: actor_name ?? '' };
  return key_name === null ? null : { id: null, name: key_name };
}
