import type { BackupStatus } from '../backup.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { refused } from '#server/errors.ts';
import { replaceQueued, wakeJobRunners } from '#server/jobs/enqueue.ts';
import { manualKind } from './runs/backups.job.ts';
import { getBackupStatus } from './backups.read.ts';
import { cancelRun } from './runs/runs.service.ts';

/** Queues a backup for now. @throws AppError 422 if one is running or queued */
export async function startBackup(ctx: Context): Promise<BackupStatus> {
  const { running, is_waiting: isWaiting } = await getBackupStatus(ctx);
  if (running?.kind === 'backup' || isWaiting) throw refused('Şu anda bir yedek alınıyor.');
  const isQueued = await inOperationalTransaction(ctx, (tx) => replaceQueued(tx, manualKind, {}, tx.now));
  if (!isQueued) throw refused('Şu anda bir yedek alınıyor.');
  wakeJobRunners();
  return getBackupStatus(ctx);
}

/** Stops the running backup or check, or takes back one that has not begun. @throws AppError 422 if there is none */
export async function cancelBackup(ctx: Context): Promise<BackupStatus> {
  const { running } = await getBackupStatus(ctx);
  const isCancelled = running ? await cancelRun(ctx, running.id) : await takeBack(ctx);
  if (!isCancelled) throw refused('Durdurulacak bir yedek yok; bitmiş olabilir.');
  return getBackupStatus(ctx);
}

async function takeBack(ctx: Context): Promise<boolean> {
  const { numDeletedRows } = await inOperationalTransaction(ctx, ({ db }) =>
    db
      .deleteFrom('jobs')
      .where('kind', '=', manualKind.name)
      .where('lease_until', 'is', null)
      .executeTakeFirst(),
  );
  return numDeletedRows > 0;
}
