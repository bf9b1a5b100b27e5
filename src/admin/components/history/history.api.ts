import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { written, type Paged } from '#shared/schema/envelope.ts';
import { historyPage, OrderHistoryPage, type HistoryEntry } from '#shared/schema/history.ts';
import { read, write } from '../../api/client.ts';
import { invalidateAfter } from '../../api/queries.ts';

/** A page of the changes of a record, the latest first. */
export function useHistory<Saved>(schema: z.ZodType<Saved>, path: string, id: number, page: number) {
  return useQuery({
    queryKey: ['history', path, id, page],
    queryFn: (): Promise<Paged<HistoryEntry<Saved>>> =>
      read(historyPage(schema), `${path}/${id}/history`, { page }),
    placeholderData: keepPreviousData,
  });
}

/** Which order: the query of its list, such as the category of products. */
export type OrderQuery = Readonly<Record<string, string | number | null>>;

/** A page of the changes of a list's order, the latest first. */
export function useOrderHistory(path: string, query: OrderQuery, page: number) {
  return useQuery({
    queryKey: ['order-history', path, query, page],
    queryFn: () => read(OrderHistoryPage, `${path}/queue/history`, { ...query, page }),
    placeholderData: keepPreviousData,
  });
}

/** Writes the values again that a record had after one of its changes. */
export function restoreVersion<Saved>(
  schema: z.ZodType<Saved>,
  path: string,
  { id, version, entry }: { id: number; version: number; entry: number },
) {
  return invalidateAfter(write(written(schema), 'PUT', `${path}/${id}/history/${entry}`, { version }));
}
