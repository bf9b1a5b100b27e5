import { useEffect } from 'react';
import { UnreadCounts } from '#features/messages/message.ts';
import { openStream, readWithoutRedirect } from '#panel/api/client.ts';
import { readEvents } from '#panel/api/event-stream.ts';
import { RequestFailed } from '#panel/api/failures.ts';
import { isLeavingPanel } from '#panel/api/leave-panel.ts';
import { followFeed } from './live-feed.ts';
import { takeCounts, unreadPath } from './unread-messages.ts';

/**
 * Runs `work` in only one of the browser's tabs at a time, because a browser opens only six connections to a
 * host and each stream would occupy one. Locks need a secure context; without one, every tab runs it.
 */
async function inOneTab(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!hasTabLocks()) return work();
  // The request rejects when the signal aborts the wait.
  await locks()
    ?.request(name, { signal }, work)
    .catch(() => undefined);
}

const hasTabLocks = () => locks() !== undefined;

function locks(): LockManager | undefined {
  return (navigator as Partial<Navigator>).locks;
}

const eventsPath = '/messages/events';

/** The name of the lock and the channel that all tabs share. */
const name = 'unread-messages';

const pollTimeout = 20_000;

/**
 * Keeps the numbers and lists of messages up to date while the panel is open. Only the layout uses this hook.
 */
export function useUnreadFeed(): void {
  useEffect(() => {
    // A hidden tab closes its connection after this many milliseconds; earlier if each tab has its own
    // connection.
    const closeAfter = hasTabLocks() ? 600_000 : 15_000;
    let running: AbortController | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (work: () => void, time: number) => {
      clearTimeout(timer);
      timer = setTimeout(work, time);
    };
    const start = () => {
      running = new AbortController();
      follow(running.signal);
    };
    const pause = () => {
      running?.abort();
      running = undefined;
    };
    const changeVisibility = () => {
      if (document.visibilityState === 'hidden') later(pause, closeAfter);
      else if (running) clearTimeout(timer);
      else later(start, 0);
    };
    // The feed starts immediately, so that a message that arrives while the first screen loads is counted
    // too.
    if (document.visibilityState === 'visible') start();
    document.addEventListener('visibilitychange', changeVisibility);
    return () => {
      clearTimeout(timer);
      pause();
      document.removeEventListener('visibilitychange', changeVisibility);
    };
  }, []);
}

/** Lets one tab read the stream and pass the events to the others. */
function follow(signal: AbortSignal): void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => takeCounts(data);
  signal.addEventListener('abort', () => channel.close());
  const tell = (counts: unknown) => {
    if (signal.aborted) return;
    takeCounts(counts);
    channel.postMessage(counts);
  };
  const source = {
    listen: async (until: AbortSignal, onSign: () => void) =>
      readEvents(await openBody(until), (data) => tell(fromJson(data)), onSign),
    poll: async () => tell(await readWithoutRedirect(UnreadCounts, unreadPath, pollTimeout)),
    isWanted: () => !isLeavingPanel(),
  };
  void inOneTab(name, signal, () => followFeed(source, signal));
}

async function openBody(signal: AbortSignal): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { ok, status, headers, body } = await openStream(eventsPath, signal);
  if (ok && body && headers.get('content-type')?.startsWith('text/event-stream')) return body;
  await body?.cancel();
  throw new RequestFailed(status);
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
