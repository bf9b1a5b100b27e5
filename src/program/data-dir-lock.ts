import SQLite from 'better-sqlite3';
import { join } from 'node:path';

/** Another server uses this data folder, or the lock cannot be opened; the message is for the operator. */
export class DataDirLockedError extends Error {}

/**
 * Locks a data folder for one server. The lock is a SQLite transaction, which ends even if the process is
 * killed.
 * @returns a function that releases the lock
 * @throws DataDirLockedError
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'lock.db');
  let lock: SQLite.Database | undefined;
  try {
    lock = new SQLite(file, { timeout: 0 });
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code.startsWith('SQLITE_BUSY'))
      throw new DataDirLockedError(`Veri klasörünü başka bir sunucu kullanıyor: ${dataDir}`);
    throw new DataDirLockedError(
      `DATA_DIR: kilit dosyası bozuk ya da açılamıyor (${code}). Silip tekrar başlatın: ${file}`,
    );
  }
  return () => lock.close();
}
