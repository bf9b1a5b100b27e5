import type { Readable } from 'node:stream';
import type { BackupDownload, BackupStatus } from '../backup.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { invalid, notFound, refused } from '#server/errors.ts';
import { requireRecentProof } from '#server/http/access.ts';
import type { SessionUser } from '#server/http/session.ts';
import { replaceQueued, wakeJobRunners } from '#server/jobs/enqueue.ts';
import { openArchive } from './archives/archive.process.ts';
import { BackupDamaged } from './objects.ts';
import { openBackupPlace } from './place.ts';
import { listBackupNames, readManifest } from './stored-backups.ts';
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

/**
 * One backup as an encrypted tar file: for the public key that it is encrypted for, else with the passphrase.
 *
 * @throws AppError 403 without a recent proof of identity, 404, 422
 */
export async function downloadBackup(
  ctx: Context,
  actor: SessionUser,
  { name, passphrase }: BackupDownload & { name: string },
): Promise<Readable> {
  requireRecentProof(ctx, actor);
  const place = openBackupPlace(ctx.config);
  if (!(await listBackupNames(place)).includes(name)) throw notFound();
  try {
    const { recipient = ctx.config.backups.recipient } = await readManifest(place, name);
    if (recipient === undefined && passphrase === undefined)
      throw invalid({ passphrase: ['* Bu Alan Zorunlu'] });
    const lock = recipient === undefined ? { passphrase: passphrase ?? '' } : { recipient };
    const { dataDir, backups } = ctx.config;
    await inOperationalTransaction(ctx, (tx) =>
      recordAudit(tx, { actor, action: 'export', entity: 'backup', id: name }),
    );
    return await openArchive({ settings: { dataDir, backups }, name, lock });
  } catch (error) {
    throw error instanceof BackupDamaged ? refused(error.message) : error;
  }
}
