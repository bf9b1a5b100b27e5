import type { z } from 'zod';
import { OrderWritten } from '#shared/schema/record.ts';
import { Success } from '#shared/schema/envelope.ts';
import type { RecordBase } from '#shared/schema/record.ts';
import { read, write } from '#panel/api/client.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { queueOf, saveOptimisticOrder, sortByIds } from '#panel/api/optimistic-order.ts';
import { invalidateAfter } from '#panel/api/queries.ts';
import type { OrderQuery } from '#panel/history/history.api.ts';

/** The calls of a simple record, as `recordRoutes` serves them (docs/decisions/0026). */
export type RecordCalls<Saved extends RecordBase> = {
  /** The path below `/api/admin`. */
  path: string;
  /** The key of the drafts. */
  draftName: string;
  /** The query of the order's history, where the calls are of one list of several. */
  orderQuery?: OrderQuery;
  /** The fields that name the one list of these calls. */
  part: Readonly<Record<string, string>>;
  /** All records in their order, for `useQuery`. */
  list: { queryKey: readonly string[]; queryFn: () => Promise<Saved[]> };
  /** The schema of one record in an answer. */
  record: z.ZodType<Saved>;
  /** The fields of a write, with rules and messages. */
  fields: z.ZodType;
  create: (fields: Fields) => Promise<Saved>;
  update: (id: number, fields: Fields) => Promise<Saved>;
  delete: (id: number) => Promise<Success>;
  /** Shows an order of the list, or of the part that `part` names, at once and stores it. */
  order: (ids: readonly number[], part?: Fields) => Promise<void>;
};

type Schemas<Saved> = {
  record: z.ZodType<Saved>;
  list: z.ZodType<Saved[]>;
  written: z.ZodType<{ data: Saved }>;
  update: z.ZodType;
};

/**
 * @param ids where PUT and DELETE take the id: behind the path, or as the field `id` of the body
 * @param part the fields that name one list of several; it is then the only one that these calls read and order
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

/** Puts the rows with these ids in the order of the ids, at the positions that they hold together. */
export function reorderPart<Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] {
  const sorted = sortByIds(rows, ids);
  const wanted = new Set(ids);
  return rows.map((row) => (wanted.has(row.id) ? (sorted.shift() ?? row) : row));
}
