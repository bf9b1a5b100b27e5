import { dayMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { queueTomorrow } from '#server/jobs/daily-job.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { dayIn } from '#server/texts/day.ts';
import { deleteBefore } from './visits.queries.ts';

/** The kind of the daily job that deletes old statistics. */
export const visitRetentionKind = 'visits.retention';

/**
 * In days. Visits are kept for two years, so that a year can be compared with the one before. Texts that
 * people typed are kept for half a year.
 */
const kept = { visits: 730, searches: 182 };

export function visitJobs(ctx: Context): JobHandlers {
  const dayBefore = (days: number) =>
    dayIn(ctx.config.timeZone, new Date(ctx.clock.now().getTime() - days * dayMs));
  return new Map([
    [
      visitRetentionKind,
      async () => {
        await queueTomorrow(ctx, visitRetentionKind);
        await inOperationalTransaction(ctx, ({ db }) =>
          deleteBefore(db, {
            visitsBefore: dayBefore(kept.visits),
            searchesBefore: dayBefore(kept.searches),
          }),
        );
      },
    ],
  ]);
}
