import { notifyManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { invalidateAfter, queryClient } from './queries.ts';
import { saveOptimisticOrder } from './optimistic-order.ts';

type List = { ids: number[]; version: string };

const queryKey = ['list'];
const shown = () => queryClient.getQueryData<List>(queryKey)?.ids;
const read = vi.fn<() => Promise<List>>();
let unsubscribe: () => void;

let drawn: List | undefined;

/** Sends an order; the test decides when and how the server answers. */
function sort(ids: number[], options: { isOrderOnly?: boolean } = {}) {
  const answer = Promise.withResolvers<string>();
  const send = vi.fn(async () => {
    const order_version = await answer.promise;
    return { success: true as const, data: { order_version } };
  });
  const done = saveOptimisticOrder<List>({
    queryKey,
    reorder: (list) => ({ ...list, ids }),
    versionOf: ({ version }) => version,
    withVersion: (list, version) => ({ ...list, version }),
    send,
    ...options,
  });
  return { answer, send, done };
}

beforeEach(async () => {
  read.mockReset().mockResolvedValue({ ids: [1, 2, 3], version: 'a' });
  const draw = notifyManager.batchCalls(({ data }: { data: List | undefined }) => {
    drawn = data;
  });
  unsubscribe = new QueryObserver(queryClient, { queryKey, queryFn: read }).subscribe(draw);
  await vi.waitFor(() => expect(shown()).toEqual([1, 2, 3]));
});

afterEach(() => {
  unsubscribe();
  queryClient.clear();
});

it('a new order is drawn within the task of the drop, so that the row never flashes at its old place', async () => {
  const { answer, done } = sort([2, 1, 3]);
  await Promise.resolve();
  expect(drawn?.ids).toEqual([2, 1, 3]);
  answer.resolve('b');
  await done;
});

it('a new order is shown at once, stored with the version that was read, and then fetched again', async () => {
  const { answer, send, done } = sort([2, 1, 3]);
  expect(shown()).toEqual([2, 1, 3]);
  read.mockResolvedValue({ ids: [2, 1, 3], version: 'b' });
  answer.resolve('b');
  await done;
  expect(send).toHaveBeenCalledExactlyOnceWith('a');
  expect(read).toHaveBeenCalledTimes(2);
});

it('no list is fetched while a later order is waiting, since the answer would undo that order', async () => {
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

it('an order after another write of this panel is sent without a version', async () => {
  read.mockReturnValue(new Promise(() => undefined));
  await invalidateAfter(Promise.resolve('a new file'));
  const { answer, send, done } = sort([2, 1, 3]);
  answer.resolve('b');
  await done;
  expect(send).toHaveBeenCalledExactlyOnceWith(undefined);
});

it('when the server refuses an order, the stored one is shown again, and the next one is accepted', async () => {
  const refused = sort([2, 1, 3]);
  refused.answer.reject(new Error('409'));
  await expect(refused.done).rejects.toThrow('409');
  await vi.waitFor(() => expect(shown()).toEqual([1, 2, 3]));
  const next = sort([3, 2, 1]);
  next.answer.resolve('b');
  await next.done;
  expect(next.send).toHaveBeenCalledExactlyOnceWith('a');
});

it('a list of which only the order changed is fetched again only if the server refuses a write', async () => {
  const stored = sort([2, 1, 3], { isOrderOnly: true });
  stored.answer.resolve('b');
  await stored.done;
  expect(shown()).toEqual([2, 1, 3]);
  expect(read).toHaveBeenCalledTimes(1);

  const refused = sort([1, 2, 3], { isOrderOnly: true });
  const next = sort([3, 2, 1], { isOrderOnly: true });
  refused.answer.reject(new Error('409'));
  next.answer.resolve('c');
  await expect(refused.done).rejects.toThrow('409');
  await next.done;
  expect(next.send).toHaveBeenCalledExactlyOnceWith('b');
  expect(read).toHaveBeenCalledTimes(2);
});
