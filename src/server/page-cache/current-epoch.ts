import type { Context } from '#server/context/context.ts';
import { databaseUnavailable } from '#server/errors.ts';
import { loadEpoch, type Epoch, type EpochSource } from './epoch.ts';

/** The number of attempts to read the first revision; each try takes at most a quarter of a second. */
const firstAttempts = 12;

/** In milliseconds: an answer that a frozen process sends later than this after it read the revision may be old. */
const staysNewest = 5_000;

/** In milliseconds: the time that an answer may take to another cache, which counts from its arrival. */
const transit = 1_000;

export type CurrentEpoch = {
  /** Whether an epoch has been read before, so that pages can be served even without the database. */
  isKnown: () => boolean;
  isCurrent: (epoch: Epoch) => boolean;
  /**
   * Reads the revision and returns its epoch. While the database is unreachable, it returns the last known
   * epoch.
   * @throws AppError 503 if the database is unreachable and no epoch is known.
   */
  read: () => Promise<Epoch>;
  /** For how many seconds other caches may store answers of this epoch; 0 if it may not be the newest. */
  secondsLeft: (epoch: Epoch) => number;
};

/** Makes the source of the current epoch. It calls `onChange` before a new epoch becomes the current one. */
export function createCurrentEpoch(ctx: Context, source: EpochSource, onChange: () => void): CurrentEpoch {
  let current: Epoch | undefined;
  let loading: { rev: number; epoch: Promise<Epoch> } | undefined;
  let isDegraded = false;
  let newest: { rev: number; readAt: number } | undefined;

  /**
   * Without the database the next change by time cannot be looked up, so the last known epoch stays current.
   */
  const isCurrent = (epoch: Epoch): boolean =>
    epoch === current && (isDegraded || ctx.clock.now().getTime() < epoch.until);

  async function load(rev: number): Promise<Epoch> {
    if (loading?.rev !== rev) loading = { rev, epoch: loadEpoch(ctx, source, rev) };
    const mine = loading;
    try {
      const epoch = await mine.epoch;
      if (current !== epoch) {
        onChange();
        current = epoch;
      }
      return epoch;
    } finally {
      if (loading === mine) loading = undefined;
    }
  }

  async function readRevision(): Promise<number> {
    const start = performance.now();
    try {
      const rev = await ctx.connections.readRevision();
      newest = { rev, readAt: start };
      isDegraded = false;
      return rev;
    } catch {
      isDegraded = true;
      return current ? current.rev : readFirstRevision();
    }
  }

  async function readFirstRevision(): Promise<number> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await ctx.connections.readRevision();
      } catch {
        if (attempt === firstAttempts) throw databaseUnavailable();
      }
    }
  }

  return {
    isKnown: () => current !== undefined,
    isCurrent,
    async read() {
      const rev = await readRevision();
      return current?.rev === rev && isCurrent(current) ? current : load(rev);
    },
    secondsLeft(epoch) {
      // A newer revision may be known while its epoch is still being loaded.
      if (isDegraded || epoch !== current || epoch.rev !== newest?.rev) return 0;
      if (performance.now() - newest.readAt > staysNewest) return 0;
      return Math.max(0, Math.floor((epoch.until - ctx.clock.now().getTime() - transit) / 1_000));
    },
  };
}
