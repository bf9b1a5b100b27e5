import type { Kysely, Selectable } from 'kysely';
import type { Reader } from './connect.ts';
import { dialectOf } from './dialect-of.ts';
import type { OperationalTables } from './schema/database.ts';
import type { JobTable } from './schema/operation.ts';

export type JobRow = Selectable<JobTable>;

type Writer = Kysely<OperationalTables>;

/** After this many attempts a job is left alone, with its last error, for a person to look at. */
export const maxAttempts = 8;

/** Instants are ISO texts; `kinds` are those that the caller can do. */
export type Due = { now: string; kinds: readonly string[] };

/** What `takeJob` would find; costs no lock. */
export async function hasDueJob(db: Reader, { now, kinds }: Due): Promise<boolean> {
  const due = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', 'in', kinds)
    .where('run_at', '<=', now)
    .where('attempts', '<', maxAttempts)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', now)]))
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/**
 * Takes the job that is due longest, for nobody else to see until the lease ends. The attempt is counted
 * here, so that a job that ends its whole process is not tried for ever.
 */
export function takeJob(
  db: Writer,
  { now, kinds, leaseUntil }: Due & { leaseUntil: string },
): Promise<JobRow | undefined> {
  return db
    .updateTable('jobs')
    .set((eb) => ({ lease_until: leaseUntil, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('jobs')
        .select('id')
        .where('kind', 'in', kinds)
        .where('run_at', '<=', now)
        .where('attempts', '<', maxAttempts)
        .where((or) => or.or([or('lease_until', 'is', null), or('lease_until', '<', now)]))
        .orderBy('run_at')
        .orderBy('id')
        .limit(1)
        // SQLite has one writer at a time and needs no row locks.
        .$if(dialectOf(db) === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Whether the job is still ours: each taking counts an attempt, so that the number tells whose it is. */
export async function extendLease(db: Writer, job: JobRow, leaseUntil: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ lease_until: leaseUntil })
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export async function deleteJob(db: Writer, job: JobRow): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', job.id).where('attempts', '=', job.attempts).execute();
}

/** Puts a job that failed back, for later. */
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

/** Puts an unfinished job back as if it had not been taken. */
export async function giveJobBack(db: Writer, job: JobRow): Promise<void> {
  await db
    .updateTable('jobs')
    .set((eb) => ({ lease_until: null, attempts: eb('attempts', '-', 1) }))
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .execute();
}

/** Frees what is taken, whoever took it; the attempts stay counted. */
export async function releaseLeases(db: Writer): Promise<void> {
  await db.updateTable('jobs').set({ lease_until: null }).where('lease_until', 'is not', null).execute();
}

export type NewJob = { kind: string; payload: string; runAt: string; now: string };

export async function insertJob(db: Writer, { kind, payload, runAt, now }: NewJob): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ kind, payload, run_at: runAt, lease_until: null, last_error: null, created_at: now })
    .execute();
}

/**
 * Replaces the jobs of this kind and payload by one at another time; false while one of them is being
 * worked on, for the caller to try again.
 */
export async function rescheduleJob(db: Writer, job: NewJob): Promise<boolean> {
  // Deleting first makes PostgreSQL wait for whoever is about to take one of them.
  await db
    .deleteFrom('jobs')
    .where('kind', '=', job.kind)
    .where('payload', '=', job.payload)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', job.now)]))
    .execute();
  const inWork = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', job.kind)
    .where('payload', '=', job.payload)
    .executeTakeFirst();
  if (inWork) return false;
  await insertJob(db, job);
  return true;
}
