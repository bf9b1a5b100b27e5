import { dayMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { queueTomorrow } from '#server/jobs/daily-job.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { deleteAuditBefore } from './audit.queries.ts';

/** Kind of the daily job that deletes old entries of the log. */
export const auditRetentionKind = 'audit.retention';

/** Entries are kept for two years (docs/product.md, "Audit log"). */
const keptFor = 730 * dayMs;

export function auditJobs(ctx: Context): JobHandlers {
  return new Map([
    [
      auditRetentionKind,
      async () => {
        await queueTomorrow(ctx, auditRetentionKind);
        const before = new Date(ctx.clock.now().getTime() - keptFor).toISOString();
        await inOperationalTransaction(ctx, ({ db }) => deleteAuditBefore(db, before));
      },
    ],
  ]);
}
