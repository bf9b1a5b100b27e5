import { QueryClient } from '@tanstack/react-query';
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

/**
 * Runs a write and then marks everything read so far as out of date, so that no screen needs to know
 * which lists a record appears in. A refused write counts too: a 404 or 409 says that a list is old.
 */
export async function changing<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } finally {
    void queryClient.invalidateQueries();
  }
}
