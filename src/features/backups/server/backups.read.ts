import type { Backup, BackupRun, Backups, BackupStatus } from '../backup.ts';
import type { Context } from '#server/context/context.ts';
import { refused } from '#server/errors.ts';
import { maxAttempts } from '#server/jobs/run-job.ts';
import { manualKind } from './runs/backups.job.ts';
import { rowsOf, sizeOf } from './describe.ts';
import { openBackupPlace, placeText } from './place.ts';
import { selectEnded, selectRunning, selectVerifiedAt, type BackupRunRow } from './runs/runs.queries.ts';
import { renewedSince } from './runs/runs.service.ts';
import { listBackupNames, readManifest, type StoredBackup } from './stored-backups.ts';

/** Lists the complete backups of the place. @throws AppError 422 if it cannot be opened or read */
export async function listBackups({ config, db, log }: Context): Promise<Backups> {
  const verified = await selectVerifiedAt(db);
  const backups = await readBackups({ config, log });
  return {
    data: backups.map((one) => presentBackup(one, verified.get(one.name))),
    place: placeText(config),
    daily_at: config.backups.at,
  };
}

/** Backups whose manifest is damaged are left out; they cannot be restored. */
async function readBackups({ config, log }: Pick<Context, 'config' | 'log'>): Promise<StoredBackup[]> {
  try {
    const place = openBackupPlace(config);
    const names = (await listBackupNames(place)).reverse();
    const found = await Promise.all(
      names.map(async (name) => {
        const manifest = await readManifest(place, name).catch(() => undefined);
        return manifest && { name, manifest };
      }),
    );
    return found.filter((one) => one !== undefined);
  } catch (error) {
    log.warn({ err: error }, 'the place of the backups cannot be read');
    throw refused(
      `Yedeklerin yeri okunamıyor: ${placeText(config)}. Bağlı ve erişilebilir olduğunu denetleyin.`,
    );
  }
}

function presentBackup({ name, manifest }: StoredBackup, verifiedAt: string | undefined): Backup {
  return {
    name,
    at: manifest.snapshot_at,
    reason: manifest.reason,
    rows: rowsOf(manifest),
    files: manifest.files.count,
    bytes: sizeOf(manifest),
    is_encrypted: manifest.recipient !== undefined,
    verified_at: verifiedAt ?? null,
  };
}

/** What is going on, without reading the place. */
export async function getBackupStatus(ctx: Pick<Context, 'db' | 'clock'>): Promise<BackupStatus> {
  const running = await selectRunning(ctx.db, renewedSince(ctx));
  const [last] = await selectEnded(ctx.db, 'backup', 1);
  const waiting = await ctx.db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', manualKind.name)
    .where('lease_until', 'is', null)
    // A job that was killed too often stays in the table but is not run again.
    .where('attempts', '<', maxAttempts)
    .executeTakeFirst();
  return {
    running: running ? presentRun(running) : null,
    is_waiting: waiting !== undefined,
    last: last ? presentRun(last) : null,
  };
}

function presentRun(row: BackupRunRow): BackupRun {
  const { id, kind, state, started_at, finished_at, step, done, total, error } = row;
  return { id, kind, state, started_at, finished_at, step, done, total, error };
}
