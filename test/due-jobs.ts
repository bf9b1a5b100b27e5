import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { takeJob } from '#server/jobs/jobs.queries.ts';
import { maxAttempts, runJob } from '#server/jobs/run-job.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';

const lease = 60_000;

/** Runs all jobs that are due by the test's clock, including those that these jobs add. */
export async function runDueJobs(ctx: Context, handlers: JobHandlers): Promise<void> {
  const kinds = [...handlers.keys()];
  for (;;) {
    const leaseUntil = new Date(ctx.clock.now().getTime() + lease).toISOString();
    const job = await inOperationalTransaction(ctx, ({ db, now }) =>
      takeJob(db, { now, kinds, maxAttempts, leaseUntil }),
    );
    const handler = job && handlers.get(job.kind);
    if (!handler) return;
    await runJob(ctx, job, { handler, signal: new AbortController().signal, lease });
  }
}
