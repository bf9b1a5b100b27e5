/** The main file of the process that makes and checks backups; `worker.process.ts` forks it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { FilesDamaged, removeDamagedFiles } from '#features/backups/server/check-backup.ts';
import { rowsOf } from '#features/backups/server/describe.ts';
import { makeBackup, type Progress } from '#features/backups/server/make-backup.ts';
import { BackupDamaged } from '#features/backups/server/objects.ts';
import { openBackupPlace } from '#features/backups/server/place.ts';
import { openFileStores } from '#server/context/file-stores.ts';
import { pruneBackups } from '#features/backups/server/prune-backups.ts';
import { MissingFiles } from '#features/backups/server/store-files.ts';
import { findLatest } from '#features/backups/server/stored-backups.ts';
import type { Manifest } from '#features/backups/server/manifest.ts';
import type { BackupChildAnswer, BackupResult, BackupTask } from '#features/backups/server/runs/worker.ts';
import { readConfig, type Config } from '#server/context/config.ts';
import { NewerDatabaseError } from '#server/db/migrate.ts';
import { systemClock } from '#server/ports/clock.ts';
import { StorageUnavailable } from '#server/ports/storage.ts';
import { endWithParent, lowerPriority } from '#server/ports/child-process.ts';
import { PagesFailed } from './render-each-page.ts';
import { verifyBackup } from './verify-backup.ts';

const tellEvery = 250;

const stop = new AbortController();
// Ctrl-C reaches the whole process group, but the server decides when this process ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('message', () => stop.abort());
endWithParent();
lowerPriority();

async function perform(task: BackupTask): Promise<BackupChildAnswer> {
  const config = readConfig(process.env);
  return { done: task.kind === 'backup' ? await backUp(config, task.reason) : await verify(config) };
}

async function backUp(config: Config, reason: 'daily' | 'manual'): Promise<BackupResult> {
  const place = openBackupPlace(config);
  const { name, manifest } = await makeBackup({
    settings: config,
    stores: openFileStores(config),
    place,
    recipient: config.backups.recipient,
    reason,
    clock: systemClock,
    signal: stop.signal,
    say: tellProgress(),
  });
  await pruneBackups(place, { settings: config, timeZone: config.timeZone, clock: systemClock }).catch(
    (error: unknown) => console.error('old backups were not removed:', error),
  );
  return resultOf(name, manifest);
}

async function verify(config: Config): Promise<BackupResult> {
  const place = openBackupPlace(config);
  const latest = await findLatest(place);
  if (!latest) throw new BackupDamaged('Denetlenecek bir yedek yok.');
  const { name, manifest } = latest;
  const reading = { place, identity: undefined };
  try {
    await verifyBackup(config, { reading, manifest, say: tellProgress(), signal: stop.signal });
  } catch (error) {
    if (error instanceof FilesDamaged) await removeDamagedFiles(place, error);
    throw error;
  }
  return resultOf(name, manifest);
}

function resultOf(name: string, manifest: Manifest): BackupResult {
  return { name, rows: rowsOf(manifest), files: manifest.files.count };
}

function tellProgress(): (progress: Progress) => void {
  let toldAt = -Infinity;
  return (progress) => {
    if (performance.now() - toldAt < tellEvery) return;
    toldAt = performance.now();
    process.send?.({ progress } satisfies BackupChildAnswer);
  };
}

/** The messages for staff, by the error code of the operating system or of SQLite. */
const causes: Readonly<Record<string, string>> = {
  ENOSPC: 'Diskte yer kalmadı.',
  EDQUOT: 'Diskte yer kalmadı.',
  SQLITE_FULL: 'Diskte yer kalmadı.',
  EACCES: 'Yedek klasörüne yazma izni yok.',
  EPERM: 'Yedek klasörüne yazma izni yok.',
  EROFS: 'Yedek klasörü salt okunur.',
  EIO: 'Disk okunamıyor ya da yazılamıyor; bozulmuş olabilir.',
  SQLITE_BUSY: 'Dosya silme kilidi alınamadı; başka bir iş sürüyor.',
};

function failureOf(error: unknown): BackupChildAnswer {
  const isExpected = [BackupDamaged, MissingFiles, NewerDatabaseError, PagesFailed, StorageUnavailable].some(
    (kind) => error instanceof kind,
  );
  if (isExpected) return { failed: (error as Error).message };
  const { code = '' } = error as NodeJS.ErrnoException;
  return {
    failed: causes[code] ?? 'Beklenmeyen bir sistem hatası; ayrıntısı sunucunun kayıtlarında.',
    details: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}

const answer = await perform(JSON.parse(process.argv[2] ?? '') as BackupTask).catch(failureOf);
process.send?.(answer, () => process.exit());
// If the server is gone, the answer is never sent, so the process ends anyway.
await sleep(1_000);
process.exit();
