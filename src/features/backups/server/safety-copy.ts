import { copyFile, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConnectSettings } from '#server/db/connect.ts';
import { findsTables } from '#server/db/has-tables.ts';
import { createDiskStorage } from '#server/ports/disk-storage.ts';
import type { Clock } from '#server/ports/clock.ts';
import { makeBackup } from './make-backup.ts';
import { defaultPlace } from './place.ts';
import type { Stores } from './store-files.ts';

/**
 * Copies what a restore replaces to the folder `backups` of the data folder. A database that cannot be read is copied
 * as a file.
 * @returns where the copy is; undefined if there was nothing
 * @throws Error if nothing could be copied
 */
export async function keepSafetyCopy(
  settings: ConnectSettings,
  { stores, clock }: { stores: Stores; clock: Clock },
): Promise<string | undefined> {
  const file = join(settings.dataDir, 'vitrin.db');
  if (!settings.databaseUrl && !(await isFile(file))) return undefined;
  const folder = defaultPlace(settings.dataDir);
  try {
    if (!(await findsTables(settings))) return undefined;
    const place = createDiskStorage(folder, { isPrivate: true });
    const { name } = await makeBackup({ settings, stores, place, reason: 'before-restore', clock });
    return `${folder} (${name})`;
  } catch (error) {
    if (settings.databaseUrl) throw error;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const copy = join(folder, `vitrin-${clock.now().toISOString().replace(/[:.]/g, '-')}.db`);
    await copyFile(file, copy);
    return copy;
  }
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (facts) => facts.isFile() && facts.size > 0,
    () => false,
  );
}
