import type { UnreadCounts } from '../message.ts';
import type { InboxFeed } from './inbox-feed.ts';

export type EventOptions = {
  /** Whether the session still exists and its role may read messages. */
  isAllowed: () => Promise<boolean>;
  /** The events end when this signal is aborted. */
  signal: AbortSignal;
  /** The milliseconds between two heartbeats; the session is checked with each. */
  heartbeat: number;
};

/**
 * Yields the unread counts as server-sent events (WHATWG HTML) until the session ends or `signal` is aborted.
 * A slow reader gets only the latest counts.
 */
export async function* inboxEvents(
  feed: InboxFeed,
  { isAllowed, signal, heartbeat }: EventOptions,
): AsyncGenerator<string> {
  let next: UnreadCounts | undefined;
  let endPause: () => void = () => undefined;
  const stop = feed.follow((counts) => {
    next = counts;
    endPause();
  });
  let checkAt = performance.now() + heartbeat;

  async function pause(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    endPause = () => resolve(undefined);
    const timer = setTimeout(endPause, Math.max(0, checkAt - performance.now()));
    signal.addEventListener('abort', endPause);
    await promise;
    signal.removeEventListener('abort', endPause);
    clearTimeout(timer);
  }

  try {
    while (!signal.aborted) {
      if (performance.now() >= checkAt) {
        if (!(await isAllowed())) return;
        checkAt = performance.now() + heartbeat;
        yield ':\n\n';
      } else if (next) {
        const counts = next;
        next = undefined;
        yield `data: ${JSON.stringify(counts)}\n\n`;
      } else {
        await pause();
      }
    }
  } finally {
    stop();
  }
}
