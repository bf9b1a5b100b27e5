import {
  hashKey,
  notifyManager,
  QueryClient,
  type InvalidateQueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import { RequestFailed } from './failures.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => error instanceof RequestFailed && failures < 2,
      retryDelay: (attempt) => 500 * 2 ** attempt,
    },
  },
});

/**
 * Options for forms, which wait for `isFetchedAfterMount`: each visit fetches the record again, because
 * saving from an old cached version would cause a false 409.
 */
export const readAnew = { refetchOnMount: 'always' } as const;

// With the default scheduler, a dropped row flashes at its old position before the optimistic update is
// rendered.
notifyManager.setScheduler(queueMicrotask);

let optimisticWrites = 0;

/** True if a running optimistic write must refetch its own list afterwards. */
let isListStale = false;

/**
 * Marks cached answers as outdated and refetches those on the screen. It also repeats first requests that are
 * still running: `invalidateQueries` waits for their answers, which can be older than the write.
 */
export function invalidate(filters: InvalidateQueryFilters = {}): void {
  void queryClient.resetQueries({
    type: 'active',
    predicate: ({ state }) => state.data === undefined && state.fetchStatus === 'fetching',
  });
  void queryClient.invalidateQueries(filters);
}

/**
 * Invalidates the whole cache after a write, so that no screen needs to know which lists show a record. It
 * does so after a refused write too, because a 404 or 409 means that a list is outdated.
 */
export async function invalidateAfter<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } finally {
    invalidate({ refetchType: optimisticWrites > 0 ? 'none' : 'active' });
  }
}

/**
 * Like `invalidateAfter`, for optimistic updates: it refetches only after the last write, because an earlier
 * answer would undo later updates. The query of `currentKey` is refetched only after a failure.
 */
export async function invalidateAfterOptimistic<Result>(
  write: Promise<Result>,
  currentKey?: QueryKey,
): Promise<Result> {
  optimisticWrites += 1;
  let hasSucceeded = false;
  try {
    const result = await write;
    hasSucceeded = true;
    return result;
  } finally {
    optimisticWrites -= 1;
    if (!hasSucceeded || currentKey === undefined) isListStale = true;
    if (optimisticWrites === 0) {
      const currentHash = isListStale || currentKey === undefined ? undefined : hashKey(currentKey);
      isListStale = false;
      invalidate({ predicate: ({ queryHash }) => queryHash !== currentHash });
    }
  }
}
