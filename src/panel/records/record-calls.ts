import type { z } from 'zod';
import { OrderWritten } from '#shared/schema/record.ts';
import { Success } from '#shared/schema/envelope.ts';
import type { RecordBase } from '#shared/schema/record.ts';
import { read, write } from '#panel/api/client.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { queueOf, saveOptimisticOrder, sortByIds } from '#panel/api/optimistic-order.ts';
import { invalidateAfter } from '#panel/api/queries.ts';
import type { OrderQuery } from '#panel/history/history.api.ts';

/** The API calls of a simple record, as `recordRoutes` serves them (docs/decisions/0026). */
export type RecordCalls<Saved extends RecordBase> = {
  /** The path below `/api/admin`. */
  path: string;
  /** The key under which drafts of the form are stored. */
  draftName: string;
  /** Query parameters that select this list's order history, if the resource has several lists. */
  orderQuery?: OrderQuery;
  /** Fields that identify this list if there are several; they are sent with every write. */
  part: Readonly<Record<string, string>>;
  /** All records in their order, as options of `useQuery`. */
  list: { queryKey: readonly string[]; queryFn: () => Promise<Saved[]> };
  /** The schema of one record in an answer. */
  record: z.ZodType<Saved>;
  /** The schema of a write, with its messages. */
  fields: z.ZodType;
  create: (fields: Fields) => Promise<Saved>;
  update: (id: number, fields: Fields) => Promise<Saved>;
  delete: (id: number) => Promise<Success>;
  /** Shows an order immediately and stores it, for the whole list or for the records in `part`. */
  order: (ids: readonly number[], part?: Fields) => Promise<void>;
};

type Schemas<Saved> = {
  record: z.ZodType<Saved>;
  list: z.ZodType<Saved[]>;
  written: z.ZodType<{ data: Saved }>;
  update: z.ZodType;
};

/**
 * The API calls of a resource with simple records.
 * @param ids where PUT and DELETE expect the id: in the path, or as the field `id` of the body
 * @param part fields that identify one of several lists; the calls then read and order only that list
 */
export function recordCalls<Saved extends RecordBase>(
  resource: string,
  schemas: Schemas<Saved>,
  ids: 'path' | 'body' = 'path',
  part: Readonly<Record<string, string>> = {},
): RecordCalls<Saved> {
  const path = `/${resource}`;
  const queryKey = [resource, ...Object.values(part)];
  const pathOf = (id: number) => (ids === 'path' ? `${path}/${id}` : path);
  const bodyOf = (id: number, fields: Fields = {}) => (ids === 'path' ? fields : { ...fields, id });
  return {
    path,
    draftName: `/${queryKey.join('/')}`,
    part,
    list: { queryKey, queryFn: () => read(schemas.list, path, part) },
    record: schemas.record,
    fields: schemas.update,
    create: async (fields) =>
      (await invalidateAfter(write(schemas.written, 'POST', path, { ...fields, ...part }))).data,
    update: async (id, fields) =>
      (await invalidateAfter(write(schemas.written, 'PUT', pathOf(id), bodyOf(id, fields)))).data,
    delete: (id) => invalidateAfter(write(Success, 'DELETE', pathOf(id), bodyOf(id))),
    order: (sorted, orderedPart = part) =>
      saveOptimisticOrder<Saved[]>({
        queryKey,
        reorder: (rows) => reorderPart(rows, sorted),
        versionOf: (rows) => rows.find(({ id }) => id === sorted[0])?.order_version,
        withVersion: (rows, order_version) =>
          rows.map((row) => (sorted.includes(row.id) ? { ...row, order_version } : row)),
        send: (order_version) =>
          write(OrderWritten, 'PUT', `${path}/queue`, {
            ...orderedPart,
            queue: queueOf(sorted),
            order_version,
          }),
      }),
  };
}

/**
 * Sorts the rows with these ids among the positions that they occupy; all other rows keep their positions.
 */
export function reorderPart<Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] {
  const sorted = sortByIds(rows, ids);
  const wanted = new Set(ids);
  return rows.map((row) => (wanted.has(row.id) ? (sorted.shift() ?? row) : row));
}
