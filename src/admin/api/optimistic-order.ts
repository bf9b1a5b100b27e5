import type { OrderWritten } from '#shared/api/product-order.ts';
import { invalidateAfterOptimistic, queryClient } from './queries.ts';

type ShownOrder<Data> = {
  /** Where the list stands that is put in order. */
  queryKey: readonly unknown[];
  sorted: (data: Data) => Data;
  versionOf: (data: Data) => string | undefined;
  withVersion: (data: Data, version: string) => Data;
  /** Sends the order; without a version it overwrites whatever is there. */
  send: (version: string | undefined) => Promise<OrderWritten>;
};

/** One after the other: each brings the version that the one before has answered. */
let sorts: Promise<unknown> = Promise.resolve();

/** Shows a new order at once and stores it; should the server refuse it, its own order comes back. */
export function saveOptimisticOrder<Data>({
  queryKey,
  sorted,
  versionOf,
  withVersion,
  send,
}: ShownOrder<Data>): Promise<void> {
  const change = (next: (data: Data) => Data) =>
    queryClient.setQueryData<Data>(queryKey, (data) => (data === undefined ? undefined : next(data)));
  // A write of our own may have come since the order was read: its version would then contradict ourselves.
  const isCurrent = queryClient.getQueryState(queryKey)?.isInvalidated === false;
  void queryClient.cancelQueries({ queryKey });
  change(sorted);
  const sort = invalidateAfterOptimistic(
    sorts.then(async () => {
      const data = queryClient.getQueryData<Data>(queryKey);
      const written = await send(isCurrent && data !== undefined ? versionOf(data) : undefined);
      change((shown) => withVersion(shown, written.data.order_version));
    }),
  );
  sorts = sort.catch(() => undefined);
  return sort;
}
