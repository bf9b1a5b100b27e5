import type { Kysely } from 'kysely';
import { insertJob, releaseLeases, rescheduleJob } from '#server/db/jobs.ts';
import { toJson } from '#server/db/json.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import {
  inOperationalTransaction,
  type ContentTransaction,
  type OperationalTransaction,
} from '#server/db/transactions.ts';
import type { JobsContext } from './work.ts';

/**
 * Writes down work that must survive a stop, in the transaction that makes it necessary. Call `wakeJobs`
 * after it, else the work begins with the next poll.
 */
export async function enqueue(
  tx: ContentTransaction | OperationalTransaction,
  kind: string,
  payload: unknown,
  runAt: string = tx.now,
): Promise<void> {
  await insertJob(jobsOf(tx), { kind, payload: toJson(payload), runAt, now: tx.now });
}

/**
 * As `enqueue`, in place of the jobs of this kind and payload that wait already.
 *
 * @returns false when one is being worked on: nothing was enqueued.
 */
export async function enqueueInPlace(
  tx: ContentTransaction | OperationalTransaction,
  kind: string,
  payload: unknown,
  runAt: string,
): Promise<boolean> {
  return rescheduleJob(jobsOf(tx), { kind, payload: toJson(payload), runAt, now: tx.now });
}

/** Frees the jobs of processes that are gone, where it is certain that no other one is at work. */
export async function releaseJobs(ctx: Pick<JobsContext, 'connections' | 'clock'>): Promise<void> {
  await inOperationalTransaction(ctx, ({ db }) => releaseLeases(db));
}

const listeners = new Set<() => void>();

/** Tells this process's runners that a job may be due; called after the transaction that wrote it. */
export function wakeJobs(): void {
  for (const listener of listeners) listener();
}

/** For runners; gives back the way to stop listening. */
export function onWake(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function jobsOf({ db }: ContentTransaction | OperationalTransaction): Kysely<OperationalTables> {
  // Both kinds of transaction reach the operational tables; the type of one does not say so.
  return db as Kysely<OperationalTables>;
}
