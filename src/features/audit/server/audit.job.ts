import { dayMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { queueTomorrow } from '#server/jobs/daily-job.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { forgetAddressesBefore } from './audit-addresses.service.ts';
import { deleteAuditBefore } from './audit.queries.ts';

/** Kind of the daily job that deletes old entries of the log. */
export const auditRetentionKind = 'audit.retention';

/** Entries are kept for two years, the addresses in them for 90 days (docs/product.md, "Audit log"). */
const keptFor = { entries: 730 * dayMs, addresses: 90 * dayMs };

export function auditJobs(ctx: Context): JobHandlers {
  const instantBefore = (age: number) => new Date(ctx.clock.now().getTime() - age).toISOString();
  return new Map([
    [
      auditRetentionKind,
      async () => {
        await queueTomorrow(ctx, auditRetentionKind);
        await inOperationalTransaction(ctx, async (tx) => {
          await deleteAuditBefore(tx.db, instantBefore(keptFor.entries));
          await forgetAddressesBefore(tx, instantBefore(keptFor.addresses));
        });
        await ctx.connections.scrub();
      },
    ],
  ]);
}
