import type { OrderWritten } from '#shared/schema/record.ts';
import { invalidateAfterOptimistic, queryClient } from './queries.ts';

type OptimisticOrder<Data> = {
  /** The key of the query that holds the list. */
  queryKey: readonly unknown[];
  reorder: (data: Data) => Data;
  versionOf: (data: Data) => string | undefined;
  withVersion: (data: Data, version: string) => Data;
  /** Sends the order. Without a version the server replaces the stored order unchecked. */
  send: (version: string | undefined) => Promise<OrderWritten>;
  /** True when the query contains only the order, so that a stored order needs no refetch. */
  isOrderOnly?: boolean;
};

/** Writes run one after the other, because each sends the version that the previous one received. */
let lastWrite: Promise<unknown> = Promise.resolve();

/**
 * Shows a new order immediately and stores it. If the server refuses the order, the stored one is fetched
 * again.
 */
export function saveOptimisticOrder<Data>(order: OptimisticOrder<Data>): Promise<void> {
  const { queryKey, reorder, versionOf, withVersion, send, isOrderOnly = false } = order;
  const update = (next: (data: Data) => Data) =>
    queryClient.setQueryData<Data>(queryKey, (data) => (data === undefined ? undefined : next(data)));
  // After another write the loaded version may be old, and sending it would cause a false 409.
  const isCurrent = queryClient.getQueryState(queryKey)?.isInvalidated === false;
  void queryClient.cancelQueries({ queryKey });
  update(reorder);
  const store = async () => {
    const data = queryClient.getQueryData<Data>(queryKey);
    const written = await send(isCurrent && data !== undefined ? versionOf(data) : undefined);
    update((shown) => withVersion(shown, written.data.order_version));
  };
  const write = invalidateAfterOptimistic(lastWrite.then(store), isOrderOnly ? queryKey : undefined);
  lastWrite = write.catch(() => undefined);
  return write;
}

/** The rows with these ids, in the order of the ids. */
export function sortByIds<Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The `queue` field of a write: the first id has the highest number. */
export function queueOf(ids: readonly number[]): { id: number; queue: number }[] {
  return ids.map((id, index) => ({ id, queue: ids.length - index }));
}
