import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, type Config } from '#server/context/config.ts';
import { ConfigError } from '#server/context/config-error.ts';
import { connect, disconnect } from '#server/db/connect.ts';
import { isMigrated, NewerDatabaseError } from '#server/db/migrate.ts';
import { systemClock } from '#server/ports/clock.ts';
import { addKey, ensureKeyFile, KeyFileError, keyFilePath } from '#server/secrets/key-file.ts';
import { openSealingKeys } from '#server/secrets/sealing-keys.ts';
import { resealAllSecrets } from '#program/reseal-secrets.ts';
import { DataDirLockedError, lockDataDir } from '#program/data-dir-lock.ts';

/** A request that cannot be carried out; the message tells the operator what to do. */
class RotationError extends Error {}

const say = (line: string) => console.log(line);

try {
  const config = readConfig(process.env);
  refuseWithoutNewKey(config);
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'vitrin.db'))) throw notReady();
  // A running server would go on with the old key, so the lock ensures that none is running.
  const unlock = config.databaseUrl ? () => undefined : lockDataDir(config.dataDir);
  try {
    await rotate(config);
  } finally {
    unlock();
  }
} catch (error) {
  const kinds = [ConfigError, NewerDatabaseError, DataDirLockedError, KeyFileError, RotationError];
  if (!kinds.some((kind) => error instanceof kind)) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function rotate(config: Config): Promise<void> {
  const connections = await connect(config);
  try {
    if (!(await isMigrated(connections))) throw notReady();
    if (config.appSecret === undefined) {
      await ensureKeyFile(config.dataDir);
      await addKey(config.dataDir);
    }
    const sealing = await openSealingKeys(connections, config);
    const counts = await resealAllSecrets({ connections, clock: systemClock, config, sealing });
    say(`Yeni anahtarla mühürlenen doğrulama uygulaması: ${counts.resealed}`);
    if (counts.unreadable > 0) say(`Hiçbir anahtarla açılamayan: ${counts.unreadable}`);
    if (config.appSecret === undefined) say(`Anahtar: ${keyFilePath(config.dataDir)}`);
  } finally {
    await disconnect(connections);
  }
}

/** A new key is a line of the key file, or a new APP_SECRET, which only the operator can give. */
function refuseWithoutNewKey({ appSecret, oldAppSecret, databaseUrl }: Config): void {
  if (appSecret !== undefined && oldAppSecret === undefined)
    throw new RotationError(
      'Anahtar APP_SECRET. Önce ona yeni bir değer verin, eskisini APP_SECRET_OLD olarak verin; sonra komutu yineleyin.',
    );
  if (appSecret === undefined && databaseUrl !== undefined)
    throw new RotationError('PostgreSQL ile anahtar dosyası yoktur: APP_SECRET verip programı başlatın.');
}

function notReady(): RotationError {
  return new RotationError('Veritabanı hazır değil. Önce npm start ya da npm run db:migrate çalıştırın.');
}
