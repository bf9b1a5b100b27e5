import type { Kysely } from 'kysely';
import { toJson } from '#server/db/json.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import { inOperationalTransaction, type OperationalTransaction } from '#server/db/transactions.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import { currentTrace } from '#server/traces/trace.ts';
import type { JobKind } from './job-kind.ts';
import { deleteWaitingJob, insertJob, releaseAllLeases, replaceWaitingJob } from './jobs.queries.ts';
import type { JobsContext } from './run-job.ts';

/**
 * Stores a job in the given transaction, so that both commit together. Call `wakeJobRunners` after the
 * commit; otherwise the job waits for the next poll.
 */
export async function enqueue<Payload>(
  tx: ContentTransaction | OperationalTransaction,
  { name }: JobKind<Payload>,
  payload: NoInfer<Payload>,
  runAt: string = tx.now,
): Promise<void> {
  await insertJob(jobsOf(tx), {
    kind: name,
    payload: toJson(payload),
    runAt,
    now: tx.now,
    trace: currentTrace(),
  });
}

/**
 * Like `enqueue`, but replaces waiting jobs of the same kind and payload. While such a job runs, it stores
 * nothing and returns false.
 */
export async function replaceQueued<Payload>(
  tx: ContentTransaction | OperationalTransaction,
  { name }: JobKind<Payload>,
  payload: NoInfer<Payload>,
  runAt: string,
): Promise<boolean> {
  return replaceWaitingJob(jobsOf(tx), {
    kind: name,
    payload: toJson(payload),
    runAt,
    now: tx.now,
    trace: currentTrace(),
  });
}

/** Takes back a waiting job; returns false if it has started or ended. */
export async function dequeue<Payload>(
  tx: ContentTransaction | OperationalTransaction,
  { name }: JobKind<Payload>,
  payload: NoInfer<Payload>,
): Promise<boolean> {
  return deleteWaitingJob(jobsOf(tx), { kind: name, payload: toJson(payload) });
}

/**
 * Makes the leased jobs of stopped processes due again. Call it only when no other process can be running.
 */
export async function releaseLeasesOfStoppedProcesses(
  ctx: Pick<JobsContext, 'connections' | 'clock'>,
): Promise<void> {
  await inOperationalTransaction(ctx, ({ db }) => releaseAllLeases(db));
}

const listeners = new Set<() => void>();

/** Tells this process's runners that a job may be due. Call it after the commit. */
export function wakeJobRunners(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` when a job may be due. @returns a function that stops this. */
export function onWakeJobRunners(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function jobsOf({ db }: ContentTransaction | OperationalTransaction): Kysely<OperationalTables> {
  // Both kinds of transactions contain these tables, but Kysely's types cannot narrow one to the other.
  return db as Kysely<OperationalTables>;
}
