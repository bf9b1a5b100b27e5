import { dayMs, minuteMs } from '#shared/rules/durations.ts';
import type { LoggedErasure } from '../erasure.ts';
import type { Context } from '#server/context/context.ts';
import { fromJson } from '#server/db/json.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { writeToLog, type BackupPlace } from './erasure-log.ts';
import {
  claimErasures,
  deleteStoredErasures,
  hasUnstoredErasures,
  markStored,
  releaseClaims,
  type ErasureRow,
} from './erasures.queries.ts';

type Storing = Pick<Context, 'connections' | 'db' | 'clock' | 'config'>;

/** In milliseconds. The rows of a process that dies while it writes are free again after this time. */
const claimedFor = 5 * minuteMs;

/** In milliseconds. Rows stay in the database for this long after they are in the log. */
const keptFor = 90 * dayMs;

/**
 * Writes all erasures that are not in the log yet. With `always` it writes an object even without any, which shows a
 * later restore that the log was kept. Returns false if another process still writes some of them.
 */
export async function storeErasures(
  ctx: Storing,
  place: BackupPlace,
  { always = false }: { always?: boolean } = {},
): Promise<boolean> {
  const until = new Date(ctx.clock.now().getTime() + claimedFor).toISOString();
  const rows = await inOperationalTransaction(ctx, ({ db, now }) => claimErasures(db, { now, until }));
  const ids = rows.map(({ id }) => id);
  try {
    if (rows.length > 0 || always) await writeToLog(ctx, place, rows.map(logged));
  } catch (error) {
    await inOperationalTransaction(ctx, ({ db }) => releaseClaims(db, ids));
    throw error;
  }
  await inOperationalTransaction(ctx, ({ db, now }) => markStored(db, ids, now));
  return !(await hasUnstoredErasures(ctx.db));
}

/** Removes old rows that the log has. */
export async function purgeErasures(ctx: Storing): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - keptFor).toISOString();
  await inOperationalTransaction(ctx, ({ db }) => deleteStoredErasures(db, before));
}

function logged({ id, at, kind, details }: ErasureRow): LoggedErasure {
  return { id, at, kind, ...fromJson<object>(details) } as LoggedErasure;
}
