import { dayMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { queueTomorrow } from '#server/jobs/daily-job.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { deleteMissingBefore } from './redirects.queries.ts';

/** The kind of the daily job that forgets addresses that nobody asks for any more. */
export const missingRetentionKind = 'missing-addresses.retention';

/** In days, from the last time that somebody asked. */
const kept = 90;

export function redirectJobs(ctx: Context): JobHandlers {
  return new Map([
    [
      missingRetentionKind,
      async () => {
        await queueTomorrow(ctx, missingRetentionKind);
        const before = new Date(ctx.clock.now().getTime() - kept * dayMs).toISOString();
        await inOperationalTransaction(ctx, ({ db }) => deleteMissingBefore(db, before));
      },
    ],
  ]);
}
