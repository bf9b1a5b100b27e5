import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ContentHistory, HistoryChoices } from '../content-history.ts';
import { read } from '#panel/api/client.ts';

type Filter = Readonly<Record<'entity' | 'user_id' | 'from' | 'to', string>>;

/** Loads the changes of all content, the latest first; each further page is older. */
export function useContentHistory(filter: Partial<Filter> = {}) {
  return useInfiniteQuery({
    queryKey: ['content-history', filter],
    queryFn: ({ pageParam: before }) => read(ContentHistory, '/history', { ...filter, before }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
}

export function useHistoryChoices() {
  return useQuery({
    queryKey: ['content-history', 'choices'],
    queryFn: () => read(HistoryChoices, '/history/choices'),
  });
}
