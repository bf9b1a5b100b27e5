import { z } from 'zod';
import { dayMs } from '#shared/rules/durations.ts';
import { inOneProcess } from '#server/db/one-process.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { enqueue, replaceQueued } from './enqueue.ts';
import { defineJob } from './job-kind.ts';
import { maxAttempts, type JobsContext } from './run-job.ts';

/** A job kind whose payload is a day like `2026-03-05`, so that there is one job per day. */
const dailyJob = (name: string) => defineJob(name, z.object({ day: z.iso.date() }));

/** The time of daily jobs, in UTC: at night in Türkiye. */
const timeOfDay = 'T00:30:00.000Z';

/** Queues a daily job for now unless one is already waiting or running. Call it when a process starts. */
export async function ensureDailyJob(ctx: JobsContext, kind: string): Promise<void> {
  await inOneProcess(ctx, async () => {
    const queued = await ctx.db
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', kind)
      .where('attempts', '<', maxAttempts)
      .executeTakeFirst();
    if (queued) return;
    const payload = { day: dayAfter(ctx, 0) };
    await inOperationalTransaction(ctx, (tx) => enqueue(tx, dailyJob(kind), payload));
  });
}

/**
 * Queues tomorrow's job. Call it before today's work, so that an error today does not prevent tomorrow's job.
 */
export async function queueTomorrow(ctx: JobsContext, kind: string): Promise<void> {
  const day = dayAfter(ctx, 1);
  await inOperationalTransaction(ctx, (tx) =>
    replaceQueued(tx, dailyJob(kind), { day }, `${day}${timeOfDay}`),
  );
}

function dayAfter({ clock }: JobsContext, days: number): string {
  return new Date(clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
}
