import { hourMs } from '#shared/rules/durations.ts';
import { firstAccountAt } from '#features/users/server/users.read.ts';
import type { Context } from '#server/context/context.ts';
import { readDisk, type Disk } from '#server/ports/disk-space.ts';
import { localTime } from '#server/texts/local-time.ts';
import { cannotOpen, freeShare, freeText, neededFree } from './full-disk.ts';
import { findLastBackup } from './last-backup.read.ts';
import { placeFolder } from '../place.ts';
import { selectEnded } from './runs.queries.ts';

/** What is wrong with the backups; both texts are Turkish and for admins. */
export type BackupProblem = {
  kind: 'late' | 'damaged' | 'space' | 'same-disk';
  isUrgent: boolean;
  title: string;
  text: string;
};

type Reading = Pick<Context, 'config' | 'db' | 'clock'>;

/** The age at which the last good backup is too old: a day, and time for the backup itself. */
const oldest = 26 * hourMs;

/** What is wrong with the backups. Each problem ends by itself when its cause does. */
export async function listBackupProblems(
  ctx: Reading,
  read: (folder: string) => Promise<Disk> = readDisk,
): Promise<BackupProblem[]> {
  const found = [await findLate(ctx), await findDamaged(ctx), ...(await findDiskProblems(ctx, read))];
  return found.filter((one) => one !== undefined);
}

async function findLate({ config, db, clock }: Reading): Promise<BackupProblem | undefined> {
  const { at: last, isOpen } = await findLastBackup({ config, db });
  const since = last ?? (await firstAccountAt(db));
  if (since === undefined || clock.now().getTime() - Date.parse(since) <= oldest) return undefined;
  const at = last && localTime(config.timeZone, last);
  const [run] = await selectEnded(db, 'backup', 1);
  const reason =
    run?.state === 'failed' && run.started_at > since
      ? `Son deneme (${localTime(config.timeZone, run.started_at)}) başarısız: ${run.error ?? ''}`
      : `Günlük yedek saati ${config.backups.at}; program o saatten beri çalışmamış olabilir. Yedekler ekranından şimdi alabilirsiniz.`;
  return {
    kind: 'late',
    isUrgent: true,
    title: at === undefined ? 'Henüz yedek yok' : `Son yedek ${at} tarihli`,
    text: isOpen ? reason : cannotOpen(placeFolder(config) ?? ''),
  };
}

async function findDamaged({ config, db }: Reading): Promise<BackupProblem | undefined> {
  const [check] = await selectEnded(db, 'verify', 1);
  if (check?.state !== 'failed') return undefined;
  return {
    kind: 'damaged',
    isUrgent: true,
    title: 'Yedek denetimden geçmedi',
    text: `${localTime(config.timeZone, check.started_at)} denetimi: ${check.error ?? ''} Yedekler ekranından yeni bir yedek alın; denetim, sonraki günlük yedekten sonra yinelenir.`,
  };
}

async function findDiskProblems(
  { config }: Reading,
  read: (folder: string) => Promise<Disk>,
): Promise<BackupProblem[]> {
  const folder = placeFolder(config);
  if (folder === undefined) return [];
  // If a folder cannot be read, the backup is soon reported as late.
  const disks = await Promise.all([read(folder), read(config.dataDir)]).catch(() => undefined);
  if (!disks) return [];
  const [disk, data] = disks;
  const problems: BackupProblem[] = [];
  if (freeShare(disk) < neededFree.quiet)
    problems.push({
      kind: 'space',
      isUrgent: freeShare(disk) < neededFree.backup,
      title: 'Yedekler için yer azalıyor',
      text: `${freeText(disk)}. %${neededFree.backup * 100} altına inince yedek alınmaz. Sunucuyu kuran kişi yer açmalı ya da BACKUP_TO ile başka bir disk göstermeli.`,
    });
  if (disk.device === data.device)
    problems.push({
      kind: 'same-disk',
      isUrgent: false,
      title: 'Yedekler verilerle aynı diskte',
      text: 'Disk bozulursa ikisi birlikte gider. Sunucuyu kuran kişi BACKUP_TO ayarına başka bir diskte bir klasör yazmalı.',
    });
  return problems;
}
