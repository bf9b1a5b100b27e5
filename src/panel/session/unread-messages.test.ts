import { afterEach, expect, it, vi } from 'vitest';
import type { UnreadCounts } from '#features/messages/message.ts';
import { queryClient } from '#panel/api/queries.ts';
import { countAsRead, messageListKey, takeCounts, titleWithCount, totalOf } from './unread-messages.ts';

const counts = (offer: number, revision = 'a'): UnreadCounts => ({
  counts: { offer, contact: 2, 'school-tour-request': 0, 'special-tour': 0, 'human-resources': 1 },
  revision,
});
const known = () => queryClient.getQueryData<UnreadCounts>(['unread-messages']);

afterEach(() => queryClient.clear());

it('the title begins with the number of unread messages', () => {
  expect([0, 3, 99, 100].map((unread) => titleWithCount('Ürünler · Örnek', unread))).toEqual([
    'Ürünler · Örnek',
    '(3) Ürünler · Örnek',
    '(99) Ürünler · Örnek',
    '(99+) Ürünler · Örnek',
  ]);
});

it('counts all types together', () => {
  expect([totalOf(undefined), totalOf(counts(4).counts)]).toEqual([0, 7]);
});

it('opening a message lowers the count at once, but never below zero', () => {
  takeCounts(counts(1));
  countAsRead('offer');
  countAsRead('offer');
  expect(known()?.counts.offer).toBe(0);
});

it('lists are read again only when the server reports a change', () => {
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  takeCounts(counts(1));
  takeCounts(counts(1));
  expect(invalidate).not.toHaveBeenCalled();
  takeCounts(counts(2, 'b'));
  expect(invalidate).toHaveBeenCalledExactlyOnceWith({ queryKey: [messageListKey] });
  invalidate.mockRestore();
});

it('an answer that was requested before the stream reported newer counts does not replace them', async () => {
  const early = Promise.withResolvers<UnreadCounts>();
  const reading = queryClient
    .query({ queryKey: ['unread-messages'], queryFn: () => early.promise })
    .catch(() => undefined);
  takeCounts(counts(2, 'b'));
  early.resolve(counts(1));
  await reading;
  expect(known()).toEqual(counts(2, 'b'));
});

it.each([undefined, null, 'unread', { counts: {} }, { counts: { offer: 'x' }, revision: 'a' }])(
  'data other than counts (%j) change nothing',
  (told) => {
    takeCounts(counts(1));
    takeCounts(told);
    expect(known()).toEqual(counts(1));
  },
);
