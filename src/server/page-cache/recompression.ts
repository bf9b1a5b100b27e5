import { recompress, type CachedAnswer } from './cached-answer.ts';

/** Answers that are sent this often are worth some hundred milliseconds of a background thread. */
export const hotAfter = 20;

export type Recompression = {
  /** An answer is sent once more. */
  count: (key: string, answer: CachedAnswer) => void;
  stop: () => void;
};

type Options = {
  isCurrent: (key: string, answer: CachedAnswer) => boolean;
  /** Whether the content has stood still for a while: changes come in bouts, and each empties the cache. */
  isCalm: () => boolean;
};

/**
 * Makes hot answers smaller in the background, one at a time and only while they are current. Its bound
 * is the cache's: it holds no more answers than were stored.
 */
export function createRecompression({ isCurrent, isCalm }: Options): Recompression {
  const taken = new WeakSet<CachedAnswer>();
  const waiting = new Map<string, CachedAnswer>();
  let isRunning = false;
  let isStopped = false;

  async function run(): Promise<void> {
    isRunning = true;
    for (const [key, answer] of waiting) {
      waiting.delete(key);
      const isWanted = () => !isStopped && isCurrent(key, answer);
      if (isWanted()) await recompress(answer, isWanted).catch(() => undefined);
    }
    isRunning = false;
  }

  return {
    count(key, answer) {
      answer.hits += 1;
      if (answer.hits % hotAfter !== 0 || isStopped) return;
      if (taken.has(answer) || !isCalm()) return;
      taken.add(answer);
      waiting.set(key, answer);
      if (!isRunning) void run();
    },
    stop() {
      isStopped = true;
      waiting.clear();
    },
  };
}
