import type { Kysely, Selectable } from 'kysely';
import type { BackupRunKind } from '../../backup.ts';
import type { Reader } from '#server/db/connect.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import type { BackupRunTable } from '#server/db/schema/operation.ts';

export type BackupRunRow = Selectable<BackupRunTable>;
type Writer = Kysely<OperationalTables>;

export async function insertRun(
  db: Writer,
  run: Pick<BackupRunRow, 'kind' | 'reason'> & { now: string },
): Promise<number> {
  const { id } = await db
    .insertInto('backup_runs')
    .values({
      kind: run.kind,
      reason: run.reason,
      state: 'running',
      started_at: run.now,
      updated_at: run.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a run that is still running; false if it has ended, as when somebody cancelled it. */
export async function updateRun(
  db: Writer,
  id: number,
  change: Partial<Omit<BackupRunRow, 'id'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('backup_runs')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Ends the runs that were last renewed before an instant. */
export async function endCutOffRuns(
  db: Writer,
  { before, now, error }: { before: string; now: string; error: string },
): Promise<void> {
  await db
    .updateTable('backup_runs')
    .set({ state: 'failed', finished_at: now, error })
    .where('state', '=', 'running')
    .where('updated_at', '<', before)
    .execute();
}

export async function deleteRunsBefore(db: Writer, instant: string): Promise<void> {
  await db.deleteFrom('backup_runs').where('started_at', '<', instant).execute();
}

/** The newest run that was renewed since an instant and has not ended. */
export function selectRunning(db: Reader, since: string): Promise<BackupRunRow | undefined> {
  return db
    .selectFrom('backup_runs')
    .selectAll()
    .where('state', '=', 'running')
    .where('updated_at', '>=', since)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The newest runs of a kind that have ended, the newest first. */
export function selectEnded(db: Reader, kind: BackupRunKind, count: number): Promise<BackupRunRow[]> {
  return db
    .selectFrom('backup_runs')
    .selectAll()
    .where('kind', '=', kind)
    .where('state', '<>', 'running')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
}

/** When the newest good backup was begun. */
export async function selectLastDone(db: Reader): Promise<string | undefined> {
  const last = await db
    .selectFrom('backup_runs')
    .select('started_at')
    .where('kind', '=', 'backup')
    .where('state', '=', 'done')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.started_at;
}

/** When checks found backups whole, by name. */
export async function selectVerifiedAt(db: Reader): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('backup_runs')
    .select(['name', 'finished_at'])
    .where('kind', '=', 'verify')
    .where('state', '=', 'done')
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ name, finished_at: at }) => [name ?? '', at ?? '']));
}
