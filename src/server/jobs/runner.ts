import { setTimeout as sleep } from 'node:timers/promises';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { hasDueJob, takeJob, type JobRow } from './jobs.queries.ts';
import { onWakeJobRunners } from './enqueue.ts';
import {
  instantAfter,
  maxAttempts,
  releaseJob,
  runJob,
  type JobHandler,
  type JobsContext,
} from './run-job.ts';

export type JobHandlers = ReadonlyMap<string, JobHandler>;

export type RunnerOptions = {
  /** The time between two searches for jobs that became due or that other processes stored, in milliseconds. */
  pollEvery?: number;
  /** The time for which a job stays leased if its process dies, in milliseconds. */
  lease?: number;
  /** The longest time that `stop` waits for the running job, in milliseconds. */
  grace?: number;
};

export type JobRunner = {
  /** Takes no more jobs and waits for the running one; after `grace` it releases that job. */
  stop: () => Promise<void>;
};

/** Runs jobs of the given kinds, one at a time, until it is stopped. */
export function startJobs(
  ctx: JobsContext,
  handlers: JobHandlers,
  { pollEvery = 3_000, lease = 60_000, grace = 5_000 }: RunnerOptions = {},
): JobRunner {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isWoken = false;
  let endPause: () => void = () => undefined;
  let running: JobRow | undefined;
  const stopListening = onWakeJobRunners(wake);
  const finished = run();

  async function run(): Promise<void> {
    while (!signal.aborted) {
      isWoken = false;
      running = await takeNext(ctx, handlers, lease);
      const handler = running && handlers.get(running.kind);
      if (running && handler) await runJob(ctx, running, { handler, signal, lease });
      else await pause();
      running = undefined;
    }
  }

  async function pause(): Promise<void> {
    // A job may have been enqueued during the search that just ended, so the runner searches again.
    if (isWoken) return;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    endPause = () => resolve(undefined);
    const timer = setTimeout(endPause, pollEvery);
    timer.unref();
    await promise;
    clearTimeout(timer);
  }

  function wake(): void {
    isWoken = true;
    endPause();
  }

  return {
    stop: async () => {
      stopListening();
      stopping.abort();
      wake();
      const waiting = new AbortController();
      const tooLong = sleep(grace, undefined, { signal: waiting.signal }).catch(() => undefined);
      await Promise.race([finished, tooLong]);
      waiting.abort();
      if (running) await releaseJob(ctx, running);
    },
  };
}

async function takeNext(ctx: JobsContext, handlers: JobHandlers, lease: number): Promise<JobRow | undefined> {
  const kinds = [...handlers.keys()];
  try {
    if (!(await hasDueJob(ctx.db, { now: instantAfter(ctx, 0), kinds, maxAttempts }))) return undefined;
    return await inOperationalTransaction(ctx, ({ db, now }) =>
      takeJob(db, { now, kinds, maxAttempts, leaseUntil: instantAfter(ctx, lease) }),
    );
  } catch (error) {
    ctx.log.error({ err: error }, 'jobs cannot be taken');
    return undefined;
  }
}
