import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { written } from '#shared/schema/envelope.ts';
import { read, write } from '#panel/api/client.ts';
import { invalidateAfter } from '#panel/api/queries.ts';

/** A page of the history of a record, the latest entry first. */
export function useHistory<Schema extends z.ZodType>(schema: Schema, path: string, id: number, page: number) {
  return useQuery({
    queryKey: ['history', path, id, page],
    queryFn: () => read(schema, `${path}/${id}/history`, { page }),
    placeholderData: keepPreviousData,
  });
}

/** Identifies one of several lists, for example by the category whose products are ordered. */
export type OrderQuery = Readonly<Record<string, string | number | null>>;

/** A page of the history of a list's order, the latest entry first. */
export function useOrderHistory<Schema extends z.ZodType>(
  schema: Schema,
  path: string,
  query: OrderQuery & { page: number },
) {
  return useQuery({
    queryKey: ['order-history', path, query],
    queryFn: () => read(schema, `${path}/queue/history`, query),
    placeholderData: keepPreviousData,
  });
}

/** Restores the values that the record had after one of its changes. */
export function restoreVersion<Saved>(
  schema: z.ZodType<Saved>,
  path: string,
  { id, version, entry }: { id: number; version: number; entry: number },
) {
  return invalidateAfter(write(written(schema), 'PUT', `${path}/${id}/history/${entry}`, { version }));
}
