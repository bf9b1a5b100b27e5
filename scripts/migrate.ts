import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig, type Config } from '#server/context/config.ts';
import { ConfigError } from '#server/context/config-error.ts';
import { connect, disconnect } from '#server/db/connect.ts';
import { migrate, NewerDatabaseError, UnreleasedDatabaseError } from '#server/db/migrate.ts';
import { DataDirLockedError, lockDataDir } from '#program/data-dir-lock.ts';

const say = (line: string) => console.log(line);

try {
  const config = readConfig(process.env);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  // On SQLite the lock ensures that no server runs during the migration. On PostgreSQL this is not checked.
  const unlock = config.databaseUrl ? () => undefined : lockDataDir(config.dataDir);
  try {
    await migrateDatabase(config);
    say('Veritabanı güncel.');
  } finally {
    unlock();
  }
} catch (error) {
  if (!isExpected(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function migrateDatabase(config: Config): Promise<void> {
  const connections = await connect(config);
  try {
    await migrate(connections, { backupDir: join(config.dataDir, 'backups'), say });
  } finally {
    await disconnect(connections);
  }
}

function isExpected(error: unknown): error is Error {
  const kinds = [ConfigError, NewerDatabaseError, UnreleasedDatabaseError, DataDirLockedError];
  return kinds.some((kind) => error instanceof kind);
}
