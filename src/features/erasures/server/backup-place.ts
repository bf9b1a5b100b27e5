import { join } from 'node:path';
import type { Config } from '#server/context/config.ts';
import { createDiskStorage } from '#server/ports/disk-storage.ts';
import type { FileStorage } from '#server/ports/storage.ts';

/** Where backups lie, and beside them the erasure log: a folder that only the program may read. */
export function backupPlace({ dataDir }: Pick<Config, 'dataDir'>): FileStorage {
  return createDiskStorage(join(dataDir, 'backups'), { isPrivate: true });
}
