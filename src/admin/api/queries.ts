import { notifyManager, QueryClient } from '@tanstack/react-query';
import { RequestFailed } from './failures.ts';

/** What the panel has read; shared by all screens. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => error instanceof RequestFailed && failures < 2,
      retryDelay: (attempt) => 500 * 2 ** attempt,
    },
  },
});

// What a screen changes itself is on it before the next frame: by default a dropped row is seen at its old place once more.
notifyManager.setScheduler(queueMicrotask);

/** Writes under way whose result is shown already. */
let ahead = 0;

/**
 * Runs a write and then marks everything read so far as out of date, so that no screen needs to know
 * which lists a record appears in. A refused write counts too: a 404 or 409 says that a list is old.
 */
export async function invalidateAfter<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } finally {
    void queryClient.invalidateQueries({ refetchType: ahead > 0 ? 'none' : 'active' });
  }
}

/**
 * The same for what the screen shows before it is stored. Until the last of these is answered nothing is read
 * anew: the server would tell what was before.
 */
export async function invalidateAfterOptimistic<Result>(work: Promise<Result>): Promise<Result> {
  ahead += 1;
  try {
    return await work;
  } finally {
    ahead -= 1;
    if (ahead === 0) void queryClient.invalidateQueries();
  }
}
