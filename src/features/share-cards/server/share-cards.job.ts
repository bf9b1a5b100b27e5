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

/** The content revision and the instant of the last pass. A new process has none, so it begins with a pass. */
type Pass = { rev: number; at: string };

/**
 * Looks every minute whether content changed or something appeared, and makes the cards that are missing. Cards
 * that could not be made are tried again by the next process.
 */
export function shareCardJobs(ctx: Context): JobHandlers {
  let last: Pass | undefined;
  let sweptOn = '';
  const given = new Set<string>();
  return new Map([
    cardsKind.handledBy(async (_, signal) => {
      const pass = { rev: await ctx.connections.readRevision(), at: ctx.clock.now().toISOString() };
      const today = pass.at.slice(0, 10);
      if (today === sweptOn && !(await hasChanged(ctx, last, pass))) throw new RetryLater(minuteMs);
      const wanted = await listWantedCards(ctx);
      const isMore = await makeMissingCards(ctx, wanted, { signal, given });
      if (today !== sweptOn) await sweepCards(ctx, wanted);
      sweptOn = today;
      last = isMore ? undefined : pass;
      throw new RetryLater(isMore ? 0 : minuteMs);
    }),
  ]);
}

/** Queues the job, which then repeats itself. Pages without a public address name no picture, so they need no cards. */
export async function ensureShareCardJob(ctx: Context): Promise<void> {
  if (!ctx.config.publicUrl) return;
  const start = new Date(ctx.clock.now().getTime() + minuteMs).toISOString();
  await inOneProcess(ctx, () =>
    inOperationalTransaction(ctx, (tx) => replaceQueued(tx, cardsKind, {}, start)),
  );
}

async function hasChanged(
  { db }: Pick<Context, 'db'>,
  last: Pass | undefined,
  { rev, at }: Pass,
): Promise<boolean> {
  if (!last || last.rev !== rev) return true;
  const appearances = [
    await selectNextPublication(db, last.at),
    await selectNextPostPublication(db, last.at),
  ];
  return appearances.some((next) => next !== undefined && next <= at);
}
