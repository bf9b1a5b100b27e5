import type { Context } from '#server/context.ts';
import {
  deleteJob,
  extendLease,
  giveJobBack,
  maxAttempts,
  postponeFailedJob,
  type JobRow,
} from '#server/db/jobs.ts';
import { fromJson } from '#server/db/json.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';

/** Does one job; it may be called twice for the same one. `signal` asks to stop soon: throw then. */
export type JobHandler = (payload: unknown, signal: AbortSignal) => Promise<void>;

export type JobsContext = Pick<Context, 'connections' | 'db' | 'clock' | 'log'>;

type Working = { handler: JobHandler; signal: AbortSignal; lease: number };

/** Does a job that was taken, and writes down how it went; never throws. */
export async function workOn(
  ctx: JobsContext,
  job: JobRow,
  { handler, signal, lease }: Working,
): Promise<void> {
  const renewal = setInterval(() => void renew(ctx, job, lease), lease / 3);
  renewal.unref();
  try {
    await handler(fromJson(job.payload), signal);
    await inOperationalTransaction(ctx, ({ db }) => deleteJob(db, job));
  } catch (error) {
    if (signal.aborted) await giveBack(ctx, job);
    else await fail(ctx, job, error);
  } finally {
    clearInterval(renewal);
  }
}

/** Leaves an unfinished job to others at once. */
export async function giveBack(ctx: JobsContext, job: JobRow): Promise<void> {
  await orLog(ctx, job, () => inOperationalTransaction(ctx, ({ db }) => giveJobBack(db, job)));
}

/** An instant as the database keeps it, so many milliseconds from now. */
export function instantIn({ clock }: JobsContext, later: number): string {
  return new Date(clock.now().getTime() + later).toISOString();
}

async function renew(ctx: JobsContext, job: JobRow, lease: number): Promise<void> {
  await orLog(ctx, job, async () => {
    const until = instantIn(ctx, lease);
    const isOurs = await inOperationalTransaction(ctx, ({ db }) => extendLease(db, job, until));
    if (!isOurs)
      ctx.log.warn({ job: job.id, kind: job.kind }, 'a job was taken by another: its lease had ended');
  });
}

async function fail(ctx: JobsContext, job: JobRow, error: unknown): Promise<void> {
  const facts = { err: error, job: job.id, kind: job.kind, attempts: job.attempts };
  if (job.attempts >= maxAttempts) ctx.log.error(facts, 'a job failed for the last time');
  else ctx.log.warn(facts, 'a job failed and will be tried again');
  const runAt = instantIn(ctx, delayAfter(job.attempts));
  const text = error instanceof Error ? error.message : String(error);
  await orLog(ctx, job, () =>
    inOperationalTransaction(ctx, ({ db }) => postponeFailedJob(db, job, { runAt, error: text })),
  );
}

/** What cannot be written down now is found by others when the lease has ended. */
async function orLog({ log }: JobsContext, { id, kind }: JobRow, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    log.error({ err: error, job: id, kind }, 'the state of a job cannot be written');
  }
}

/** 5 s, 20 s, 80 s … at most an hour; milliseconds. */
function delayAfter(attempts: number): number {
  return Math.min(5_000 * 4 ** (attempts - 1), 3_600_000);
}
