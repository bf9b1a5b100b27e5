import { z } from 'zod';
import { minuteMs } from '#shared/rules/durations.ts';
import { selectNextPostPublication } from '#features/posts/server/visible-posts.ts';
import { selectNextPublication } from '#features/visible-products/server/visible-products.ts';
import type { Context } from '#server/context/context.ts';
import { inOneProcess } from '#server/db/one-process.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { replaceQueued } from '#server/jobs/enqueue.ts';
import { defineJob } from '#server/jobs/job-kind.ts';
import { RetryLater } from '#server/jobs/retry-later.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { makeMissingCards, sweepCards } from './make-cards.service.ts';
import { listWantedCards } from './wanted-cards.read.ts';

const cardsKind = defineJob('share-cards.make', z.object({}));

/** The content revision and the instant of one run. A new process knows no earlier run, so it looks at all cards. */
type Run = { rev: number; at: string };

/**
 * Makes missing cards. Each minute it checks whether content changed or a product or post was published since the last
 * run. Cards that cannot be made (`failed`) are tried again only after a restart.
 */
export function shareCardJobs(ctx: Context): JobHandlers {
  let last: Run | undefined;
  let sweptOn = '';
  const failed = new Set<string>();
  return new Map([
    cardsKind.handledBy(async (_, signal) => {
      const run = { rev: await ctx.connections.readRevision(), at: ctx.clock.now().toISOString() };
      const today = run.at.slice(0, 10);
      if (today === sweptOn && !(await hasChanged(ctx, last, run))) throw new RetryLater(minuteMs);
      const wanted = await listWantedCards(ctx);
      const isMore = await makeMissingCards(ctx, wanted, { signal, failed });
      if (today !== sweptOn) await sweepCards(ctx, wanted);
      sweptOn = today;
      last = isMore ? undefined : run;
      throw new RetryLater(isMore ? 0 : minuteMs);
    }),
  ]);
}

/** Queues the job, which then repeats itself. Without a public address in the settings, pages name no card. */
export async function ensureShareCardJob(ctx: Context): Promise<void> {
  if (!ctx.config.publicUrl) return;
  const start = new Date(ctx.clock.now().getTime() + minuteMs).toISOString();
  await inOneProcess(ctx, () =>
    inOperationalTransaction(ctx, (tx) => replaceQueued(tx, cardsKind, {}, start)),
  );
}

async function hasChanged(
  { db }: Pick<Context, 'db'>,
  last: Run | undefined,
  { rev, at }: Run,
): Promise<boolean> {
  if (!last || last.rev !== rev) return true;
  const appearances = [
    await selectNextPublication(db, last.at),
    await selectNextPostPublication(db, last.at),
  ];
  return appearances.some((next) => next !== undefined && next <= at);
}
