import { useQuery } from '@tanstack/react-query';
import { UnreadCounts } from '#features/messages/message.ts';
import type { MessageType } from '#shared/rules/message-types.ts';
import { read } from '#panel/api/client.ts';
import { queryClient } from '#panel/api/queries.ts';

/* The unread messages of every type (docs/product.md, "Messages"); `unread-feed.ts` keeps them current. */

export const unreadPath = '/messages/unread';
const queryKey = ['unread-messages'];

/** The key of all lists of messages. */
export const messageListKey = 'message-list';

const counts = { queryKey, queryFn: () => read(UnreadCounts, unreadPath) };

/** The counts of all types; undefined until they are read. */
export function useUnreadCounts(): Record<MessageType, number> | undefined {
  return useQuery(counts).data?.counts;
}

/** The sum of all types, without a call: for the title of every screen. */
export function useUnreadTotal(): number {
  return totalOf(useQuery({ ...counts, enabled: false }, queryClient).data?.counts);
}

export function totalOf(all: Partial<Record<MessageType, number>> | undefined): number {
  return Object.values(all ?? {}).reduce((sum, count) => sum + count, 0);
}

/** `Ürünler` with unread messages as `(3) Ürünler`. */
export function titleWithCount(title: string, unread: number): string {
  return unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${title}` : title;
}

/** Shows one message less at once; the answer of the server replaces it. */
export function countAsRead(type: MessageType): void {
  queryClient.setQueryData<UnreadCounts>(queryKey, (known) => {
    if (!known) return known;
    const left = Math.max(0, known.counts[type] - 1);
    return { ...known, counts: { ...known.counts, [type]: left } };
  });
}

/** Takes counts that the server told; the lists are read again when something changed. */
export function takeCounts(told: unknown): void {
  const { data: next } = UnreadCounts.safeParse(told);
  if (!next) return;
  const known = queryClient.getQueryData<UnreadCounts>(queryKey);
  queryClient.setQueryData(queryKey, next);
  if (known && known.revision !== next.revision)
    void queryClient.invalidateQueries({ queryKey: [messageListKey] });
}
