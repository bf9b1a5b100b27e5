import { hashKey, notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query';
import { RequestFailed } from './failures.ts';

/** The cache of everything that the panel has read; all screens share it. */
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
 * For forms, which wait for `isFetchedAfterMount`: they read the record anew at each visit, also when it was read
 * seconds ago, because a version from the cache may be old.
 */
export const readAnew = { refetchOnMount: 'always' } as const;

// Optimistic updates are drawn before the next frame; with the default scheduler a dropped row flashes at its old place.
notifyManager.setScheduler(queueMicrotask);

let optimisticWrites = 0;

/** Whether one of the running optimistic writes needs a refetch of its own list. */
let isListStale = false;

/**
 * Invalidates the whole cache after a write, so that no screen needs to know which lists show a record.
 * A refused write counts too: a 404 or 409 means that a list is old.
 */
export async function invalidateAfter<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } finally {
    void queryClient.invalidateQueries({ refetchType: optimisticWrites > 0 ? 'none' : 'active' });
  }
}

/**
 * Like `invalidateAfter`, for optimistic updates: refetches after the last one, as an earlier answer would undo later ones.
 * When every write succeeds, the query of `currentKey` is left alone: its data is the stored one already.
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
      void queryClient.invalidateQueries({ predicate: ({ queryHash }) => queryHash !== currentHash });
    }
  }
}
