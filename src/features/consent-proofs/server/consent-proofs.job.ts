import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { queueTomorrow } from '#server/jobs/daily-job.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { keepProofs } from './consent-proofs.service.ts';

/** The kind of the daily job that deletes proofs three years after their subscription ended. */
export const consentProofsKind = 'consent-proofs.retention';

const keptYears = 3;

export function consentProofJobs(ctx: Context): JobHandlers {
  return new Map([
    [
      consentProofsKind,
      async () => {
        await queueTomorrow(ctx, consentProofsKind);
        await deleteExpired(ctx);
      },
    ],
  ]);
}

/** Deletes what ended three years ago: proofs, subscribers who left, and receipts of cookie choices. */
async function deleteExpired(ctx: Context): Promise<void> {
  const before = ctx.clock.now();
  before.setUTCFullYear(before.getUTCFullYear() - keptYears);
  const limit = before.toISOString();
  await inOperationalTransaction(ctx, async ({ db }) => {
    const left = await db
      .selectFrom('subscribers')
      .select('id')
      .where('left_at', 'is not', null)
      .where('left_at', '>=', limit)
      .execute();
    // Those who left before proofs were kept: whoever subscribes again writes over the earlier consent.
    if (left.length > 0) await keepProofs(ctx, { db }, { ids: left.map(({ id }) => id), at: limit });
    await db.deleteFrom('subscribers').where('left_at', '<', limit).execute();
    await db.deleteFrom('consent_proofs').where('ended_at', '<', limit).execute();
    await db.deleteFrom('cookie_choices').where('made_at', '<', limit).execute();
  });
  await ctx.connections.scrub();
}
