import { minuteMs } from '#shared/rules/durations.ts';
import type { Cdn } from '#server/cdn/answer-headers.ts';
import { purgeJobName } from '#server/cdn/purge-row.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { defineJob } from '#server/jobs/job-kind.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { deleteWaitingPurges, Purge, selectWaitingPurges } from './purge.queries.ts';
import { sendPurge } from './send-purge.ts';

const purgeKind = defineJob(purgeJobName, Purge);

/**
 * In milliseconds: an answer from before a write may be on its way while the CDN is purged, and be stored afterwards.
 * The second purge comes when it has certainly arrived.
 */
export const againAfter = 30_000;

/** In milliseconds; the pause after a failure is as long as the CDN has not been purged. */
const pauses = { least: 2_000, most: minuteMs };

/** Purges the CDN after content writes (docs/decisions/0085); without `CDN_PURGE_URL` there is no such job. */
export function cdnJobs(ctx: Context): JobHandlers {
  const { cdn } = ctx.config;
  if (!cdn) return new Map();
  return new Map([
    purgeKind.handledBy(async (purge, signal) => {
      const since = await gatherPurges(ctx, purge);
      if (since !== undefined) await purgeCdn(ctx, cdn, { ...purge, since }, signal);
    }),
  ]);
}

/**
 * Joins the waiting purges to this one, because its call to the CDN begins after their writes. Returns the time of
 * the first write, or undefined if a purge that waits after a failure will do.
 */
function gatherPurges(ctx: Context, { since, step }: Purge): Promise<string | undefined> {
  return inOperationalTransaction(ctx, async ({ db }) => {
    if (step !== 'retry') {
      const waiting = await selectWaitingPurges(db);
      if (waiting.some((other) => other.step === 'retry')) return undefined;
    }
    if (step === 'again') return since;
    const joined = await deleteWaitingPurges(db);
    return [since, ...joined.filter((other) => other.step !== 'again').map((other) => other.since)].sort()[0];
  });
}

async function purgeCdn(ctx: Context, cdn: Cdn, { since, step }: Purge, signal: AbortSignal): Promise<void> {
  const refusal = await sendPurge(cdn, signal);
  if (refusal === undefined) {
    ctx.log.debug({ since, step }, 'the CDN is purged');
    if (step !== 'again') await planPurge(ctx, 'again', againAfter);
    return;
  }
  signal.throwIfAborted();
  ctx.log.warn(
    { reason: refusal, since },
    'the CDN cannot be purged and shows old pages; it will be tried again',
  );
  const age = ctx.clock.now().getTime() - Date.parse(since);
  await planPurge(ctx, 'retry', Math.min(Math.max(age, pauses.least), pauses.most), since);
}

function planPurge(ctx: Context, step: Purge['step'], delay: number, since?: string): Promise<void> {
  const runAt = new Date(ctx.clock.now().getTime() + delay).toISOString();
  return inOperationalTransaction(ctx, (tx) =>
    enqueue(tx, purgeKind, { since: since ?? tx.now, step }, runAt),
  );
}

/**
 * Purges at the start, because a new release, other settings or a restored backup change pages too. Without a CDN it
 * removes purges that nobody would do.
 */
export async function ensureCdnPurge(ctx: Context): Promise<void> {
  if (ctx.config.cdn) await planPurge(ctx, 'first', 0);
  else await inOperationalTransaction(ctx, ({ db }) => deleteWaitingPurges(db));
}
