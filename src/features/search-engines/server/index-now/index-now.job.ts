import { z } from 'zod';
import { minuteMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { inOneProcess } from '#server/db/one-process.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { enqueue, wakeJobRunners } from '#server/jobs/enqueue.ts';
import { defineJob } from '#server/jobs/job-kind.ts';
import { RetryLater } from '#server/jobs/retry-later.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { loadChangedAddresses } from './changed-addresses.read.ts';
import { selectLastChange, updateProgress } from './index-now.queries.ts';
import { submitAddresses } from './submit-addresses.ts';

/** The last entry of the history that was told, and the instant up to which publications were. */
const indexNowKind = defineJob('search-engines.index-now', z.object({ after: z.int(), since: z.string() }));
type Progress = z.infer<(typeof indexNowKind)['payload']>;

/** Tells search engines every minute which pages are new or changed; without a key there is no such job. */
export function indexNowJobs(ctx: Context): JobHandlers {
  const { indexNow, publicUrl } = ctx.config;
  if (!indexNow) return new Map();
  return new Map([
    indexNowKind.handledBy(async (progress, signal) => {
      const { addresses, reached } = await loadChangedAddresses(ctx, progress);
      const answer = await submitAddresses(indexNow, { publicUrl, addresses, signal });
      // The engine is busy or out of reach, so the same pages are told again later.
      if (answer === 'later') throw new RetryLater(10 * minuteMs);
      if (answer === 'refused') ctx.log.warn({ count: addresses.length }, 'IndexNow refused the addresses');
      await advance(ctx, reached);
      throw new RetryLater(minuteMs);
    }),
  ]);
}

/** Stores the job at the first start with a key; what was published before is not told. */
export async function ensureIndexNowJob(ctx: Context): Promise<void> {
  if (!ctx.config.indexNow) return;
  await inOneProcess(ctx, async () => {
    const known = await ctx.db
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', indexNowKind.name)
      .executeTakeFirst();
    if (known) return;
    const progress = { after: await selectLastChange(ctx.db), since: ctx.clock.now().toISOString() };
    await inOperationalTransaction(ctx, (tx) => enqueue(tx, indexNowKind, progress));
  });
  wakeJobRunners();
}

function advance(ctx: Context, progress: Progress): Promise<void> {
  return inOperationalTransaction(ctx, ({ db }) => updateProgress(db, indexNowKind.name, progress));
}
