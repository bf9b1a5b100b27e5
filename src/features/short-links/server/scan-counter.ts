import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { dayIn } from '#server/texts/day.ts';
import type { ShortLinkKind } from '../short-code.rules.ts';
import { addScans, type ScanCount } from './short-links.queries.ts';

type Counting = Pick<Context, 'connections' | 'clock' | 'config' | 'log'>;

export type ScanCounter = {
  /** Counts a scan in memory, so that no visitor waits for a write. */
  count: (kind: ShortLinkKind, recordId: number) => void;
  /** Stores what was counted. After a failure the counts are kept for the next time. */
  flush: () => Promise<void>;
};

/** The most different records in memory between two flushes; scans of further ones are not counted. */
const mostRecords = 5_000;

const counters = new WeakMap<Context['connections'], ScanCounter>();

/** The scan counter of this process. */
export function scanCounterOf(ctx: Counting): ScanCounter {
  const counter = counters.get(ctx.connections) ?? createScanCounter(ctx);
  counters.set(ctx.connections, counter);
  return counter;
}

function createScanCounter(ctx: Counting): ScanCounter {
  const scans = new Map<string, ScanCount>();
  let flushed: Promise<void> = Promise.resolve();

  function add(scan: ScanCount): void {
    const key = `${scan.kind} ${scan.record_id} ${scan.day}`;
    const known = scans.get(key);
    if (known) known.count += scan.count;
    else if (scans.size < mostRecords) scans.set(key, { ...scan });
  }

  async function store(): Promise<void> {
    const counted = [...scans.values()];
    if (counted.length === 0) return;
    scans.clear();
    try {
      await inOperationalTransaction(ctx, ({ db }) => addScans(db, counted));
    } catch (error) {
      ctx.log.warn({ err: error }, 'scans of printed codes cannot be stored; the next try includes them');
      counted.forEach(add);
    }
  }

  return {
    count: (kind, recordId) =>
      add({ kind, record_id: recordId, day: dayIn(ctx.config.timeZone, ctx.clock.now()), count: 1 }),
    flush() {
      flushed = flushed.then(store);
      return flushed;
    },
  };
}
