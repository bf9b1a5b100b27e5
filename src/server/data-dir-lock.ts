import SQLite from 'better-sqlite3';
import { join } from 'node:path';

/** Another server uses this data folder. */
export class DataDirLockedError extends Error {}

/**
 * Locks a data folder for one server, by an open transaction on a lock file: the system releases it even when the
 * process is killed.
 *
 * @returns a function that releases the lock.
 * @throws DataDirLockedError
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = new SQLite(join(dataDir, 'lock.db'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new DataDirLockedError(`Veri klasörünü başka bir sunucu kullanıyor: ${dataDir}`);
  }
  return () => lock.close();
}
