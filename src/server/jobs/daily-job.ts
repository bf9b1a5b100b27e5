import { z } from 'zod';
import { dayMs } from '#shared/rules/durations.ts';
import { inOneProcess } from '#server/db/one-process.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { enqueue, replaceQueued } from './enqueue.ts';
import { defineJob } from './job-kind.ts';
import { maxAttempts, type JobsContext } from './run-job.ts';

/** The payload is a day like `2026-03-05`, so that a kind has one job for each day. */
const dailyJob = (name: string) => defineJob(name, z.object({ day: z.iso.date() }));

/** In UTC; this is at night where the company works. */
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

/** Queues tomorrow's job. Call it before the work, so that a failing day does not end the chain. */
export async function queueTomorrow(ctx: JobsContext, kind: string): Promise<void> {
  const day = dayAfter(ctx, 1);
  await inOperationalTransaction(ctx, (tx) =>
    replaceQueued(tx, dailyJob(kind), { day }, `${day}${timeOfDay}`),
  );
}

function dayAfter({ clock }: JobsContext, days: number): string {
  return new Date(clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
}
