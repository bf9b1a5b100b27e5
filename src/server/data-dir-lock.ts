import SQLite from 'better-sqlite3';
import { join } from 'node:path';

/** Another server works on this data folder. */
export class DataDirLockedError extends Error {}

/**
 * Holds a data folder for one server. The lock is an open transaction on a file of its own, so that
 * the system frees it however the process ends.
 *
 * @returns what frees it.
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
