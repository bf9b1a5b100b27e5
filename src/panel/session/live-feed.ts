/** How one connection ended. */
type Ending = { hasSpoken: boolean; status: number | undefined };

/** What the feed needs from outside. */
export type FeedSource = {
  /** Reads the stream until it ends; calls `onSign` for each event and comment. Rejects with a `status` if refused. */
  listen: (signal: AbortSignal, onSign: () => void) => Promise<void>;
  /** Reads the present state once, for the time without a stream. Rejects with a `status` if refused. */
  poll: () => Promise<void>;
  /** Whether connecting is still of use, for example not after the logout. */
  isWanted: () => boolean;
};

/** Without a sign of life for this long a connection counts as dead; some proxies hold streams back. */
export const silence = 60_000;
const firstDelay = 1_000;
const longestDelay = 30_000;

/** Doubles with every failure in a row; half of it is random, so that panels do not return together. */
export function reconnectDelay(failures: number, random = Math.random()): number {
  return Math.min(longestDelay, firstDelay * 2 ** (failures - 1)) * (0.5 + random / 2);
}

/**
 * Follows a stream until `signal` ends it: connects again after a break, and polls while the stream fails. A refusal
 * never leaves the panel: after 401 or 403 the feed ends, and the next call of the user finds out the same.
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
    // A stream that worked until now continues at once; its first event says what happened meanwhile.
    if (!hasSpoken && isEnd(await statusOf(source.poll()))) return;
  }
}

/** One connection until it ends, fails or falls silent. */
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

/** Whether the session is over or the role may not read; only a new start of the panel changes that. */
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
