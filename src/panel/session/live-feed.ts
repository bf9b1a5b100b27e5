type Ending = { hasSpoken: boolean; status: number | undefined };

export type FeedSource = {
  /**
   * Reads the stream until it ends; calls `onSign` for each event and comment. Rejects with a `status` if
   * refused.
   */
  listen: (signal: AbortSignal, onSign: () => void) => Promise<void>;
  /** Reads the current state once, used while there is no stream. Rejects with a `status` if refused. */
  poll: () => Promise<void>;
  /** False when a connection is no longer useful, for example after the logout. */
  isWanted: () => boolean;
};

/**
 * After this many milliseconds without data, a connection is treated as dead. Some proxies hold streams back.
 */
export const silence = 60_000;
const firstDelay = 1_000;
const longestDelay = 30_000;

/**
 * The milliseconds to wait; they double with each consecutive failure. Half of the wait is random, so that
 * not all panels reconnect at once.
 */
export function reconnectDelay(failures: number, random = Math.random()): number {
  return Math.min(longestDelay, firstDelay * 2 ** (failures - 1)) * (0.5 + random / 2);
}

/**
 * Follows a stream until `signal` aborts. It reconnects after a break, and polls while the stream fails. A
 * 401 or 403 ends the feed but does not leave the panel: the user's next call will do that.
 */
export async function followFeed(source: FeedSource, signal: AbortSignal): Promise<void> {
  let failures = 0;
  const isOver = () => signal.aborted || !source.isWanted();
  while (!isOver()) {
    const { hasSpoken, status } = await connect(source, signal);
    if (isEnd(status)) return;
    failures = hasSpoken ? 1 : failures + 1;
    await pause(reconnectDelay(failures), signal);
    if (isOver()) return;
    // After a stream that worked, it reconnects immediately; the first event tells what happened meanwhile.
    if (!hasSpoken && isEnd(await statusOf(source.poll()))) return;
  }
}

/** Runs one connection until it ends, fails or is silent for too long. */
async function connect({ listen }: FeedSource, signal: AbortSignal): Promise<Ending> {
  const quiet = new AbortController();
  let hasSpoken = false;
  let timer = setTimeout(() => quiet.abort(), silence);
  const hear = () => {
    hasSpoken = true;
    clearTimeout(timer);
    timer = setTimeout(() => quiet.abort(), silence);
  };
  const status = await statusOf(listen(AbortSignal.any([signal, quiet.signal]), hear));
  clearTimeout(timer);
  return { hasSpoken, status };
}

async function statusOf(call: Promise<void>): Promise<number | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    return (error as { status?: number }).status;
  }
}

/**
 * Whether the session has ended or the role may not read messages. Only restarting the panel changes that.
 */
const isEnd = (status: number | undefined) => status === 401 || status === 403;

function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
