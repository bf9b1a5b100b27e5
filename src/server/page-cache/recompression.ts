import { recompress, type CacheEntry } from './cache-entry.ts';

/** After this number of hits an entry is worth some hundred milliseconds in a background thread. */
export const hitsBeforeRecompression = 20;

export type Recompression = {
  /** Counts a hit and may schedule the entry for recompression. */
  count: (key: string, entry: CacheEntry) => void;
  stop: () => void;
};

type Options = {
  isCurrent: (key: string, entry: CacheEntry) => boolean;
  /**
   * Whether content has been unchanged for a while: writes come in groups, and each of them empties the
   * cache.
   */
  isSettled: () => boolean;
};

/** Recompresses frequently used entries in the background, one at a time and only while they are current. */
export function createRecompression({ isCurrent, isSettled }: Options): Recompression {
  const scheduled = new WeakSet<CacheEntry>();
  const waiting = new Map<string, CacheEntry>();
  let isRunning = false;
  let isStopped = false;

  async function run(): Promise<void> {
    isRunning = true;
    for (const [key, entry] of waiting) {
      waiting.delete(key);
      const isWanted = () => !isStopped && isCurrent(key, entry);
      if (isWanted()) await recompress(entry, isWanted).catch(() => undefined);
    }
    isRunning = false;
  }

  return {
    count(key, entry) {
      entry.hits += 1;
      if (entry.hits % hitsBeforeRecompression !== 0 || isStopped) return;
      if (scheduled.has(entry) || !isSettled()) return;
      scheduled.add(entry);
      waiting.set(key, entry);
      if (!isRunning) void run();
    },
    stop() {
      isStopped = true;
      waiting.clear();
    },
  };
}
