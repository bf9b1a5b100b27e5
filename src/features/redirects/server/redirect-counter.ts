import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import type { MissingAddress } from './missing-address.ts';
import {
  addHits,
  addMissing,
  dropRarest,
  selectRedirects,
  type HitCount,
  type MissingCount,
} from './redirects.queries.ts';

type Counting = Pick<Context, 'db' | 'connections' | 'clock' | 'log'>;

export type RedirectCounter = {
  countHit: (id: number) => void;
  countMissing: (missing: MissingAddress) => void;
  /** Stores what was counted. After a failure the counts are kept for the next time. */
  flush: () => Promise<void>;
};

/** The most different addresses in memory between two flushes, and in the table. */
const most = { inMemory: 1_000, stored: 2_000 };

const counters = new WeakMap<Context['connections'], RedirectCounter>();

/** The counter of this process for followed redirects and addresses without a page. */
export function redirectCounterOf(ctx: Counting): RedirectCounter {
  const counter = counters.get(ctx.connections) ?? createRedirectCounter(ctx);
  counters.set(ctx.connections, counter);
  return counter;
}

/** Counts in memory, because a program can ask for thousands of addresses in a minute. */
export function createRedirectCounter(ctx: Counting): RedirectCounter {
  const hits = new Map<number, HitCount>();
  const missing = new Map<string, MissingCount>();
  let flushed: Promise<void> = Promise.resolve();

  function addHit(hit: HitCount): void {
    hits.set(hit.redirect_id, { ...hit, count: hit.count + (hits.get(hit.redirect_id)?.count ?? 0) });
  }

  function addAddress(one: MissingCount): void {
    const known = missing.get(one.address);
    if (!known && missing.size >= most.inMemory) return;
    const { count = 0, first_at: first = one.first_at, host = '' } = known ?? {};
    missing.set(one.address, { ...one, count: one.count + count, first_at: first, host: one.host || host });
  }

  async function store(): Promise<void> {
    if (hits.size === 0 && missing.size === 0) return;
    const followed = [...hits.values()];
    const asked = [...missing.values()];
    hits.clear();
    missing.clear();
    try {
      const ids = new Set((await selectRedirects(ctx.db)).map(({ id }) => id));
      await inOperationalTransaction(ctx, async ({ db }) => {
        await addHits(
          db,
          followed.filter(({ redirect_id: id }) => ids.has(id)),
        );
        await addMissing(db, asked);
        if (asked.length > 0) await dropRarest(db, most.stored);
      });
    } catch (error) {
      ctx.log.warn({ err: error }, 'counts of redirects cannot be stored; the next try includes them');
      followed.forEach(addHit);
      asked.forEach(addAddress);
    }
  }

  const now = () => ctx.clock.now().toISOString();
  return {
    countHit: (id) => addHit({ redirect_id: id, count: 1, last_at: now() }),
    countMissing: ({ address, host }) =>
      addAddress({ address, host, count: 1, first_at: now(), last_at: now() }),
    flush() {
      flushed = flushed.then(store);
      return flushed;
    },
  };
}
