import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { invalidateAfter, queryClient } from './queries.ts';

afterEach(() => queryClient.clear());

it('a list that opens during a write shows what was written, even if its first answer is older', async () => {
  const queryKey = ['list', { search: 'toka' }];
  const older = Promise.withResolvers<string[]>();
  const read = vi
    .fn<() => Promise<string[]>>()
    .mockReturnValueOnce(older.promise)
    .mockResolvedValue(['toka.jpg']);
  const unsubscribe = new QueryObserver(queryClient, { queryKey, queryFn: read }).subscribe(() => undefined);
  await invalidateAfter(Promise.resolve('uploaded'));
  older.resolve([]);
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toBeDefined());
  await older.promise;
  expect(queryClient.getQueryData(queryKey)).toEqual(['toka.jpg']);
  expect(read).toHaveBeenCalledTimes(2);
  unsubscribe();
});
