import { z } from 'zod';
import { dayMs, minuteMs, secondMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import { numbersIn } from '#server/db/id-list.ts';
import { inOneProcess } from '#server/db/one-process.ts';
import { inOperationalTransaction, type OperationalTransaction } from '#server/db/transactions.ts';
import { enqueue, replaceQueued, wakeJobRunners } from '#server/jobs/enqueue.ts';
import { defineJob, type PayloadOf } from '#server/jobs/job-kind.ts';
import { RetryLater } from '#server/jobs/retry-later.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { maxAttempts } from '#server/jobs/run-job.ts';
import { deliverKind } from './deliver.job.ts';
import {
  insertEvents,
  selectContentEvents,
  selectMessageChanges,
  selectMessageEvents,
  selectPlaces,
  selectPublishedEvents,
} from './new-events.queries.ts';
import { deleteOld, selectNextEvent, selectWebhooks } from './webhooks.queries.ts';

/** How far the sources of events were read: history, messages, and publications. */
const collectKind = defineJob(
  'webhooks.collect',
  z.object({ history: z.int(), message: z.int(), since: z.string() }),
);
type Progress = PayloadOf<typeof collectKind>;

/** In milliseconds: how often the sources are read, and how long the ids of messages may still be taken. */
const readEvery = 3 * secondMs;
const settled = minuteMs;

/** How many entries of the history one pass reads, and what is kept for how long. */
const atOnce = 1_000;
const kept = { milliseconds: 30 * dayMs, deliveries: 1_000 };

/**
 * Makes events of what the history and the messages hold since the last pass, in one transaction with the progress, and
 * queues the deliveries. One job does this for all processes, so the sequence rises with each commit (decision 0092).
 */
export function collectJobs(ctx: Context): JobHandlers {
  return new Map([
    collectKind.handledBy(async (progress) => {
      const webhooks = await selectWebhooks(ctx.db);
      // The first address that is entered again begins anew.
      if (webhooks.length === 0) return;
      const isFull = await collect(ctx, progress);
      throw new RetryLater(isFull ? 0 : readEvery);
    }),
  ]);
}

async function collect(ctx: Context, progress: Progress): Promise<boolean> {
  const { db, clock } = ctx;
  const now = clock.now();
  const content = await selectContentEvents(db, progress.history, atOnce);
  const settledBefore = new Date(now.getTime() - settled).toISOString();
  const messages = await selectMessageEvents(db, { after: progress.message, settledBefore });
  const changes = await selectMessageChanges(db, atOnce);
  const published = await selectPublishedEvents(db, { since: progress.since, now: now.toISOString() });
  const reached = { history: content.last, message: messages.last, since: now.toISOString() };
  await inOperationalTransaction(ctx, async (tx) => {
    const events = [...content.events, ...messages.events, ...changes.events, ...published];
    const count = await insertEvents(tx.db, events);
    await tx.db.deleteFrom('message_changes').where('id', 'in', numbersIn(db, changes.ids)).execute();
    await tx.db
      .updateTable('jobs')
      .set({ payload: toJson(reached) })
      .where('kind', '=', collectKind.name)
      .execute();
    if (count === 0) return;
    const before = new Date(now.getTime() - kept.milliseconds).toISOString();
    await deleteOld(tx.db, { before, kept: kept.deliveries });
  });
  await queueDeliveries(ctx);
  return content.isFull || changes.isFull;
}

/** Queues the delivery of each active address for which something waits. */
export async function queueDeliveries(ctx: Context): Promise<void> {
  for (const { id, state, after_event: after, events } of await selectWebhooks(ctx.db)) {
    if (state !== 'active' || !(await selectNextEvent(ctx.db, after, fromJson<string[]>(events)))) continue;
    await inOperationalTransaction(ctx, (tx) => replaceQueued(tx, deliverKind, { id }, tx.now));
  }
  wakeJobRunners();
}

/** Queues the collection from now on, unless it is queued. */
export async function ensureCollection(ctx: Context, tx: OperationalTransaction): Promise<void> {
  const queued = await tx.db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', collectKind.name)
    .where('attempts', '<', maxAttempts)
    .executeTakeFirst();
  if (queued) return;
  await tx.db.deleteFrom('jobs').where('kind', '=', collectKind.name).execute();
  // What happened before is not told, as with the other sources.
  await tx.db.deleteFrom('message_changes').execute();
  await enqueue(tx, collectKind, { ...(await selectPlaces(ctx.db)), since: tx.now });
}

/** Call it at the start: a job that failed too often begins anew. */
export async function ensureWebhookJobs(ctx: Context): Promise<void> {
  if ((await selectWebhooks(ctx.db)).length === 0) return;
  await inOneProcess(ctx, () => inOperationalTransaction(ctx, (tx) => ensureCollection(ctx, tx)));
}
