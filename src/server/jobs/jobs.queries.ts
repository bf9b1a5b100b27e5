import { sql, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import type { JobTable } from '#server/db/schema/operation.ts';
import { skipLockedRows } from '#server/db/locked-rows.ts';

export type JobRow = Selectable<JobTable>;

type Writer = Kysely<OperationalTables>;

/** Conditions for jobs to take: one of these kinds, due at `now` (ISO text), with attempts left. */
export type Due = { now: string; kinds: readonly string[]; maxAttempts: number };

/**
 * Whether a job is due. A job that should run at once but whose creation is after `now` is due too: the clock was put
 * back in the meantime, and the job would wait until the clock has caught up.
 */
function isDue(eb: ExpressionBuilder<OperationalTables, 'jobs'>, now: string) {
  return eb.or([
    eb('run_at', '<=', now),
    eb.and([eb('created_at', '>', now), eb('run_at', '=', eb.ref('created_at'))]),
  ]);
}

/** Whether `takeJob` would find a job; this check takes no lock. */
export async function hasDueJob(db: Reader, { now, kinds, maxAttempts }: Due): Promise<boolean> {
  const due = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', 'in', kinds)
    .where((eb) => isDue(eb, now))
    .where('attempts', '<', maxAttempts)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', now)]))
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/** The jobs by kind and state: `running`, `waiting`, and `failed` ones that are not tried again. */
export async function selectJobCounts(db: Reader, maxAttempts: number) {
  const state = sql<string>`case when lease_until is not null then 'running'
    when attempts >= ${sql.lit(maxAttempts)} then 'failed' else 'waiting' end`;
  return db
    .selectFrom('jobs')
    .select(['kind', state.as('state'), sql<number>`cast(count(*) as integer)`.as('count')])
    .groupBy(['kind', state])
    .execute();
}

/** The time since which the first due job waits, as ISO text. */
export async function selectOldestDue(
  db: Reader,
  { now, maxAttempts }: Omit<Due, 'kinds'>,
): Promise<string | undefined> {
  const oldest = await db
    .selectFrom('jobs')
    .select('run_at')
    .where('run_at', '<=', now)
    .where('attempts', '<', maxAttempts)
    .where('lease_until', 'is', null)
    .orderBy('run_at')
    .limit(1)
    .executeTakeFirst();
  return oldest?.run_at;
}

/**
 * Leases the job that has been due longest, so that other runners skip it until the lease ends. The attempt
 * is counted now, so that a job that kills its process is not retried forever.
 */
export function takeJob(
  db: Writer,
  { now, kinds, maxAttempts, leaseUntil }: Due & { leaseUntil: string },
): Promise<JobRow | undefined> {
  return db
    .updateTable('jobs')
    .set((eb) => ({ lease_until: leaseUntil, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('jobs')
        .select('id')
        .where('kind', 'in', kinds)
        .where((due) => isDue(due, now))
        .where('attempts', '<', maxAttempts)
        .where((or) => or.or([or('lease_until', 'is', null), or('lease_until', '<', now)]))
        .orderBy('run_at')
        .orderBy('id')
        .limit(1)
        .$call((query) => skipLockedRows(db, query)),
    )
    .returningAll()
    .executeTakeFirst();
}

/**
 * Extends the lease; returns false if another process has taken the job. Every lease increments `attempts`,
 * so that number identifies the holder.
 */
export async function extendLease(db: Writer, job: JobRow, leaseUntil: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ lease_until: leaseUntil })
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Whether no other process has taken the job. */
export async function holdsLease(db: Writer, { id, attempts }: JobRow): Promise<boolean> {
  const query = db.selectFrom('jobs').select('id').where('id', '=', id).where('attempts', '=', attempts);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function deleteJob(db: Writer, job: JobRow): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', job.id).where('attempts', '=', job.attempts).execute();
}

/** Stores the error of a failed job and when it is due next; after the last attempt it is not taken again. */
export async function postponeFailedJob(
  db: Writer,
  job: JobRow,
  { runAt, error }: { runAt: string; error: string },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ run_at: runAt, lease_until: null, last_error: error })
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .execute();
}

/** Postpones the job to `runAt` and resets its attempts. */
export async function postponeJob(db: Writer, job: JobRow, runAt: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ run_at: runAt, lease_until: null, attempts: 0 })
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .execute();
}

/** Makes a leased job due again without counting the attempt. */
export async function returnJob(db: Writer, job: JobRow): Promise<void> {
  await db
    .updateTable('jobs')
    .set((eb) => ({ lease_until: null, attempts: eb('attempts', '-', 1) }))
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .execute();
}

/** Ends the leases of all processes; the attempts keep their numbers. */
export async function releaseAllLeases(db: Writer): Promise<void> {
  await db.updateTable('jobs').set({ lease_until: null }).where('lease_until', 'is not', null).execute();
}

export type NewJob = { kind: string; payload: string; runAt: string; now: string; trace: string | null };

export async function insertJob(db: Writer, { kind, payload, runAt, now, trace }: NewJob): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ kind, payload, run_at: runAt, lease_until: null, last_error: null, created_at: now, trace })
    .execute();
}

/** Deletes the waiting job of this kind and payload; false if there is none, or it is running. */
export async function deleteWaitingJob(
  db: Writer,
  { kind, payload }: Pick<NewJob, 'kind' | 'payload'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('kind', '=', kind)
    .where('payload', '=', payload)
    .where('lease_until', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** Replaces waiting jobs of this kind and payload; false if one of them is running. */
export async function replaceWaitingJob(db: Writer, job: NewJob): Promise<boolean> {
  // The deletion comes first: on PostgreSQL it waits for a process that is taking one of these jobs.
  await db
    .deleteFrom('jobs')
    .where('kind', '=', job.kind)
    .where('payload', '=', job.payload)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', job.now)]))
    .execute();
  const running = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', job.kind)
    .where('payload', '=', job.payload)
    .executeTakeFirst();
  if (running) return false;
  await insertJob(db, job);
  return true;
}
