import { dayMs } from '#shared/rules/durations.ts';
import type { ConnectSettings } from '#server/db/connect.ts';
import { ifDeletionsAllowed } from '#server/db/file-deletions.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { FileStorage } from '#server/ports/storage.ts';
import { backupInstant, isBackupName, objectKeys } from './manifest.ts';
import { backupsToKeep } from './retention.ts';
import { listBackupNames, readFileLines, readManifest, type StoredBackup } from './stored-backups.ts';

type Pruning = { settings: ConnectSettings; timeZone: string; clock: Clock };

/**
 * Removes the backups that need not be kept, and what no backup needs any more. It removes nothing while a backup is
 * being made, or if it cannot read what one of them contains.
 *
 * @returns the names of the removed backups
 * @throws BackupDamaged if a manifest or a list of files cannot be read
 */
export async function pruneBackups(
  place: FileStorage,
  { settings, timeZone, clock }: Pruning,
): Promise<string[]> {
  const removed: string[] = [];
  await ifDeletionsAllowed(settings, async () => {
    const stored: StoredBackup[] = [];
    for (const name of await listBackupNames(place))
      stored.push({ name, manifest: await readManifest(place, name) });
    const staying = backupsToKeep(
      stored.map(({ name, manifest: { reason } }) => ({ name, reason })),
      { now: clock.now(), timeZone },
    );
    const needed = await neededFiles(
      place,
      stored.filter(({ name }) => staying.has(name)),
    );
    // The manifest goes first: a run that is interrupted here leaves only parts that no backup needs.
    for (const { name } of stored) {
      if (staying.has(name)) continue;
      await place.delete(objectKeys.manifest(name));
      removed.push(name);
    }
    const isUnneeded = unneeded({ staying, removed, needed, now: clock.now() });
    for await (const key of place.keys()) if (isUnneeded(key)) await place.delete(key);
    await place.removeUnfinished(dayMs);
  });
  return removed;
}

async function neededFiles(place: FileStorage, backups: readonly StoredBackup[]): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const { manifest } of backups)
    for await (const line of readFileLines(place, manifest))
      keys.add(objectKeys.file(line, manifest.recipient !== undefined));
  return keys;
}

type Kept = {
  staying: ReadonlySet<string>;
  removed: readonly string[];
  needed: ReadonlySet<string>;
  now: Date;
};

/** Returns whether no backup needs a key. Other files, such as copies of a database before an update, are kept. */
function unneeded({ staying, removed, needed, now }: Kept): (key: string) => boolean {
  return (key) => {
    const [folder, name = ''] = key.split('/');
    if (folder === 'files') return !needed.has(key);
    if (folder !== 'tables' || !isBackupName(name) || staying.has(name)) return false;
    return removed.includes(name) || now.getTime() - backupInstant(name).getTime() > dayMs;
  };
}
