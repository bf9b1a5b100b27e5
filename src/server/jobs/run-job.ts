import { hourMs, minuteMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { fromJson } from '#server/db/json.ts';
import { isDatabaseUnavailable, isLockTimeout } from '#server/db/connection-errors.ts';
import { guardWrites, inOperationalTransaction, type WriteGuard } from '#server/db/transactions.ts';
import { inTrace, newTrace } from '#server/traces/trace.ts';
import type { JobOutcome } from '#server/metrics/metrics.ts';
import {
  deleteJob,
  extendLease,
  holdsLease,
  postponeFailedJob,
  postponeJob,
  returnJob,
  type JobRow,
} from './jobs.queries.ts';
import { StorageUnavailable } from '#server/ports/storage.ts';
import { RetryLater } from './retry-later.ts';

/**
 * A job that failed this often is not retried. Its row stays with the last error, so that an operator can
 * read it.
 */
export const maxAttempts = 8;

/** In milliseconds; a job that could not write, because of other writes or a lost database, is tried again after it. */
const databasePause = 10_000;

/**
 * Does one job; the same job may run twice. The handler should throw soon after `signal` aborts; the job then
 * runs again later. `attempt` starts at 1; a killed process uses up an attempt, a graceful stop does not.
 */
export type JobHandler = (payload: unknown, signal: AbortSignal, attempt?: number) => Promise<void>;

export type JobsContext = Pick<Context, 'connections' | 'db' | 'clock' | 'log' | 'metrics'>;

type RunOptions = { handler: JobHandler; signal: AbortSignal; lease: number };

/** Another process has taken the job, because this one did not renew the lease. */
class LeaseLostError extends Error {}

/**
 * Runs a leased job in its trace and stores the result; never throws. After the lease is lost, nothing of it is
 * written.
 */
export function runJob(ctx: JobsContext, job: JobRow, options: RunOptions): Promise<void> {
  return inTrace(job.trace ?? newTrace(), () => run(ctx, job, options));
}

async function run(ctx: JobsContext, job: JobRow, { handler, signal, lease }: RunOptions): Promise<void> {
  const start = performance.now();
  const ended = (outcome: JobOutcome) =>
    ctx.metrics?.timeJob(job.kind, outcome, (performance.now() - start) / 1_000);
  const renewal = setInterval(() => void renew(ctx, job, lease), lease / 3);
  renewal.unref();
  try {
    await whileHeld(job, () => handler(fromJson(job.payload), signal, job.attempts));
    await inOperationalTransaction(ctx, ({ db }) => deleteJob(db, job));
    ended('done');
  } catch (error) {
    if (error instanceof LeaseLostError) {
      ended('returned');
      logLostLease(ctx, job);
    } else if (error instanceof RetryLater) {
      ended('postponed');
      await postpone(ctx, job, error.delay);
    } else if (isDatabaseUnavailable(error) || isLockTimeout(error)) {
      ended('postponed');
      await postpone(ctx, job, databasePause);
    } else if (error instanceof StorageUnavailable) {
      ended('postponed');
      await waitForStorage(ctx, job, error);
    } else if (signal.aborted) {
      ended('returned');
      await releaseJob(ctx, job);
    } else {
      ended('failed');
      await recordFailure(ctx, job, error);
    }
  } finally {
    clearInterval(renewal);
  }
}

/** Makes an unfinished job due again at once. */
export async function releaseJob(ctx: JobsContext, job: JobRow): Promise<void> {
  await writeOrLog(ctx, job, () => inOperationalTransaction(ctx, ({ db }) => returnJob(db, job)));
}

/** The instant `milliseconds` from now, as ISO text. */
export function instantAfter({ clock }: JobsContext, milliseconds: number): string {
  return new Date(clock.now().getTime() + milliseconds).toISOString();
}

async function postpone(ctx: JobsContext, job: JobRow, delay: number): Promise<void> {
  const runAt = instantAfter(ctx, delay);
  await writeOrLog(ctx, job, () => inOperationalTransaction(ctx, ({ db }) => postponeJob(db, job, runAt)));
}

/** A job waits for its files as long as it takes: deletions must not be lost in a long outage. */
async function waitForStorage(ctx: JobsContext, job: JobRow, error: StorageUnavailable): Promise<void> {
  ctx.log.warn({ err: error, job: job.id, kind: job.kind }, 'a job waits for the file store');
  await postpone(ctx, job, minuteMs);
}

async function renew(ctx: JobsContext, job: JobRow, lease: number): Promise<void> {
  await writeOrLog(ctx, job, async () => {
    const until = instantAfter(ctx, lease);
    const isOurs = await inOperationalTransaction(ctx, ({ db }) => extendLease(db, job, until));
    if (!isOurs) logLostLease(ctx, job);
  });
}

/** Runs `work`, which can write only while this process holds the lease. */
async function whileHeld(job: JobRow, work: () => Promise<void>): Promise<void> {
  let isRunning = true;
  const guard: WriteGuard = async (db) => {
    // Timers and late callbacks that the work left behind write for themselves.
    if (isRunning && !(await holdsLease(db, job))) throw new LeaseLostError();
  };
  try {
    await guardWrites(guard, work);
  } finally {
    isRunning = false;
  }
}

function logLostLease(ctx: JobsContext, { id, kind }: JobRow): void {
  ctx.log.warn({ job: id, kind }, 'another process took the job after its lease had ended');
}

async function recordFailure(ctx: JobsContext, job: JobRow, error: unknown): Promise<void> {
  const facts = { err: error, job: job.id, kind: job.kind, attempts: job.attempts };
  if (job.attempts >= maxAttempts) ctx.log.error(facts, 'a job failed for the last time');
  else ctx.log.warn(facts, 'a job failed and will be tried again');
  const runAt = instantAfter(ctx, delayAfter(job.attempts));
  const text = error instanceof Error ? error.message : String(error);
  await writeOrLog(ctx, job, () =>
    inOperationalTransaction(ctx, ({ db }) => postponeFailedJob(db, job, { runAt, error: text })),
  );
}

/** Logs a failed write instead of throwing: the job becomes due again when the lease ends. */
async function writeOrLog(
  { log }: JobsContext,
  { id, kind }: JobRow,
  write: () => Promise<void>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    log.error({ err: error, job: id, kind }, 'the state of a job cannot be written');
  }
}

/** The delay before the next attempt, in milliseconds: 5 s, 20 s, 80 s …, at most an hour. */
function delayAfter(attempts: number): number {
  return Math.min(5_000 * 4 ** (attempts - 1), hourMs);
}
