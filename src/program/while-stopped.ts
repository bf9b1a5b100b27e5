import type { ConnectSettings } from '#server/db/connect.ts';
import { connect, disconnect } from '#server/db/connect.ts';
import { refuseOtherSessions } from '#server/db/drop-tables.ts';
import { lockDataDir } from './data-dir-lock.ts';

/**
 * Runs work during which nobody else may use the database. On SQLite no server can start meanwhile.
 * @throws DataDirLockedError, DatabaseInUseError if a server runs
 */
export async function whileStopped(settings: ConnectSettings, work: () => Promise<void>): Promise<void> {
  if (settings.databaseUrl) {
    await refuseRunning(settings);
    await work();
    return;
  }
  const unlock = lockDataDir(settings.dataDir);
  try {
    await work();
  } finally {
    unlock();
  }
}

async function refuseRunning(settings: ConnectSettings): Promise<void> {
  const connections = await connect(settings);
  try {
    await refuseOtherSessions(connections.writer);
  } finally {
    await disconnect(connections);
  }
}
