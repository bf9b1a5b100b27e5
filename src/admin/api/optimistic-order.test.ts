import { notifyManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { invalidateAfter, queryClient } from './queries.ts';
import { saveOptimisticOrder } from './optimistic-order.ts';

type List = { ids: number[]; version: string };

const queryKey = ['list'];
const shown = () => queryClient.getQueryData<List>(queryKey)?.ids;
const read = vi.fn<() => Promise<List>>();
let leave: () => void;
/** What the screen was told last. */
let told: List | undefined;

/** Sends an order whose answer comes when the test gives it. */
function sort(ids: number[]) {
  const answer = Promise.withResolvers<string>();
  const send = vi.fn(async () => {
    const order_version = await answer.promise;
    return { success: true as const, data: { order_version } };
  });
  const done = saveOptimisticOrder<List>({
    queryKey,
    sorted: (list) => ({ ...list, ids }),
    versionOf: ({ version }) => version,
    withVersion: (list, version) => ({ ...list, version }),
    send,
  });
  return { answer, send, done };
}

beforeEach(async () => {
  read.mockReset().mockResolvedValue({ ids: [1, 2, 3], version: 'a' });
  const tell = notifyManager.batchCalls(({ data }: { data: List | undefined }) => {
    told = data;
  });
  leave = new QueryObserver(queryClient, { queryKey, queryFn: read }).subscribe(tell);
  await vi.waitFor(() => expect(shown()).toEqual([1, 2, 3]));
});

afterEach(() => {
  leave();
  queryClient.clear();
});

it('reaches the screen within the task of the drop, or the row would be seen at its old place once more', async () => {
  const { answer, done } = sort([2, 1, 3]);
  await Promise.resolve();
  expect(told?.ids).toEqual([2, 1, 3]);
  answer.resolve('b');
  await done;
});

it('shows an order at once, stores it with the version that was read, and then reads anew', async () => {
  const { answer, send, done } = sort([2, 1, 3]);
  expect(shown()).toEqual([2, 1, 3]);
  read.mockResolvedValue({ ids: [2, 1, 3], version: 'b' });
  answer.resolve('b');
  await done;
  expect(send).toHaveBeenCalledExactlyOnceWith('a');
  expect(read).toHaveBeenCalledTimes(2);
});

it('reads nothing anew while a later order waits: the server would tell the one before', async () => {
  const first = sort([2, 1, 3]);
  const second = sort([3, 2, 1]);
  read.mockResolvedValue({ ids: [2, 1, 3], version: 'b' });
  first.answer.resolve('b');
  await first.done;
  await invalidateAfter(Promise.resolve('another write'));
  expect(read).toHaveBeenCalledTimes(1);
  expect(shown()).toEqual([3, 2, 1]);
  read.mockResolvedValue({ ids: [3, 2, 1], version: 'c' });
  second.answer.resolve('c');
  await second.done;
  expect(second.send).toHaveBeenCalledExactlyOnceWith('b');
  expect(read).toHaveBeenCalledTimes(2);
});

it('sends no version when a write of our own came since the order was read', async () => {
  read.mockReturnValue(new Promise(() => undefined));
  await invalidateAfter(Promise.resolve('a new file'));
  const { answer, send, done } = sort([2, 1, 3]);
  answer.resolve('b');
  await done;
  expect(send).toHaveBeenCalledExactlyOnceWith(undefined);
});

it('brings the order of the server back when it refuses, and goes on with the next', async () => {
  const refused = sort([2, 1, 3]);
  refused.answer.reject(new Error('409'));
  await expect(refused.done).rejects.toThrow('409');
  await vi.waitFor(() => expect(shown()).toEqual([1, 2, 3]));
  const next = sort([3, 2, 1]);
  next.answer.resolve('b');
  await next.done;
  expect(next.send).toHaveBeenCalledExactlyOnceWith('a');
});
