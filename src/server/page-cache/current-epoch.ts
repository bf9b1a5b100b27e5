import type { Context } from '#server/context.ts';
import { databaseUnavailable } from '#server/errors.ts';
import { loadEpoch, type Epoch, type EpochSource } from './epoch.ts';

/** Of reading the first revision; one takes a quarter of a second at most. */
const firstAttempts = 12;

export type PresentEpoch = {
  /** Some epoch was read: there is something to answer from. */
  isKnown: () => boolean;
  /** Whether the epoch that is known is of this revision and has not passed. */
  isCurrent: (rev: number) => boolean;
  /** Whether it is this very epoch that is current. */
  is: (epoch: Epoch) => boolean;
  /** Reads the revision; while the database cannot be reached the last known one stands in. */
  withRevision: (proceed: (rev: number) => void, fail: () => void) => void;
  /** The epoch as it is now, read when it is another one; `fail` gets an AppError 503 when none is known. */
  withEpoch: (proceed: (epoch: Epoch) => void, fail: (error: unknown) => void) => void;
};

/**
 * Knows which epoch is the present one. Every request asks for it, so that an epoch that is current is
 * handed on in the same turn. `onChange` is told when another one begins.
 */
export function createPresentEpoch(ctx: Context, source: EpochSource, onChange: () => void): PresentEpoch {
  let epoch: Epoch | undefined;
  let opening: { rev: number; epoch: Promise<Epoch> } | undefined;
  let degraded = false;

  /** While the database cannot be reached, what is known stays so: its moments cannot be read either. */
  function isCurrent(rev: number): boolean {
    return epoch?.rev === rev && (degraded || ctx.clock.now().getTime() < epoch.until);
  }

  async function open(rev: number): Promise<Epoch> {
    if (opening?.rev !== rev) opening = { rev, epoch: loadEpoch(ctx, source, rev) };
    const mine = opening;
    try {
      const loaded = await mine.epoch;
      if (epoch !== loaded) {
        onChange();
        epoch = loaded;
      }
      return loaded;
    } finally {
      if (opening === mine) opening = undefined;
    }
  }

  function withRevision(proceed: (rev: number) => void, fail: () => void): void {
    const proceedDegraded = (): void => {
      degraded = true;
      if (epoch) proceed(epoch.rev);
      else fail();
    };
    const proceedWell = (rev: number): void => {
      degraded = false;
      proceed(rev);
    };
    let rev: number | Promise<number>;
    try {
      rev = ctx.connections.readRevision();
    } catch {
      proceedDegraded();
      return;
    }
    if (typeof rev === 'number') proceedWell(rev);
    else rev.then(proceedWell, proceedDegraded);
  }

  function withEpoch(proceed: (epoch: Epoch) => void, fail: (error: unknown) => void): void {
    const proceedWith = (rev: number): void => {
      if (epoch && isCurrent(rev)) proceed(epoch);
      else open(rev).then(proceed, fail);
    };
    withRevision(proceedWith, () => {
      readFirstRevision().then(proceedWith, () => fail(databaseUnavailable()));
    });
  }

  /** Where nothing is known that could stand in, a slow database is waited for. */
  async function readFirstRevision(): Promise<number> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await ctx.connections.readRevision();
      } catch (error) {
        if (attempt === firstAttempts) throw error;
      }
    }
  }

  return {
    isKnown: () => epoch !== undefined,
    isCurrent,
    is: (one) => epoch === one && isCurrent(one.rev),
    withRevision,
    withEpoch,
  };
}
