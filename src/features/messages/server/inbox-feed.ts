import type { UnreadCounts } from '../message.ts';
import type { Context } from '#server/context/context.ts';
import { onInboxChange } from './inbox-changes.ts';
import { readUnreadCounts } from './unread-counts.read.ts';

export type InboxFeed = {
  /**
   * Calls `follower` with the present counts and after each change.
   *
   * @returns a function that stops it.
   */
  follow: (follower: (counts: UnreadCounts) => void) => () => void;
};

/** All times are in milliseconds. */
export type FeedTimes = {
  /** The interval between reads that look for changes by other processes. */
  pollEvery?: number;
  /**
   * After a change by this process a read waits this long, so that many messages at once need only few reads.
   */
  pause?: number;
};

/** Reads the counts once for all open panels of this process, and only while a panel is open. */
export function createInboxFeed(
  { db, log }: Pick<Context, 'db' | 'log'>,
  { pollEvery = 2_000, pause = 200 }: FeedTimes = {},
): InboxFeed {
  const followers = new Set<(counts: UnreadCounts) => void>();
  let latest: UnreadCounts | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isReading = false;
  let isWoken = false;
  let isBroken = false;
  let stopListening: () => void = () => undefined;

  async function read(): Promise<void> {
    isReading = true;
    try {
      const counts = await readUnreadCounts(db);
      isBroken = false;
      if (counts.revision !== latest?.revision) tell(counts);
    } catch (error) {
      // Only the first failure of an outage is logged; the next read tries again.
      if (!isBroken) log.warn({ err: error }, 'unread messages cannot be read');
      isBroken = true;
    }
    isReading = false;
    if (followers.size > 0) readIn(isWoken ? pause : pollEvery);
  }

  function readIn(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isWoken = false;
      void read();
    }, delay).unref();
  }

  function tell(counts: UnreadCounts): void {
    latest = counts;
    for (const follower of followers) follower(counts);
  }

  /**
   * Plans a read after a change. A read that is already running may have missed the change, so another one
   * follows.
   */
  function wake(): void {
    if (!isWoken && !isReading) readIn(pause);
    isWoken = true;
  }

  return {
    follow(follower) {
      followers.add(follower);
      if (followers.size === 1) {
        latest = undefined;
        stopListening = onInboxChange(wake);
        if (!isReading) readIn(0);
      }
      if (latest) follower(latest);
      return () => {
        followers.delete(follower);
        if (followers.size > 0) return;
        stopListening();
        clearTimeout(timer);
      };
    },
  };
}
