import { useQuery } from '@tanstack/react-query';
import { UnreadCounts } from '#features/messages/message.ts';
import type { MessageType } from '#shared/rules/message-types.ts';
import { read } from '#panel/api/client.ts';
import { invalidate, queryClient } from '#panel/api/queries.ts';

/*
 * The numbers of unread messages by type (docs/product.md, "Messages"); `unread-feed.ts` keeps them up to
 * date.
 */

export const unreadPath = '/messages/unread';
const queryKey = ['unread-messages'];

/** All lists of messages have this query key. */
export const messageListKey = 'message-list';

const counts = { queryKey, queryFn: () => read(UnreadCounts, unreadPath) };

/** The count of each type; undefined until loaded. */
export function useUnreadCounts(): Record<MessageType, number> | undefined {
  return useQuery(counts).data?.counts;
}

/**
 * The number of unread messages of all types. It sends no request, because the title of every screen uses it.
 */
export function useUnreadTotal(): number {
  return totalOf(useQuery({ ...counts, enabled: false }, queryClient).data?.counts);
}

export function totalOf(all: Partial<Record<MessageType, number>> | undefined): number {
  return Object.values(all ?? {}).reduce((sum, count) => sum + count, 0);
}

/** The title with the count of unread messages: `(3) Ürünler`. */
export function titleWithCount(title: string, unread: number): string {
  return unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${title}` : title;
}

/** Lowers the number of a type immediately; the server's answer replaces it. */
export function countAsRead(type: MessageType): void {
  queryClient.setQueryData<UnreadCounts>(queryKey, (known) => {
    if (!known) return known;
    const left = Math.max(0, known.counts[type] - 1);
    return { ...known, counts: { ...known.counts, [type]: left } };
  });
}

/** Stores numbers from the server. If one has changed, the lists of messages are refetched. */
export function takeCounts(told: unknown): void {
  const { data: next } = UnreadCounts.safeParse(told);
  if (!next) return;
  const known = queryClient.getQueryData<UnreadCounts>(queryKey);
  // An earlier request that is still running must not bring back older numbers.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, next);
  if (known && known.revision !== next.revision) invalidate({ queryKey: [messageListKey] });
}
