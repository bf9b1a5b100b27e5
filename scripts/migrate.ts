import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, readConfig } from '#server/config.ts';
import { connect, disconnect } from '#server/db/connect.ts';
import { migrate, NewerDatabaseError } from '#server/db/migrate.ts';

const say = (line: string) => console.log(line);

try {
  const config = readConfig(process.env);
  await mkdir(config.dataDir, { recursive: true });
  const connections = connect(config);
  try {
    await migrate(connections, { backupDir: join(config.dataDir, 'backups'), say });
    say('Veritabanı güncel.');
  } finally {
    await disconnect(connections);
  }
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof NewerDatabaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
