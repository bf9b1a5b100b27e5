import { dayMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { queueTomorrow } from '#server/jobs/daily-job.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { dayIn } from '#server/texts/day.ts';
import { deleteScansBefore } from './short-links.queries.ts';

/** The kind of the daily job that deletes old counts of scans. The links themselves stay for good. */
export const scanRetentionKind = 'short-link-scans.retention';

/** In days: as long as visits. */
const kept = 730;

export function shortLinkJobs(ctx: Context): JobHandlers {
  return new Map([
    [
      scanRetentionKind,
      async () => {
        await queueTomorrow(ctx, scanRetentionKind);
        const before = dayIn(ctx.config.timeZone, new Date(ctx.clock.now().getTime() - kept * dayMs));
        await inOperationalTransaction(ctx, ({ db }) => deleteScansBefore(db, before));
      },
    ],
  ]);
}
